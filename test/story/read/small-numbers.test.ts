import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const stepsOf = (brief: string) =>
  readStory({ brief, brand: brandOf("Kite") }).steps.map(({ title }) => title);

test("lines that count with a bare number are steps under a title that promises how", () => {
  expect(stepsOf("How to light a stove.\n1 open the air\n2 two split logs below\n3 kindling on top")).toEqual(
    ["Open the air", "Two split logs below", "Kindling on top"],
  );
  expect(stepsOf("Tomato soup for two.\n1 tin of tomatoes\n2 onions\n3 cloves of garlic")).toEqual([]);
});

test("sentences that count with a bare number are steps behind their label", () => {
  expect(
    stepsOf(
      "Light a stove top down. Steps: 1 open both vents. 2 two logs below. 3 after a while, close the vent.",
    ),
  ).toEqual(["Open both vents", "Two logs below", "After a while, close the vent"]);
});
