import { expect, test } from "vitest";
import { isForPosts } from "../../../lib/story/guard/asked-words.ts";
import type { Wish } from "../../../lib/story/schema.ts";

const wish = (rule: Wish["rule"], value: string, quote: string): Wish => ({
  rule,
  value,
  quote,
  span: { start: 0, end: quote.length },
});
const FACTS = [{ quote: "Breakfast costs 12 euros, drinks extra." }] as Parameters<
  typeof isForPosts
>[1]["facts"];

test.each([
  wish("end_with", "See you there!", 'Close with "See you there!"'),
  wish("start_with", "Endlich wieder da", "Anfangen mit „Endlich wieder da“"),
  wish("must_say", "drinks extra", "drinks extra must not be missed"),
  wish("end_with", "On prend soin de vous", "Terminer par : On prend soin de vous"),
])("words that are given as such are said: $quote", (one) => {
  expect(isForPosts(one, { facts: FACTS })).toBe(true);
});

test.each([
  wish("end_with", "the date + the new price", "Close on the date + the new price."),
  wish("end_with", "Datum und Preis", "Am Ende Datum und Preis"),
  wish("start_with", "la tarifa nueva", "Empezar con la tarifa nueva"),
])("words that only name what to say are not: $quote", (one) => {
  expect(isForPosts(one, { facts: FACTS })).toBe(false);
});
