import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { hedgedValues } from "../../../lib/story/review/hedged.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRAND } from "./hats.ts";

const OUTLET = { channel: "linkedin", assetType: "card" } as const;
const storyOf = (brief: string) => houseStory({ brief, brand: BRAND, ...OUTLET });

test.each([
  "The flat fee is 30 euros, probably.",
  "The flat fee is probably 30 euros.",
  "The flat fee is 30 euros (?) for couriers in Leeds.",
  "Our workshop is maybe on Friday 4 December at 18:00.",
  "Die Pauschale kostet vermutlich 30 Euro.",
  "Der Kurs beginnt wohl am 4. Dezember um 18 Uhr.",
  "Le forfait coûte peut-être 30 euros.",
  "La tarifa cuesta quizá 30 euros al mes.",
  "La tariffa costa forse 30 euro al mese.",
  "A tarifa custa talvez 30 euros por mês.",
  "Het tarief is waarschijnlijk 30 euro per maand.",
  "价格可能是30元，每月一次。",
])("a value that its author is not sure of is asked about: %s", (brief) => {
  const story = storyOf(brief);
  expect(hedgedValues(story, brief)).not.toEqual([]);
  const { verdict } = reviewStory({ story, brief, brand: BRAND, ...OUTLET, lint: [], today: "2026-11-23" });
  expect(verdict).toBe("needs_review");
});

test.each([
  "Maybe you know the feeling: the map is gone. The flat fee is 30 euros.",
  "The course takes about 30 minutes and costs 30 euros.",
  "Probably the best bread in Leeds, from 3 euros.",
  "Perhaps you are free on Friday 4 December at 18:00: our doors are open.",
  "Our kit costs 30 euros. Maybe it is time to learn knitting.",
  "Fühlt euch wohl am Freitag um 18 Uhr in der Mühle.",
  "Vielleicht kennt ihr das: Der Bus ist weg. Unser Rad kostet 30 Euro.",
  "Peut-être connaissez-vous la laine. Le forfait coûte 30 euros.",
  "Quizá conoces la lana. La tarifa cuesta 30 euros.",
  "“I think it is worth 30 euros,” says Ana Ruiz, courier in Leeds. The kit is in our shop.",
  "予約可能です。料金は3000円です。",
])("a doubt about something else, and a rough value, stay free: %s", (brief) => {
  expect(hedgedValues(storyOf(brief), brief)).toEqual([]);
});

test("a value that its author has confirmed is not asked about again", () => {
  const brief =
    "The flat fee is 30 euros, probably.\n\nCREATOR PREFERENCES\n- About “The flat fee is 30 euros, probably”: it is";
  expect(hedgedValues({ ...storyOf("The flat fee is 30 euros, probably.") }, brief)).toEqual([]);
});
