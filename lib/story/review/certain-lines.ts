import { stop } from "../../copy/text.ts";
import { certainlyFor } from "../addressee/addressee.ts";

/** Fewer words do not tell whom they address. */
export const FEWEST_LETTERS = 8;

/** Fewer words of a model are a label: "Termine nur online". Languages without blanks have no such count. */
const FEWEST_WORDS = 4;
const isLabel = (quote: string) =>
  !/[\u3040-\u9fff]/u.test(quote) && quote.trim().split(/\s+/).length < FEWEST_WORDS;

export const isTooShort = (quote: string) => quote.trim().length < FEWEST_LETTERS;
/** Whom a line of a model certainly addresses besides readers. Such lines end without a mark, as notes do: only what is certain with one as well counts. */
export function certain(quote: string, language: string) {
  const words = quote.trim();
  if (isTooShort(quote) || isLabel(quote) || !certainlyFor(stop(words), language)) return undefined;
  return certainlyFor(words, language);
}
