import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { contradictionsIn } from "../../../lib/story/review/contradictions.ts";
import { nobody } from "../../copy/brands.ts";

const opposed = (brief: string) => contradictionsIn(readStory({ brief, brand: nobody }), brief);

test.each([
  "Ash or beech?\n\nAsh: from £40 a metre, delivered in 3 days, yearly oiling £12\nBeech: from £55 a metre, delivered in 6 days, yearly oiling £9",
  "Zum Vergleich:\n\nKleiner Saal: 80 Euro am Abend, Reinigung 25 Euro, 40 Plätze\nGroßer Saal: 190 Euro am Abend, Reinigung 45 Euro, 120 Plätze",
])("values of two things that are compared are no contradiction: %s", (brief) => {
  expect(opposed(brief)).toEqual([]);
});

test("one thing with two values is one", () => {
  expect(
    opposed("The yearly oiling costs £12. Come in on Friday.\n\nThe yearly oiling costs £9."),
  ).not.toEqual([]);
  expect(opposed("Oil: the yearly oiling costs £12\nWood: the yearly oiling costs £9")).not.toEqual([]);
});
