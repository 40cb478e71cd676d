import type { Fact } from "../schema.ts";

/** What facts of the brief rest on, each stretch once: a date inside of a statement is a fact of its own. */
export function widestQuotes(facts: readonly Fact[]): string[] {
  const quotes = [...new Set(facts.filter(({ from }) => from === "brief").map(({ quote }) => quote))];
  return quotes.filter((quote) => !quotes.some((other) => other !== quote && other.includes(quote)));
}
