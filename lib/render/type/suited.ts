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

/** The accent of a capital reaches into the line above: "PIÙ" under "PAURA" is read as "PAURĄ". */
const ACCENTED_CAPITAL = /[\u00c0-\u00d6\u00d8-\u00dd\u0100-\u024f]/u;
const UNDER_CAPITALS = 1.16;
const reachesUp = (text: string): boolean =>
  ACCENTED_CAPITAL.test(text) && text.includes(" ") && /\p{Lu}/u.test(text) && text === text.toUpperCase();

const LATIN = /^[\u0020-\u02ff\u2000-\u20cf]*$/;

/** Crossbars of a heavy "ff" meet in a hairline seam when they are set tighter, in units of the font size. */
const SEAM = /ff/;
const TIGHTEST_SEAM = -0.02;

/** A type style as the letters and the script of a text can bear it. */
export function suited(typeStyle: TypeStyle, text: string): TypeStyle {
  if (SEAM.test(text) && typeStyle.tracking < TIGHTEST_SEAM)
    return suited({ ...typeStyle, tracking: TIGHTEST_SEAM }, text);
  if (reachesUp(text)) return { ...typeStyle, leading: Math.max(typeStyle.leading, UNDER_CAPITALS) };
  if (LATIN.test(text)) return typeStyle;
  const minimum = LEAST.find(([script]) => script.test(text))?.[1] ?? 0;
  const tracking = JOINED.test(text) ? 0 : typeStyle.tracking;
  return { ...typeStyle, tracking, leading: Math.max(typeStyle.leading, minimum) };
}
