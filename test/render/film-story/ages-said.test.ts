import { describe, expect, test } from "vitest";
import { detailsOf } from "../../../lib/render/templates/film/story-words.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { valuesOf } from "../../../lib/story/read/values.ts";
import { brandOf } from "../../copy/brands.ts";

const LONGEST = 90;
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Weir Swim Club"), channel: "tiktok", assetType: "video" });
const SQUADS = [
  "Sign-up for the junior squads closes Friday 18 December at 5pm, no late entries this time.",
  "Minnows (5 to 7 yrs): Tuesdays 4pm, $145 for the term\nTurtles (8 to 10): Thursdays 4.45pm, $210\nPikes (11 to 14): Mondays 6am, $260",
  "Term starts Monday 1 February 2027.",
].join("\n\n");

test("an age that its line tells with the word written out is no scene of its own", () => {
  const story = storyOf(SQUADS);
  const said = [story.headline.text, ...story.scenes.map(({ text }) => text)];
  expect(said.join("\n")).toContain("5 to 7 years");
  expect(detailsOf(story, said, LONGEST).join("\n")).not.toContain("5 to 7");
});

test("what no line tells is still added", () => {
  const story = storyOf(SQUADS);
  expect(detailsOf(story, [story.headline.text], LONGEST).join("\n")).toContain("$145");
});

const daysIn = (text: string) =>
  valuesOf(text).flatMap(({ kind, text: said }) => (kind === "when" ? said : []));

describe("a range of years of age is no time", () => {
  test.each([
    "For children (5 to 7 yrs)",
    "Kinder 6 bis 9 Jahre",
    "Enfants 6 à 9 ans",
    "Niños 6 a 9 años",
    "Bambini 6-9 anni",
    "Kinderen 6 tot 9 jaar",
    "Crianças 6 a 9 anos",
    "For children aged 5 to 7",
  ])("%s", (text) => expect(daysIn(text)).toEqual([]));

  test.each([
    ["Open 5 to 7pm", "7pm"],
    ["Geöffnet 10 bis 16 Uhr", "16 Uhr"],
  ])("an hour stays one: %s", (text, time) => expect(daysIn(text).join(" ")).toContain(time));
});
