import { content } from "../../similarity.ts";
import type { Figure } from "./figure.ts";

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MAX_NOUNS = 2;
/** Abbreviations and fillers that may follow any number. */
const ANY_NOUN = new Set(
  "plus off min max sec hrs pm am uhr cet utc gmt est pst people percent points".split(" "),
);

/** The things a number counts: the content words right after it, up to the end of the clause. */
export function countedAt(figure: Figure, text: string): string[] {
  if (!figure.readings.some((r) => /^[n%]:/.test(r))) return [];
  // Without spaces there is no telling where the counted word ends.
  if (UNSPACED.test(text)) return [];
  const after = text.slice(figure.at + figure.text.length);
  // "the 18th with a new menu" counts nothing.
  if (/^(?:st|nd|rd|th)(?!\p{L})/iu.test(after)) return [];
  const clause = /^[^.,;:!?()–—"“”\n]{0,60}/u.exec(after)?.[0] ?? "";
  const next = clause
    .trim()
    .split(/\s+/)
    .slice(0, MAX_NOUNS + 1)
    .join(" ");
  return content(next)
    .filter((w) => !/\d/.test(w) && !ANY_NOUN.has(w))
    .slice(0, MAX_NOUNS);
}
