import { expect, test } from "vitest";
import { render } from "../../../lib/render/render.ts";
import { priceChangeIn, reducedIn } from "../../../lib/render/templates/kit/story/price-change.ts";
import { pricedIn } from "../../../lib/render/templates/kit/story/priced.ts";
import { listicle } from "../../../lib/render/templates/listicle/listicle.ts";
import { offer } from "../../../lib/render/templates/offer/offer.ts";
import { emphasesOf } from "../../../lib/story/emphasis.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";
import { BRANDS } from "../support/cases.ts";

const SOLO = "From 1 January, Pingwell Solo goes from $9 to $7 a month.";
const telling = (...said: string[]) =>
  storyWith({
    occasion: "update",
    facts: said.map((text, i) => fact(`f${i + 1}`, i === 0 ? "price" : "news", text)),
    headline: line(said.at(-1) ?? ""),
  });
const nothing = { brand: "Pingwell", asked: [], atHand: [], faces: [] };

test.each([
  [SOLO, "Pingwell Solo", "$9", "$7", "a month", "From 1 January"],
  [
    "Ab 1. Dezember sinkt die Zahnreinigung von 95 € auf 79 €.",
    "Zahnreinigung",
    "95 €",
    "79 €",
    "",
    "Ab 1. Dezember",
  ],
  [
    "Le menu passe de 19 € à 21 € à partir du 5 janvier.",
    "Le menu",
    "19 €",
    "21 €",
    "",
    "À partir du 5 janvier",
  ],
  ["El abono baja de 30 € a 25 € al mes.", "El abono", "30 €", "25 €", "al mes", ""],
] as const)("%s", (text, name, before, value, each, since) => {
  expect(priceChangeIn(telling(text))).toEqual({ name, before, value, each, since, facts: ["f1"] });
});

test.each(["The bus goes from Leeds to York.", "We went from 9 to 7 people.", "It costs $7 a month."])(
  "no price changes in %s",
  (text) => expect(priceChangeIn(telling(text))).toBeUndefined(),
);

test("a price that changes is an offer of its old and new price, and no sentence says it again", () => {
  const fit = offer.fits?.(telling(SOLO, "Existing customers get the new price automatically."), nothing);
  expect(fit?.data).toMatchObject({ headline: "Pingwell Solo", before: "$9", offer: "$7" });
  expect(JSON.stringify(fit?.data)).not.toContain("goes from");
});

test("the new price is the largest type of the picture, in every size", async () => {
  const data = offer.data.parse({ offer: "$7", before: "$9", terms: "a month", headline: "Pingwell Solo" });
  for (const format of ["square", "portrait", "landscape", "story"] as const) {
    const { layout, checks } = await render(offer, {
      assetType: "card",
      channel: "linkedin",
      format,
      data,
      brand: BRANDS.beacon,
      watermark: false,
      seed: 1,
    });
    expect(layout, format).toBe("change");
    expect(checks.filter(({ passed, hard }) => hard && !passed)).toEqual([]);
  }
});

test("prices with a verb between name and amount are a list too", () => {
  expect(pricedIn("A whole one (900 g) is £19.50 and a half is £10.50.").cells).toEqual([
    "A whole one (900 g): £19.50",
    "A half: £10.50",
  ]);
});

test("the price that is to lead is the sentence with the amount", () => {
  const story = telling(SOLO, "Existing customers get the new price automatically.");
  const wish = { rule: "emphasis" as const, value: "price", quote: "", span: { start: 0, end: 1 } };
  expect(emphasesOf({ ...story, wishes: [wish] })[0]?.facts.map(({ id }) => id)).toEqual(["f1"]);
});

test.each([
  ["A loaf is £4.40, a half is £2.40, a baguette is £1.90 and a bun is £2.80", "", "Prices from Monday"],
  ["Prices from Monday", "A loaf is £4.40, a half is £2.40, a baguette is £1.90 and a bun is £2.80.", ""],
])("prices told in a sentence are a list with their amounts in a column: %s", (headline, support, kicker) => {
  const story = {
    ...telling(`${headline} ${support}`),
    headline: line(headline),
    support: support ? line(support) : null,
    kicker: kicker ? line(kicker) : null,
  };
  expect(listicle.fits?.(story, nothing)?.data).toMatchObject({
    headline: "Prices from Monday",
    items: [
      { title: "A loaf", price: "£4.40" },
      { title: "A half", price: "£2.40" },
      { title: "A baguette", price: "£1.90" },
      { title: "A bun", price: "£2.80" },
    ],
  });
});

const READ = { before: "65 €", ends: "", code: "", terms: "", facts: ["f1"] };
const reduced = (text: string, value: string, more = {}) =>
  reducedIn(
    storyWith({
      occasion: "content",
      facts: [fact("f1", "price", text)],
      headline: line(text, "f1"),
      offer: { ...READ, value },
      ...more,
    }),
  );

test.each([
  ["Wintercheck: 49 € statt 65 €, nur im Dezember.", "Wintercheck", "Nur im Dezember"],
  ["Window clean for 49 € instead of 65 € until 20 December.", "Window clean", "Until 20 December"],
  ["Coupe et couleur : 49 € au lieu de 65 €, tous les mardis.", "Coupe et couleur", "Tous les mardis"],
  ["Curso de torno: 49 € en lugar de 65 €, si reservas ya.", "Curso de torno", "Si reservas ya"],
  ["Panettone per 49 € invece di 65 €.", "Panettone", ""],
  ["Winterbeurt: nu 49 € in plaats van 65 €.", "Winterbeurt", ""],
  ["Cabaz de Natal: 49 € em vez de 65 €, só hoje.", "Cabaz de Natal", "Só hoje"],
])("what costs less is named beside both amounts: %s", (text, name, since) => {
  expect(reduced(text, "49 €")).toMatchObject({ name, value: "49 €", before: "65 €", since });
});

test("what takes place on a day is an event first", () => {
  const when = { date: "12 December", time: "", place: "", facts: ["f1"] };
  expect(reduced("Carving day: 49 € instead of 65 €.", "49 €", { when })).toBeUndefined();
});

test("a sentence that says who pays is no name", () => {
  expect(reduced("This week members pay just, 49 € instead of 65 €.", "49 €")).toBeUndefined();
});
