import type { Story } from "../../../../story/schema.ts";
import { trimmed } from "./shown-value.ts";

/** Until when and on what terms an offer holds belongs to it, and may make its line longer. */
const LONGEST_OFFER = 110;
const HEADING = /^[^:：.!?]{2,48}\s?[:：]\s+/u;

/** "Two months for €60 instead of €80 if you join before Friday": the price of an offer stands with what it is of. */
export function offerIn({ facts, offer }: Story): string {
  const { value = "", before = "", ends = "" } = offer ?? {};
  const quotes = facts.filter(({ from }) => from === "brief").map(({ quote }) => quote.replace(HEADING, ""));
  const priced = quotes.filter(
    (quote) => quote.length <= LONGEST_OFFER && quote.includes(value) && quote.includes(before),
  );
  const whole = priced.find((quote) => quote.includes(ends));
  return trimmed(whole ?? withLastDay(priced, quotes, ends));
}

/** "£32 instead of £39, until Sunday 20 December": what one clause offers, and the next one ends. */
function withLastDay(priced: readonly string[], quotes: readonly string[], ends: string): string {
  const dated = ends === "" ? [] : quotes.filter((quote) => quote.includes(ends));
  const both = priced.flatMap((price) => dated.map((day) => `${trimmed(price)}, ${day}`));
  return both.find((one) => one.length <= LONGEST_OFFER && quotes.some((quote) => quote.includes(one))) ?? "";
}
