import type { Lettering } from "../wrap.ts";

/** Letters that touch their neighbours: space between them would break words apart. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Line heights, in units of the font size, below which marks of one line run into the next. */
const LEAST: readonly [script: RegExp, leading: number][] = [
  [/\p{Script=Thai}/u, 1.34],
  [/\p{Script=Devanagari}/u, 1.3],
  [/\p{Script=Arabic}/u, 1.3],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.2],
  [/[\u1ea0-\u1ef9]/u, 1.16],
];

const LATIN = /^[\u0020-\u02ff\u2000-\u20cf]*$/;

/** A lettering as the script of a text can bear it. */
export function suited(lettering: Lettering, text: string): Lettering {
  if (LATIN.test(text)) return lettering;
  const least = LEAST.find(([script]) => script.test(text))?.[1] ?? 0;
  const tracking = JOINED.test(text) ? 0 : lettering.tracking;
  return { ...lettering, tracking, leading: Math.max(lettering.leading, least) };
}
