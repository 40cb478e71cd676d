import { expect, test } from "vitest";
import { figureIn } from "../../../lib/render/templates/kit/story/figured.ts";
import { fits as statOf } from "../../../lib/render/templates/stat/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Harrow Rowers", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Harrow Rowers"), channel: "linkedin", assetType: "card" });

test("what a headline says was reached stands large between its words", () => {
  const story = storyOf(
    "The sponsored row raised £2,310.50 for new oars. 64 people rowed. The oars come in May.",
  );
  expect(statOf(story, PICTURES)?.data).toMatchObject({
    intro: "The sponsored row raised",
    value: "£2,310.50",
    label: "for new oars",
  });
});

test("a price in other news is not what was reached", () => {
  const story = storyOf("Our oars cost £2,310.50 since May. They are made of ash. Come and try them.");
  expect(statOf(story, PICTURES)?.data).not.toMatchObject({ intro: "Our oars cost" });
});

test.each([
  "Today there are three boats, 40 rowers and coaches from 9 schools",
  "Heute gibt es drei Boote, 40 Ruderer und Trainer aus 9 Schulen",
  "Hoy hay tres barcos, 40 remeros y entrenadores de 9 escuelas",
  "Open every day 10 till 6, bring a coat",
])("no number is torn from %s", (sentence) => {
  expect(figureIn(sentence)).toBeUndefined();
});

test("a number with its own words is a figure", () => {
  expect(figureIn("About 40 rowers come each week, rain or shine")).toMatchObject({ value: "40" });
});

test("a price inside its sentence stays there, though it stands large as well", () => {
  const story = storyOf(
    "Hiya, can you do us a post about dining chairs please. We do a drop-in seat pad at £48 a chair including the foam and labour, you bring your own fabric or pick from ours. Bring them in by Friday 11 December. Make the £48 nice and big.",
  );
  const lead = { intro: "", value: "£48", label: "" };
  expect(statOf(story, { ...PICTURES, lead })?.data.supporting).toContain("at £48 a chair");
});
