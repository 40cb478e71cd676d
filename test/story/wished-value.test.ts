import { expect, test } from "vitest";
import { houseStory } from "../../lib/story/house.ts";
import { otherEmphasis } from "../../lib/story/review/wished-lead.ts";
import { wishedValue } from "../../lib/story/wished-value.ts";
import { brandOf } from "../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Moss Vet"), channel: "instagram", assetType: "card" });

const NIGHTS =
  "Our night line 01632 960 114 is open from 24 to 27 December. The phone number must be the biggest thing on the picture.";
const CLOSING =
  "Our last day is Thursday 24 December. Thank you for 31 years on Bridge Street. Put the last day first and largest.";

test("the value that is wanted first stands between the words of its sentence", () => {
  expect(wishedValue(storyOf(NIGHTS))).toEqual({
    intro: "Our night line",
    value: "01632 960 114",
    label: "is open from 24 to 27 December",
  });
  expect(wishedValue(storyOf(CLOSING))).toMatchObject({
    intro: "Our last day is",
    value: "Thursday 24 December",
  });
});

test("the hours of several days are all meant, and no other hour of the brief", () => {
  const story = storyOf(
    "New hours from Monday 4 January.\n\nMonday to Thursday: 8am to 5pm\nFriday: 8am to 2pm\nSaturday: closed\n\nThe till closes at 1pm on Friday 18 December.\n\nPlease show the new hours large, many of our customers are old.",
  );
  expect(wishedValue(story)).toBeUndefined();
  expect(story.headline.text).not.toContain("till");
});

test("the first of two days does not stand large without its month", () => {
  const story = storyOf(
    "Keramikmarkt: Samstag, 5. und Sonntag, 6. Juni, jeweils 10 bis 17 Uhr auf dem Anger. Bitte das Datum groß.",
  );
  expect(wishedValue(story)?.value).not.toBe("5.");
});

test("a range of days is one value, with the word that opens it", () => {
  const story = storyOf(
    "Campaña de vacunación del 1 al 15 de diciembre, 25 € por mascota. La fecha debe ser lo más grande.",
  );
  expect(wishedValue(story)?.value).toBe("del 1 al 15 de diciembre");
});

test("of a number and its price, the price", () => {
  const story = storyOf("Any 6 plants for £9 on 8 and 9 May. Make the 6 for £9 nice and big please.");
  expect(wishedValue(story)).toMatchObject({ intro: "Any 6 plants for", value: "£9" });
  expect(otherEmphasis({ story, places: [], lead: "£9" })).toEqual([]);
  expect(otherEmphasis({ story, places: [], lead: "6" })).toHaveLength(1);
});

test("without a wish there is none", () => {
  expect(wishedValue(storyOf("Our night line 01632 960 114 is open all night."))).toBeUndefined();
});

const asked = (brief: string, lead: string) =>
  otherEmphasis({ story: storyOf(brief), places: [], lead }).map(({ quote }) => quote);

test("a drawn picture is judged by its largest type", () => {
  expect(asked(CLOSING, "Thursday 24 December")).toEqual([]);
  expect(asked(CLOSING, "Thank you for 31 years")).toHaveLength(1);
  expect(asked(NIGHTS, "01632 960 114")).toEqual([]);
});

test("a value inside a long sentence of the largest type is buried", () => {
  expect(
    asked(NIGHTS, "Our night line 01632 960 114 is open from 24 to 27 December, on Sundays and at night"),
  ).toHaveLength(1);
});

test.each([
  ["DANKE! 312 Menschen haben gespendet. Das neue Dach ist bezahlt.", "DANKE!"],
  ["MERCI ! 86 familles ont participé à la kermesse.", "MERCI !"],
  ["GRAZIE! In una settimana avete donato 640 kg di crocchette.", "GRAZIE!"],
])("thanks that are a sentence of their own are the largest word: %s", (brief, value) => {
  expect(wishedValue(storyOf(brief))).toEqual({ intro: "", value, label: "", isOpening: true });
});

test("thanks within a sentence are not", () => {
  expect(wishedValue(storyOf("Thank you to the 40 volunteers who planted 300 trees."))).toBeUndefined();
});

test("of several prices none stands alone, without what it is for", () => {
  const list = "Prices from 1 March\n\nSmall loaf: £3\nLarge loaf: £5\nRolls: £1\n\n";
  expect(wishedValue(storyOf(`${list}Make the small and large loaf prices the biggest thing.`))).toBe(
    undefined,
  );
});

test("of several days those are meant that are told with what is named", () => {
  const story = storyOf(
    "Winter hours. We're shut on 24 December. Open 9 to 4 on all other days until 3 January. Put the days we're shut first and biggest.",
  );
  expect(wishedValue(story)).toMatchObject({ value: "24 December" });
});
