import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { rowsBeside } from "../../../lib/story/read/labelled-rows.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Hollin");
const quotesOf = (brief: string) =>
  readStory({ brief, brand })
    .facts.filter(({ from }) => from === "brief")
    .map(({ quote }) => quote);

test.each([
  ["Our prices\nCut: £32\nBlow dry: £24\nHighlights: £75\nBeard trim: £18", "Highlights: £75"],
  ["Our prices. Cut: £32. Blow dry: £24. Highlights: £75. Beard trim: £18.", "Highlights: £75."],
  [
    "Kitebox 3\nMaps: offline\nVoice notes: up to ten minutes\nTags: in any colour\nExport: to PDF",
    "Tags: in any colour",
  ],
  ["Unsere Preise\nSchnitt: 32 €\nFormat: 25 €\nBart: 18 €", "Format: 25 €"],
])("a row of a list keeps its name, whatever key it looks like: %s", (brief, row) => {
  expect(quotesOf(brief)).toContain(row);
});

test.each([
  ["Apple day\nWhen: 4 October\nPlace: orchard\nPrice: £4\nTags: #apple #harvest", "Tags: #apple #harvest"],
  [
    "Apple day\nWhen: 4 October\nWhere: orchard\nPrice: £4\nHighlights: juice, cake",
    "Highlights: juice, cake",
  ],
  ["Cut: £32\nHighlights: £75", "Highlights: £75"],
])("the key of a form stays one: %s", (brief, line) => {
  expect(rowsBeside(brief, brief.indexOf(line), line)).toEqual([]);
});

const CENTRE = `What changes at the recycling centre
Garden waste: needs a booked slot on Saturdays
Wood: is sorted into treated and untreated, so please separate it at home
Paint: is taken on the first Friday of the month
Tyres: have to come off the rim
Batteries: go into the red box beside the office`;

test("a row that is held back between others of its list is asked about", () => {
  const outlet = { channel: "linkedin", assetType: "card" } as const;
  const story = houseStory({ brief: CENTRE, brand, ...outlet });
  const { verdict, summary } = reviewStory({ story, brief: CENTRE, brand, ...outlet, lint: [] });
  expect(story.heldBack.map(({ quote }) => quote).join()).toContain("Wood");
  expect(verdict).toBe("needs_review");
  expect(summary).toContain("Wood");
});
