import { expect, test } from "vitest";
import { offerValues } from "../../../lib/render/templates/kit/story/offer-values.ts";
import { storyOf } from "../../story/stories.ts";

const shown = (value: string, terms: string, spoken = "en") =>
  offerValues(
    storyOf("A course.", { spoken, offer: { value, before: "", ends: "", code: "", terms, facts: ["f1"] } }),
  ).map(({ text }) => text);

test.each([
  [
    "en",
    "£215",
    "If you book by 18 December, otherwise £245",
    "£215 if you book by 18 December, otherwise £245",
  ],
  ["de", "215 €", "Wenn Sie bis 18. Dezember buchen", "215 €, wenn Sie bis 18. Dezember buchen"],
])("a condition stands in the sentence of its price (%s): %s", (spoken, value, terms, sentence) => {
  expect(shown(value, terms, spoken)).toContain(sentence);
});

test("other terms stand by themselves", () => {
  expect(shown("£215", "One course for each person")).toContain("One course for each person");
});
