import { expect, test } from "vitest";
import { titleOf } from "../../../lib/render/templates/film/headline-lead.ts";
import { actionOf } from "../../../lib/render/templates/kit/story/action.ts";
import { pricedIn } from "../../../lib/render/templates/kit/story/priced.ts";

test.each([
  ["Not sure which level? See kite.example", "Not sure which level?"],
  ["Non sai qual è il tuo livello? Vedi kite.example", "Non sai qual è il tuo livello?"],
  ["Noch Fragen? Siehe kite.example", "Noch Fragen?"],
  ["Vedi kite.example", ""],
  ["Book a table at kite.example", "Book a table"],
])("an action without its address is no torn sentence: %s", (label, cta) => {
  expect(actionOf({ cta: { label, url: "kite.example", facts: [] } })).toEqual({ cta, url: "kite.example" });
});

test.each([
  "In total £58,400, which is £51.23 per resident.",
  "Insgesamt 58.400 €, das sind 51 € pro Kopf.",
  "Au total 58 400 €, soit 51 € par habitant.",
  "In totale 58.400 €, che sono 51 € a testa.",
  "In totaal € 58.400, dat is € 51 per inwoner.",
])("a clause that refers back is no row of prices: %s", (text) => {
  expect(pricedIn(text).cells).toEqual([]);
});

test("clauses with names of their own stay rows", () => {
  expect(pricedIn("A half is £10.50, the whole one £19.").cells).toEqual([
    "A half: £10.50",
    "The whole one: £19",
  ]);
});

test("a title does not end with a word that waits for its day", () => {
  const headline = "Spring term prices, starting Monday 11 January 2027, 11 weeks";
  expect(titleOf(headline, "Starting Monday 11 January 2027, 11 weeks · 20% off")).toBe("Spring term prices");
});
