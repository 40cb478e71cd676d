import { capitalized } from "../../../text/capitalized.ts";
import type { Card } from "../card/data.ts";
import { isSaidIn } from "../card/repeats.ts";
import { factCells, SEPARATOR } from "../kit/fact-cells.ts";
import { inARow } from "../kit/story/clip.ts";

type Terms = { intro: string; offer: string; terms: string };

/** Terms without what the headline says. */
export const unsaid = (terms: string, headline: string) =>
  terms
    .split(SEPARATED)
    .filter((term) => !isSaidIn(term, headline))
    .join(SEPARATOR);
const SEPARATED = /\s+·\s+/u;

/** What the terms of a seal are on its page: a fact of the row, or a sentence before the text. */
export function underSeal({ intro, offer, terms: all }: Terms, card: Card) {
  const terms = unsaid(all, card.headline);
  const said = intro === "" ? terms : [intro, offer, terms].filter(Boolean).join(" ");
  // Rows stay rows: a sentence among them would make them a text.
  if (!isListed(card)) {
    const joined = [said, card.details].filter(Boolean).join(SEPARATOR);
    const isAfterText = card.supporting !== "" && card.details === "" && !factCells(joined);
    return { details: isAfterText ? asSentence(said) : joined };
  }
  if (said.length <= LONGEST_CELL) return { details: [said, card.details].filter(Boolean).join(SEPARATOR) };
  const sentence = asSentence(/^\p{Ll}/u.test(said) ? `${offer} ${said}` : said);
  return { supporting: inARow([sentence, card.supporting]) };
}

/** Terms after a text are a sentence of their own; one that has its stop keeps it. */
const asSentence = (terms: string) =>
  terms && `${capitalized(terms)}${STOPPED.test(terms) ? "" : WIDE_END.test(terms) ? "。" : "."}`;
const STOPPED = /[.!?…。！？][”"»’)]?$/u;
const WIDE_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Terms that are longer are no cell of a row. */
const LONGEST_CELL = 26;
/** What one gets for the price is a list. */
export const isListed = ({ details }: Card) => (factCells(details)?.cells.length ?? 0) > 1;
