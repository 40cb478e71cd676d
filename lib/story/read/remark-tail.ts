import { isMoreForReaders, surelyFor } from "../addressee/addressee.ts";
import { valuesOf } from "./values.ts";

/** Where a remark may begin behind a statement. */
const BOUNDARY =
  /(?<=[,;])\s+|\s+[–—-]\s+|\s+(?=(?:please|pls|bitte|svp|s['’]il (?:te|vous) plaît|por favor|per favore|graag)\s)/giu;
const FEWEST_WORDS = 3;
/** A longer sentence is a text without full stops, and each of its commas costs time. */
const LONGEST = 300;

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/**
 * "New prices from 1 December please make it clean, like our shop sign": where the remark to the maker begins behind a
 * statement for readers; undefined without one. A remark with a value of its own is not taken off.
 */
export function remarkTail(text: string, language: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  for (const { index } of text.matchAll(BOUNDARY)) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    if (wordsIn(head) < FEWEST_WORDS || wordsIn(tail) < FEWEST_WORDS || valuesOf(tail).length > 0) continue;
    if (surelyFor(tail, language) === "maker" && isMoreForReaders(head, language)) return index;
  }
  return undefined;
}
