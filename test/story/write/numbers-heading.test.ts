import { expect, test } from "vitest";
import { figureShape } from "../../../lib/render/templates/kit/figure-shape.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { numbersHeading } from "../../../lib/text/in-numbers.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const BRIEF =
  "This year in numbers: 3,412 parcels given out, up from 2,780 last year. 1,190 of them went to families with children. 46 volunteers gave 9,300 hours. 82% of the food came from local shops.";
const storyOf = (brief: string, assetType: AssetType) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType });

test("a heading that announces numbers heads their page, and stands over the first on a card", () => {
  expect(storyOf(BRIEF, "infographic").headline.text).toBe("This year in numbers");
  const { kicker, headline } = storyOf(BRIEF, "card");
  expect(kicker?.text).toBe("This year in numbers");
  expect(headline.text).toBe("3,412 parcels given out, up from 2,780 last year");
});

test.each([
  "Das Jahr 2025 in Zahlen: 48.300 Ausleihen, 6.120 mehr als im Vorjahr.",
  "Notre année en chiffres : 214 vélos réparés, contre 160 l’an dernier.",
  "2025 en cifras: 3.150 kg de verduras cosechadas.",
  "La raccolta in numeri: 84.500 € raccolti in 30 giorni.",
  "Ons jaar in cijfers: 5.480 dagdelen begeleiding.",
  "Os nossos 40 anos em números: 3 gerações da mesma família.",
])("%s has a heading", (sentence) => {
  expect(numbersHeading(sentence)?.title).toBe(sentence.split(/\s?:/u)[0]);
});

test("a sentence with a colon and a number has none", () => {
  expect(numbersHeading("Open on Saturday: 9 am to 5 pm, in the hall.")).toBeUndefined();
});

test("a small number that leads to a far larger one is not the figure of its statement", () => {
  const values = storyOf(BRIEF, "infographic").figures.map(({ value }) => value);
  expect(values).not.toContain("46");
});

test("counts with their thousands apart are drawn beside what they were", () => {
  const label = "parcels given out, up from 2,780 last year";
  expect(figureShape({ value: "3,412", label })).toEqual({ kind: "pair", from: 2780, to: 3412 });
});
