import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const said = (brief: string) =>
  readStory({ brief, brand: brandOf("Kite") })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says);

test.each([
  "How to feed garden birds. Do: clean the feeder weekly. Don't: give them bread or milk.",
  "Charging e-bikes at home.\nDo: unplug it when full.\nDon't: charge it on the stairs.",
])("what readers should not do stands beside what they should: %s", (brief) => {
  expect(said(brief)).toContainEqual(expect.stringMatching(/^Don’t: /u));
});

test.each([
  "Sale from Friday. Don't: clichés, puns.",
  "Sale from Friday. Do: short sentences. Don't: emoji or stock photos.",
])("what the maker should not do stays a wish: %s", (brief) => {
  expect(said(brief)).not.toContainEqual(expect.stringMatching(/^Don’t/u));
});
