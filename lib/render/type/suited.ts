import type { TypeStyle } from "../wrap.ts";

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

/** A type style as the script of a text can bear it. */
export function suited(typeStyle: TypeStyle, text: string): TypeStyle {
  if (LATIN.test(text)) return typeStyle;
  const minimum = LEAST.find(([script]) => script.test(text))?.[1] ?? 0;
  const tracking = JOINED.test(text) ? 0 : typeStyle.tracking;
  return { ...typeStyle, tracking, leading: Math.max(typeStyle.leading, minimum) };
}
