import { expect, test } from "vitest";
import { chooseTemplate } from "../../lib/pipeline/designs/choose-template.ts";
import { houseStory } from "../../lib/story/house.ts";
import type { AssetType } from "../../lib/vocab.ts";
import { brandOf } from "../copy/brands.ts";

const NOTHING = { brand: "Meadowline", asked: [], atHand: [], faces: [] };

function lostOn(assetType: AssetType, brief: string): string[] {
  const brand = brandOf("Meadowline");
  const story = houseStory({ brief, brand, channel: "linkedin", assetType });
  return chooseTemplate(story, NOTHING, { assetType, seed: 1 })?.lost.map(({ quote }) => quote) ?? [];
}

const BRIEF =
  "Meadowline has four new features this month. Plot maps show who looks after which bed. Volunteers can log their hours. Treasurers can export the year.";
const LONG =
  "The committee of the gardens behind the old tram depot, which has looked after them since the depot closed, keeps its minutes there as well, together with every receipt";
const OTHER =
  "Everybody may knock on the green door on Tuesday evenings and ask whoever answers for the blue folder with drawings, letters and old photographs";
const BREATHLESS =
  "The committee of the gardens behind the old tram depot that has looked after every single bed and bench since the last tram left keeps the minutes of its meetings in the dry cupboard of the new shed beside the gate together with every receipt of every year";
const LAST =
  "Nobody knows today which of the many keys on the long nail in the shed opens the iron box with the plans of the depot and the names of all who drove the trams through the valley for a hundred years";
const MORE =
  "Most of them never came back for their caps, which still hang in the long hall where the tickets were sold, above the clock that the last conductor stopped by hand at ten past four, when the lights of the depot went out for good";

test.each(["card", "infographic", "carousel", "slideshow", "video"] as const)(
  "a %s tells every sentence",
  (type) => {
    expect(lostOn(type, BRIEF)).toEqual([]);
  },
);

test("a sentence without a breath that no scene of a film has room for is lost", () => {
  expect(lostOn("video", `${BRIEF} ${BREATHLESS}.`)).toEqual([`${BREATHLESS}.`]);
});

test("a card tells a text of some 450 letters, and of a longer one what it has room for", () => {
  expect(lostOn("card", `${BRIEF} ${LONG}. ${OTHER}.`)).toEqual([]);
  expect(lostOn("card", `${BRIEF} ${LONG}. ${OTHER}. ${BREATHLESS}. ${LAST}. ${MORE}.`)).not.toEqual([]);
});

test("the picture of a quotation is the quotation and its speaker", () => {
  const brief =
    "“We open the gate and the plan is there.” Dana Whitlock, chair of Oakrow Gardens, says so. The gardens have 64 plots.";
  expect(lostOn("card", brief)).toEqual([]);
});

test("a preview image leads to the page that says the rest", () => {
  expect(lostOn("og_image", `${BRIEF} ${LONG}.`)).toEqual([]);
});
