import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRAND } from "./hats.ts";

const OUTLET = { channel: "linkedin", assetType: "card" } as const;
const TODAY = "2026-11-23";
function verdictOf(brief: string) {
  const story = houseStory({ brief, brand: BRAND, ...OUTLET });
  return reviewStory({ story, brief, brand: BRAND, ...OUTLET, lint: [], today: TODAY }).verdict;
}
const askedIn = (brief: string) =>
  clarifyBrief({ brief, brand: BRAND, today: TODAY }).questions.map(({ id }) => id);

test.each([
  "Our Christmas knitting workshop is back! Knit two mittens and take them home. £45 a person, 12 places only.",
  "Unser Strick-Workshop ist zurück! Wir stricken zwei Handschuhe. 45 € pro Person, nur 12 Plätze.",
  "Notre atelier tricot est de retour ! On tricote deux moufles. 45 € par personne, 12 places.",
  "¡Vuelve nuestro taller de punto! Tejemos dos manoplas. 45 € por persona, 12 plazas.",
])("an event that people book, without a day, is asked about: %s", (brief) => {
  expect(askedIn(brief)).toContain("when");
  expect(verdictOf(brief)).toBe("needs_review");
});

test.each([
  "Our Christmas knitting workshop is back on 5 December! £45 a person, 12 places only.",
  "Our knitting workshop takes place every week. £45 a person, 12 places only.",
  "The vending machine is open day and night again. Milk £1.80 a litre, 3 places to sit only.",
  "After the workshop Ana Ruiz knits her own mittens. She sells them in our shop for £18.",
])("a day, a rule or another subject: nothing is missing in %s", (brief) => {
  expect(askedIn(brief)).not.toContain("when");
});
