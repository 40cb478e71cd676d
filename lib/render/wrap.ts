import { withoutPictures } from "./emoji.ts";
import type { MeasureText } from "./measure-text.ts";
import { isReached, type LineUnit, plainUnits, smallerParts, unitsOf } from "./type/breaks.ts";
import { graphemes } from "./type/graphemes.ts";
import { linesOf, type MeasuredUnit } from "./type/lines.ts";
import type { Face } from "./typeface.ts";

/**
 * How a text is set, apart from its size. Tracking and leading are in units of the font size. Headlines
 * avoid ragged lines. `isTied`: small words stay beside the word that they lead to, for a line that ends with "the" is
 * conspicuous where lines are few and large.
 */
export type TypeStyle = {
  face: Face;
  tracking: number;
  leading: number;
  isHeadline?: boolean;
  isTied?: boolean;
};

/** Lines of a text at one width. `torn` when a single word was wider and had to be broken. */
export type WrappedText = { readonly lines: readonly string[]; readonly torn: boolean };

const ELLIPSIS = "…";
/** A column without width still gets one letter a line. */
const NARROWEST = 0.05;

/** Width of a run of text in units of its font size. */
export function widthOf(measureText: MeasureText, text: string, typeStyle: TypeStyle): number {
  const { face } = typeStyle;
  const words = text.split(" ");
  const inked = words.reduce((sum, word) => sum + (word ? measureText(word, face) : 0), 0);
  const gaps = words.length > 1 ? (words.length - 1) * measureText(" ", face) : 0;
  return inked + gaps + graphemes(withoutPictures(text)).length * trackingOf(measureText, typeStyle);
}

const trackingOf = (measureText: MeasureText, { face, tracking }: TypeStyle): number =>
  measureText.tracking?.(tracking, face.role) ?? tracking;

/** Breaks a text into the fewest lines that fit `measure`, then evens them out. */
export function wrap(
  measureText: MeasureText,
  text: string,
  typeStyle: TypeStyle,
  measure: number,
): WrappedText {
  const available = Math.max(measure, NARROWEST);
  const { units, wrapped } = measuredText(measureText, text, typeStyle);
  const found = wrapped.get(available) ?? wrapUnits(measureText, units, typeStyle, available);
  wrapped.set(available, found);
  return found;
}

function wrapUnits(
  measureText: MeasureText,
  whole: readonly MeasuredUnit[],
  typeStyle: TypeStyle,
  available: number,
): WrappedText {
  const { isHeadline = false, isTied = false } = typeStyle;
  if (whole.every(({ width }) => width <= available))
    return { lines: linesOf(whole, available, { isHeadline, isTied }), torn: false };
  const pieces = whole.map((unit) => torn(measureText, unit, typeStyle, available));
  const units = pieces.flatMap(({ units: parts }) => measured(measureText, parts, typeStyle));
  return {
    lines: linesOf(units, available, { isHeadline, isTied }),
    torn: pieces.some(({ isTorn }) => isTorn),
  };
}

const measured = (
  measureText: MeasureText,
  units: readonly LineUnit[],
  typeStyle: TypeStyle,
): MeasuredUnit[] => {
  const widthIn = (run: string) => (run === "" ? 0 : widthOf(measureText, run, typeStyle));
  return units.map((unit) => ({ ...unit, width: widthIn(unit.text), gapWidth: widthIn(unit.gap) }));
};

/** The units of a text, and its lines by the width that they had to fit. */
type MeasuredText = { units: readonly MeasuredUnit[]; wrapped: Map<number, WrappedText> };

/** A text is tried in many sizes and beside many others, and its units have the same widths in all of them. */
const known = new WeakMap<MeasureText, Map<string, MeasuredText>>();

function measuredText(measureText: MeasureText, text: string, typeStyle: TypeStyle): MeasuredText {
  const ofDrawing = known.get(measureText) ?? new Map<string, MeasuredText>();
  known.set(measureText, ofDrawing);
  const { face, tracking, isHeadline = false, isTied = false } = typeStyle;
  const key = JSON.stringify([text, face.role, face.weight, face.isTabular, tracking, isHeadline, isTied]);
  const found = ofDrawing.get(key) ?? {
    units: measured(measureText, unitsIn(measureText, text, typeStyle), typeStyle),
    wrapped: new Map(),
  };
  ofDrawing.set(key, found);
  return found;
}

const unitsIn = (measureText: MeasureText, text: string, { face, ...style }: TypeStyle): LineUnit[] => {
  const { isHeadline, isTied } = style;
  return face.role === "mono"
    ? plainUnits(text)
    : unitsOf(text, { isHeadline, isTied, phrases: measureText.phrases });
};

/** Width of the widest address or telephone number of a text, which no line may part. */
export function widestReached(measureText: MeasureText, text: string, typeStyle: TypeStyle): number {
  if (typeStyle.face.role === "mono" || !/\d{3}|\S[.@]\S/u.test(text)) return 0;
  const { units } = measuredText(measureText, text, typeStyle);
  return Math.max(0, ...units.filter((unit) => isReached(unit.text)).map(({ width }) => width));
}

/** The pieces of a unit that is wider than the line. A break after a hyphen is always allowed. */
function torn(
  measureText: MeasureText,
  unit: LineUnit,
  typeStyle: TypeStyle,
  available: number,
): { units: LineUnit[]; isTorn: boolean } {
  if (widthOf(measureText, unit.text, typeStyle) <= available) return { units: [unit], isTorn: false };
  const smaller = smallerParts(unit);
  if (smaller.length > 1) {
    const parts = smaller.map((part) => torn(measureText, part, typeStyle, available));
    // A phrase of Chinese, Japanese or Thai may come apart in running text; tied words may not.
    const isTorn =
      typeStyle.isHeadline ||
      isReached(unit.text) ||
      unit.text.includes(" ") ||
      parts.some((part) => part.isTorn);
    return { units: parts.flatMap(({ units }) => units), isTorn };
  }
  const isOfAddress = unit.ofAddress === true || smaller[0]?.ofAddress === true;
  const pieces = tear(measureText, unit.text, typeStyle, { available, isOfAddress });
  const isHyphened = (at: number) => !isOfAddress && pieces[at]?.endsWith("-");
  const units = pieces.map((text, i) => ({
    text,
    gap: i === 0 ? unit.gap : isHyphened(i - 1) ? " " : "",
  }));
  return { units, isTorn: pieces.length > 1 };
}

type Tear = { available: number; isOfAddress: boolean };

/** Breaks a word wider than the line into even pieces: letters with a hyphen, addresses and anything else without. */
function tear(measureText: MeasureText, word: string, typeStyle: TypeStyle, how: Tear): string[] {
  const { available, isOfAddress } = how;
  const piece = (letters: string[], count: number) => pieceOf(letters, count, isOfAddress);
  const whole = widthOf(measureText, word, typeStyle);
  const letters = graphemes(word);
  if (whole <= available || letters.length < 2) return [word];
  let count = Math.ceil(letters.length / Math.ceil(whole / available));
  while (count > 1 && widthOf(measureText, piece(letters, count), typeStyle) > available) count--;
  count = unjoined(letters, count);
  return [piece(letters, count), ...tear(measureText, letters.slice(count).join(""), typeStyle, how)];
}

/** Letters of alphabets that are divided with a hyphen. */
const DIVIDED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*$/u;

function pieceOf(letters: string[], count: number, isOfAddress: boolean): string {
  const head = letters.slice(0, count).join("");
  return !isOfAddress && count > 2 && DIVIDED.test(head) ? `${head}-` : head;
}

/** Arabic letters that do not reach for the next one: a word may come apart after them unseen. */
const UNJOINED = /^[اأإآدذرزوؤةىء]/;

function unjoined(letters: string[], count: number): number {
  if (!/\p{Script=Arabic}/u.test(letters[count - 1] ?? "")) return count;
  for (let end = count; end > 1; end--) if (UNJOINED.test(letters[end - 1] ?? "")) return end;
  return count;
}

/** Keeps the first `count` lines and ends the last one with an ellipsis that still fits. */
export function cutTo(
  measureText: MeasureText,
  wrapped: WrappedText,
  typeStyle: TypeStyle,
  available: number,
  count: number,
) {
  const kept = wrapped.lines.slice(0, count);
  const units = unitsIn(measureText, kept.pop() ?? "", typeStyle);
  const fits = (text: string) => widthOf(measureText, ended(text), typeStyle) <= available;
  while (units.length > 1 && !fits(running(units))) units.pop();
  let last = running(units);
  while (graphemes(last).length > 1 && !fits(last)) last = graphemes(last).slice(0, -1).join("");
  return [...kept, ended(last)];
}

const running = (units: readonly LineUnit[]) =>
  units.reduce((text, unit) => `${text}${text && unit.gap}${unit.text}`, "");

const ended = (line: string) => `${line.replace(/[\s,;:.·–—、。，：；-]+$/u, "")}${ELLIPSIS}`;
