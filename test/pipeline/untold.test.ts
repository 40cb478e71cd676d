import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../lib/pipeline/designs/choose-template.ts";
import { readIn } from "../../lib/render/templates/kit/story/shown.ts";
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

test("a sentence that the post beside a film tells is not lost", () => {
  const brief = `${BRIEF} ${BREATHLESS}.`;
  const brand = brandOf("Meadowline");
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "video" });
  const beside = story.posts.linkedin ?? "";
  const chosen = chooseTemplate(story, { ...NOTHING, beside }, { assetType: "video", seed: 1 });
  expect(beside).toContain(BREATHLESS);
  expect(chosen?.lost).toEqual([]);
});

test("a card tells a text of some 450 letters, and of a longer one what it has room for", () => {
  expect(lostOn("card", `${BRIEF} ${LONG}. ${OTHER}.`)).toEqual([]);
  expect(lostOn("card", `${BRIEF} ${LONG}. ${OTHER}. ${BREATHLESS}. ${LAST}. ${MORE}.`)).not.toEqual([]);
});

describe("beside a post that tells the whole text", () => {
  const brief = `${BRIEF} ${LONG}. ${BREATHLESS}.`;
  const story = houseStory({ brief, brand: brandOf("Meadowline"), channel: "linkedin", assetType: "card" });
  const chosen = (post: string) =>
    chooseTemplate(story, { ...NOTHING, post }, { assetType: "card", seed: 1 });
  const saidBeside = (post: string) => readIn(chosen(post)?.data).join("\n");

  test("a card has what is read at a glance, and nothing is lost", () => {
    const post = story.posts.linkedin ?? "";
    expect(post).toContain(BREATHLESS);
    expect(saidBeside(post)).not.toContain(BREATHLESS);
    expect(saidBeside(post).length).toBeLessThan(440);
    expect(chosen(post)?.lost).toEqual([]);
  });

  test("a card keeps a sentence that the post leaves out", () => {
    expect(saidBeside(BRIEF)).toContain(BREATHLESS);
  });
});

test("advice stands in the post alone, a deadline and a price on the picture too", () => {
  const brief =
    "Pottery course for beginners: six Tuesdays from 12 January 2027, 7 to 9.30 pm, £225. Please bring an apron and an old towel. Book by Friday 18 December at mudlark.example.";
  const story = houseStory({ brief, brand: brandOf("Mudlark"), channel: "linkedin", assetType: "card" });
  const post = story.posts.linkedin ?? "";
  const chosen = chooseTemplate(story, { ...NOTHING, post }, { assetType: "card", seed: 1 });
  const said = readIn(chosen?.data).join("\n");
  expect(post).toContain("apron");
  expect(said).toContain("£225");
  expect(said).toContain("18 December");
  expect(chosen?.lost).toEqual([]);
});

test("the pay, the start and the place of a job stand on its card beside a post, and the pay once", () => {
  const brief =
    "We are looking for a registered veterinary nurse, full time, to start on 1 February 2027 in Ludlow. Salary £29,500 to £33,000 depending on experience. One Saturday morning in four, no nights and no on-call. £800 a year for training. Applications to jobs@fernhollow.example by Friday 11 December.";
  const story = houseStory({ brief, brand: brandOf("Fernhollow"), channel: "linkedin", assetType: "card" });
  const pictures = { ...NOTHING, brand: "Fernhollow", post: story.posts.linkedin ?? "" };
  const chosen = chooseTemplate(story, pictures, { assetType: "card", seed: 1, among: ["hiring"] });
  const said = readIn(chosen?.data).join("\n");
  for (const value of ["£29,500 to £33,000", "1 February 2027", "Ludlow"]) expect(said).toContain(value);
  expect(said.match(/29,500/g)).toHaveLength(1);
});

test("a timetable stands whole on its card", () => {
  const brief =
    "Our holiday hours.\nMonday 21 December: 8 am to 7 pm.\nThursday 24: 7 am to 4 pm.\nClosed on 25, 26 and 27.\nMonday 28: 9 am to 6 pm.\nThursday 31: 7 am to 4 pm.\nOpen again on Tuesday 5 January.";
  const story = houseStory({ brief, brand: brandOf("Loriot"), channel: "linkedin", assetType: "card" });
  const pictures = { ...NOTHING, post: story.posts.linkedin ?? "" };
  const said = readIn(chooseTemplate(story, pictures, { assetType: "card", seed: 1 })?.data).join("\n");
  for (const time of ["8 am to 7 pm", "9 am to 6 pm", "Thursday 31", "5 January"])
    expect(said).toContain(time);
});

test("the picture of a quotation is the quotation and its speaker", () => {
  const brief =
    "“We open the gate and the plan is there.” Dana Whitlock, chair of Oakrow Gardens, says so. The gardens have 64 plots.";
  expect(lostOn("card", brief)).toEqual([]);
});

test("a preview image leads to the page that says the rest", () => {
  expect(lostOn("og_image", `${BRIEF} ${LONG}.`)).toEqual([]);
});
