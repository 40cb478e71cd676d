import { capitalized } from "./clip.ts";
import { isClosed } from "./closed.ts";

/** A longer headline is read, not seen; a part that stands alone as one has so many letters and words. */
const LONG = 52;
const TITLE = { least: 12, most: 46, words: 3 };
const PARTED = /^(?<title>.+?)(?::|\s[–—])\s+(?<rest>\S.+)$/u;

type Titled = { headline: string; supporting: string };

/**
 * A long headline that announces its second half: the first half is the headline, and the second opens the text under
 * it. "We have the new oil: extra virgin, from the early harvest".
 */
export function withShortTitle<T extends Titled>(words: T): T {
  const { title = "", rest = "" } = PARTED.exec(words.headline)?.groups ?? {};
  const isTitle =
    words.headline.length > LONG &&
    title.length >= TITLE.least &&
    title.length <= TITLE.most &&
    title.split(/\s+/u).length >= TITLE.words &&
    isClosed(title) &&
    isClosed(rest);
  if (!isTitle) return words;
  const opening = capitalized(/[.!?…]$/u.test(rest) ? rest : `${rest}.`);
  return { ...words, headline: title, supporting: [opening, words.supporting].filter(Boolean).join(" ") };
}
