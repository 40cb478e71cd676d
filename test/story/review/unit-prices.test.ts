import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { contradictionsIn } from "../../../lib/story/review/contradictions.ts";
import { brandOf } from "../../copy/brands.ts";

const contradictions = (brief: string) =>
  contradictionsIn(readStory({ brief, brand: brandOf("Acme") }), brief);

test.each([
  "Preise ab 1. Januar:\n\nGlockenseil 18 mm, je Meter 9,80 €\nHandlauf 30 mm, je Meter 24,50 €",
  "Huîtres :\n\nCreuses n° 3, la douzaine : 9 €\nCreuses n° 2, la douzaine : 11 €",
  "Our prices:\n\nBell rope, per metre £9.80\nHandrail rope, per metre £24.50",
])("prices for a unit belong to what stands before them: %s", (brief) => {
  expect(contradictions(brief)).toEqual([]);
});

test("two prices of one thing contradict each other", () => {
  expect(
    contradictions("The bell rope course costs £90. Please book early. The bell rope course costs £110."),
  ).toHaveLength(1);
});
