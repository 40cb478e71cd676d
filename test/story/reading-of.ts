import type { Brand } from "../../lib/copy/types.ts";
import { emptyStory } from "../../lib/story/empty.ts";
import type { FactKind } from "../../lib/story/kinds.ts";
import { type Fact, Reading, type Wish } from "../../lib/story/schema.ts";

/** A fact as the kind, its words in the brief, and the statement where it differs. */
type Statement = [kind: FactKind, quote: string, says?: string];
type Wished = [rule: Wish["rule"], value: string, quote: string];
type Extra = Partial<Omit<Reading, "facts" | "wishes">> & { wishes?: Wished[] };

/** A Reading made by hand: spans are found in the brief, ids are given in order. */
export function readingOf(brief: string, facts: Statement[], { wishes = [], ...extra }: Extra = {}): Reading {
  const spanOf = (quote: string) => {
    const start = brief.indexOf(quote);
    if (start < 0) throw new Error(`not in the brief: ${quote}`);
    return { start, end: start + quote.length };
  };
  return Reading.parse({
    ...emptyStory("en"),
    facts: facts.map(
      ([kind, quote, says], i): Fact => ({
        id: `f${i + 1}`,
        kind,
        quote,
        says: says ?? quote,
        from: "brief",
        span: spanOf(quote),
      }),
    ),
    wishes: wishes.map(([rule, value, quote]) => ({ rule, value, quote, span: spanOf(quote) })),
    ...extra,
  });
}

/** A reading with the brand it is written for. */
export type Sample = { brand: Brand; reading: Reading };
