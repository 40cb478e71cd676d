import { graphemes } from "../../type/graphemes.ts";
import { phrasesOf } from "../film-quote/phrases.ts";

/** Letters that are read at one glance. Signs of East Asian scripts are as wide as two. */
const GLANCE = 34;
/** A sentence that is no longer is never divided. */
const SHORT = 38;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const lettersIn = (text: string) =>
  graphemes(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** A text as parts that are each read at one glance, at most so many. Joined by spaces they give the text again. */
export function phrased(text: string, most: number): string[] {
  if (text.trim() === "") return [];
  if (lettersIn(text) <= SHORT) return [text];
  for (let width = GLANCE; ; width *= 1.15) {
    const parts = phrasesOf(text, { widthOf: lettersIn, width }).map((phrase) => phrase.text);
    if (parts.length <= most) return parts;
  }
}
