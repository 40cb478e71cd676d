import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { factsKeptFromReaders } from "../../../lib/story/review/lost-facts.ts";
import { otherAddressees } from "../../../lib/story/review/other-addressees.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Maison");

/** The search over a post that has all of the brief. */
function searchOf(brief: string) {
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
  const places = [{ where: "posts.linkedin", text: brief }];
  return { story, brief, brand, places, asides: [], rough: false };
}

/** The sentences that a person is asked about. */
const askedAbout = (brief: string) => otherAddressees(searchOf(brief)).map(({ quote }) => quote);

const HOURS = "Tuesday to Friday we open at ten.";

test("a sentence that stands beside a remark is asked about sooner than one alone", () => {
  const likely = "People come in wet from the rain.";
  expect(askedAbout(`${HOURS} ${likely}`)).toEqual([]);
  expect(askedAbout(`${HOURS}\n\n${likely} No cartoon snowmen.`)).toEqual([likely]);
});

test("an empty line parts a sentence from a remark", () => {
  expect(askedAbout(`${HOURS}\n\nNo cartoon snowmen.`)).toEqual([]);
});

test("a condition that was taken for a remark is asked about", () => {
  const brief = `25% off all yarn from Saturday 26 December. Not on kits or gift cards.`;
  const { story, ...rest } = searchOf(brief);
  expect(story.heldBack.map(({ quote }) => quote)).toEqual(["Not on kits or gift cards."]);
  expect(factsKeptFromReaders({ story, ...rest })).toEqual(["Not on kits or gift cards."]);
});

test("a name in quotation marks that stands in a remark alone is asked about", () => {
  const remark = "新春の生菓子「雪あかり」のお知らせをお願いいたします。";
  const { story, ...rest } = searchOf("The shop opens at ten.");
  const heldBack = [{ quote: remark, span: { start: 0, end: remark.length }, why: "instruction" as const }];
  const search = { ...rest, story: { ...story, heldBack } };
  expect(factsKeptFromReaders(search)).toEqual([remark]);
  const places = [{ where: "posts.linkedin", text: "「雪あかり」の季節です。" }];
  expect(factsKeptFromReaders({ ...search, places })).toEqual([]);
});
