import { withoutPictures } from "./emoji.ts";
import type { MeasureText } from "./measure-text.ts";
import { type LineUnit, unitsOf } from "./type/breaks.ts";
import { graphemes } from "./type/graphemes.ts";
import type { Face } from "./typeface.ts";

/**
 * How a text is set, apart from its size. Tracking and leading are in units of the font size. Headlines
 * avoid ragged lines.
 */
export type TypeStyle = { face: Face; tracking: number; leading: number; isHeadline?: boolean };

/** Lines of a text at one width. `torn` when a single word was wider and had to be broken. */
export type WrappedText = { lines: string[]; torn: boolean };

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
  const units = unitsOf(text, typeStyle.isHeadline);
  const whole = units.flatMap((unit) => torn(measureText, unit, typeStyle, available));
  const widths = whole.map((unit) => widthOf(measureText, unit.text, typeStyle));
  const space = measureText(" ", typeStyle.face) + trackingOf(measureText, typeStyle);
  return { lines: even(whole, widths, space, available), torn: whole.length > units.length };
}

/** The narrowest measure that needs no more lines than the full one gives lines of similar length. */
function even(units: LineUnit[], widths: number[], space: number, available: number): string[] {
  const full = greedy(units, widths, space, available);
  if (full.length < 2) return full;
  let [low, high] = [Math.max(...widths), available];
  let best = full;
  for (let i = 0; i < 10 && high - low > 0.05; i++) {
    const middle = (low + high) / 2;
    const lines = greedy(units, widths, space, middle);
    if (lines.length > full.length) low = middle;
    else [high, best] = [middle, lines];
  }
  return best;
}

function greedy(units: LineUnit[], widths: number[], space: number, available: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const [i, { text, spaced }] of units.entries()) {
    const width = widths[i] ?? 0;
    const [gap, sign] = spaced ? [space, " "] : [0, ""];
    const joined = used + gap + width;
    if (line && joined <= available + 1e-6) [line, used] = [line + sign + text, joined];
    else {
      if (line) lines.push(line);
      [line, used] = [text, width];
    }
  }
  return line ? [...lines, line] : lines;
}

/** The pieces of a unit that is wider than the line. A break after a hyphen is always allowed. */
const torn = (
  measureText: MeasureText,
  unit: LineUnit,
  typeStyle: TypeStyle,
  available: number,
): LineUnit[] =>
  tear(measureText, unit.text, typeStyle, available).map((text, i, all) => ({
    text,
    spaced: i === 0 ? unit.spaced : (all[i - 1]?.endsWith("-") ?? false),
  }));

/** Breaks a word wider than the line into even pieces: letters with a hyphen, anything else without. */
function tear(measureText: MeasureText, word: string, typeStyle: TypeStyle, available: number): string[] {
  const whole = widthOf(measureText, word, typeStyle);
  const letters = graphemes(word);
  if (whole <= available || letters.length < 2) return [word];
  let count = Math.ceil(letters.length / Math.ceil(whole / available));
  while (count > 1 && widthOf(measureText, piece(letters, count), typeStyle) > available) count--;
  count = unjoined(letters, count);
  return [piece(letters, count), ...tear(measureText, letters.slice(count).join(""), typeStyle, available)];
}

/** Letters of alphabets that are divided with a hyphen. */
const DIVIDED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*$/u;

function piece(letters: string[], count: number): string {
  const head = letters.slice(0, count).join("");
  return count > 2 && DIVIDED.test(head) ? `${head}-` : head;
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
  let last = kept.pop() ?? "";
  while (last.includes(" ") && widthOf(measureText, ended(last), typeStyle) > available) {
    last = last.slice(0, last.lastIndexOf(" "));
  }
  while (graphemes(last).length > 1 && widthOf(measureText, ended(last), typeStyle) > available) {
    last = graphemes(last).slice(0, -1).join("");
  }
  return [...kept, ended(last)];
}

const ended = (line: string) => `${line.replace(/[\s,;:.–—、。，：；-]+$/u, "")}${ELLIPSIS}`;
