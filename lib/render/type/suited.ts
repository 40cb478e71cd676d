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

/** Crossbars of a heavy "ff" meet in a hairline seam when they are set tighter, in units of the font size. */
const SEAM = /ff/;
const TIGHTEST_SEAM = -0.02;

/** A type style as the letters and the script of a text can bear it. */
export function suited(typeStyle: TypeStyle, text: string): TypeStyle {
  if (SEAM.test(text) && typeStyle.tracking < TIGHTEST_SEAM)
    return suited({ ...typeStyle, tracking: TIGHTEST_SEAM }, text);
  if (LATIN.test(text)) return typeStyle;
  const minimum = LEAST.find(([script]) => script.test(text))?.[1] ?? 0;
  const tracking = JOINED.test(text) ? 0 : typeStyle.tracking;
  return { ...typeStyle, tracking, leading: Math.max(typeStyle.leading, minimum) };
}
