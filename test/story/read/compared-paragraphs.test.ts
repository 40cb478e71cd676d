import { expect, test } from "vitest";
import { comparedParagraphs } from "../../../lib/story/read/compared-paragraphs.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { signsIn } from "../../../lib/story/review/talk-signs.ts";
import { brandOf } from "../../copy/brands.ts";

const CHAIRS =
  "Re-cane the old chair or buy a new one?\n\nRe-caning: $90 to $130. Takes two weeks because I soak the cane first. Keeps the frame.\n\nA new chair from the shop: $150 to $200 delivered. Here in three days. Needs a screwdriver.";

test("two labelled paragraphs with prices are for readers", () => {
  expect(comparedParagraphs(CHAIRS)).toHaveLength(2);
  const { heldBack, facts } = readStory({ brief: CHAIRS, brand: brandOf("Acme") });
  expect(heldBack).toEqual([]);
  expect(facts.map(({ quote }) => quote)).toContain("A new chair from the shop: $150 to $200 delivered.");
});

test("one alone, lines of a list and what is planned are none", () => {
  expect(comparedParagraphs("Re-caning: $90. Takes two weeks.")).toEqual([]);
  expect(comparedParagraphs("Chair: $90\nStool: $60")).toEqual([]);
  expect(comparedParagraphs("Budget: $90. Ask Tom.\nChair: $60. Takes a week.")).toEqual([]);
});

test("what customers ask is no talk among colleagues", () => {
  expect(signsIn("People ask me that every week.", "en", false)).toEqual([]);
  expect(signsIn("Not sure, ask me on Monday.", "en", false)).not.toEqual([]);
});
