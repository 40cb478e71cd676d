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

const PRINT =
  "Offset or digital?\n\nDigital pays off up to 400 copies. Every copy may be different, for example with a name on the cover. No special colours.\n\nOffset pays off above 400. Pantone inks are possible.";
test.each([
  PRINT,
  "Mähroboter oder Rasenmäher?\n\nMähroboter fahren jeden Tag. Kein Lärm am Sonntag.\n\nRasenmäher sind billiger. Ein Akku reicht für 400 m².",
  "Gravier ou pavés ?\n\nLe gravier se pose en un jour. Pas de fondation.\n\nLes pavés durent trente ans. Ils se nettoient au jet.",
  "Offset vs digital: which one?\n\nDigital is ready in 3 days. No minimum.\n\nOffset is cheaper from 400 copies. Ready in 8 days.",
])("paragraphs that begin with the two sides of a question are for readers: %s", (brief) => {
  expect(comparedParagraphs(brief)).toHaveLength(2);
  expect(readStory({ brief, brand: brandOf("Acme") }).heldBack).toEqual([]);
});

test("notes behind them stay for the maker, and so do surely orders within", () => {
  const note = "No stock photos please.";
  expect(comparedParagraphs("Coffee or tea?\n\nWe open at nine. Come in.")).toEqual([]);
  for (const brief of [`${PRINT} ${note}`, PRINT.replace("No special colours.", note)])
    expect(readStory({ brief, brand: brandOf("Acme") }).facts.map(({ says }) => says)).not.toContain(note);
});
