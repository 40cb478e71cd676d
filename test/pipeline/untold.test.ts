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

test.each(["card", "infographic", "carousel", "slideshow", "video"] as const)(
  "a %s tells every sentence",
  (type) => {
    expect(lostOn(type, BRIEF)).toEqual([]);
  },
);

test("a sentence that no scene of a film has room for is lost", () => {
  expect(lostOn("video", `${BRIEF} ${LONG}.`)).toEqual([`${LONG}.`]);
});

test("sentences that a card has no room for are lost", () => {
  expect(lostOn("card", `${BRIEF} ${LONG}. ${OTHER}.`)).toEqual([`${LONG}.`]);
});

test("the picture of a quotation is the quotation and its speaker", () => {
  const brief =
    "“We open the gate and the plan is there.” Dana Whitlock, chair of Oakrow Gardens, says so. The gardens have 64 plots.";
  expect(lostOn("card", brief)).toEqual([]);
});

test("a preview image leads to the page that says the rest", () => {
  expect(lostOn("og_image", `${BRIEF} ${LONG}.`)).toEqual([]);
});
