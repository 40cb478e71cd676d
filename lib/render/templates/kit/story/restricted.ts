import type { Story } from "../../../../story/schema.ts";
import { restricts } from "../../../../text/restrictions.ts";
import { inARow } from "./clip.ts";
import { isTranslated } from "./must-show.ts";
import { readIn } from "./shown.ts";
import { isSaid, tokensOf } from "./tokens.ts";

const MOST = 110;
/** An address behind a sentence: it stands in the picture by itself. */
const ADDRESS = /(?<=[.!?])\s+[^\s@]+\.[^\s.]\S*$/u;

/**
 * Words with the sentences of the brief that warn or make an exception and stand nowhere in the picture yet: "We do not
 * rehome to homes with children under 5" belongs beside the steps.
 */
export function withRestrictions<W extends { supporting: string }>(
  story: Story,
  words: W,
  shown: unknown,
  most: number,
): W {
  if (isTranslated(story)) return words;
  const quotes = story.facts
    .filter(({ from, quote }) => from === "brief" && quote.length <= MOST && restricts(quote))
    .map(({ quote }) => quote.trim().replace(ADDRESS, ""))
    .filter((quote) => /^\p{Lu}/u.test(quote) && /[.!?]$/.test(quote));
  const text = [...new Set(quotes)].reduce((said, quote) => {
    const isThere = isSaid(
      quote,
      tokensOf([...readIn({ ...words, supporting: "" }), ...readIn(shown), said].join("\n")),
    );
    const longer = inARow([said, quote].filter(Boolean));
    return isThere || longer.length > most ? said : longer;
  }, words.supporting);
  return { ...words, supporting: text };
}
