import { wordCount } from "../../text.ts";
import { allMatches } from "../matches.ts";

/** Shorter quoted words are titles and terms, not what somebody said. */
const MIN_WORDS = 4;
const QUOTED = /[“„«"]([^“”„«»"\n]{12,400})[”“»"]/gu;

export type Quotation = { text: string /** who is said to have said it, as written after it */; by: string };

const BY =
  /^[\s,]*(?:[—–-] ?|says? |said |by )?(\p{Lu}[\p{L}’.-]+(?: (?:(?:de|van|von|la|del) )?\p{Lu}[\p{L}’.-]+){0,3})/u;
const MARKED = /^[\s,]*(?:[—–-]|says?\b|said\b|by\b)/;

/** Quotations in a text, each with the name that follows it. */
export function quotationsIn(text: string): Quotation[] {
  return allMatches(QUOTED, text)
    .filter((m) => wordCount(m[1] ?? "") >= MIN_WORDS)
    .map((m) => {
      const after = text.slice(m.index + m[0].length, m.index + m[0].length + 90);
      return { text: m[1] ?? "", by: MARKED.test(after) ? (BY.exec(after)?.[1] ?? "") : "" };
    });
}
