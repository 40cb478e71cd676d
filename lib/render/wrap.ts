import { withoutPictures } from "./emoji.ts";
import type { Ruler } from "./ruler.ts";
import { type Unit, unitsOf } from "./type/breaks.ts";
import { graphemes } from "./type/graphemes.ts";
import type { Face } from "./typeface.ts";

/** How a text is set, apart from its size. Tracking and leading are in units of the font size; headlines mind their rag. */
export type Lettering = { face: Face; tracking: number; leading: number; isHeadline?: boolean };

/** Lines of a text at one width; `torn` when a single word was wider than that and had to be broken. */
export type Wrapped = { lines: string[]; torn: boolean };

const ELLIPSIS = "…";
/** A column without width still gets one letter a line. */
const NARROWEST = 0.05;

/** Width of a run of text in units of its font size. */
export function widthOf(ruler: Ruler, text: string, lettering: Lettering): number {
  const { face } = lettering;
  const words = text.split(" ");
  const inked = words.reduce((sum, word) => sum + (word ? ruler(word, face) : 0), 0);
  const gaps = words.length > 1 ? (words.length - 1) * ruler(" ", face) : 0;
  return inked + gaps + graphemes(withoutPictures(text)).length * trackingOf(ruler, lettering);
}

const trackingOf = (ruler: Ruler, { face, tracking }: Lettering): number =>
  ruler.tracking?.(tracking, face.role) ?? tracking;

/** Breaks a text into the fewest lines that fit `measure`, then evens them out. */
export function wrap(ruler: Ruler, text: string, lettering: Lettering, measure: number): Wrapped {
  const room = Math.max(measure, NARROWEST);
  const units = unitsOf(text, lettering.isHeadline);
  const whole = units.flatMap((unit) => torn(ruler, unit, lettering, room));
  const widths = whole.map((unit) => widthOf(ruler, unit.text, lettering));
  const space = ruler(" ", lettering.face) + trackingOf(ruler, lettering);
  return { lines: even(whole, widths, space, room), torn: whole.length > units.length };
}

/** The narrowest measure that needs no more lines than the full one gives lines of similar length. */
function even(units: Unit[], widths: number[], space: number, room: number): string[] {
  const full = greedy(units, widths, space, room);
  if (full.length < 2) return full;
  let [low, high] = [Math.max(...widths), room];
  let best = full;
  for (let i = 0; i < 10 && high - low > 0.05; i++) {
    const middle = (low + high) / 2;
    const lines = greedy(units, widths, space, middle);
    if (lines.length > full.length) low = middle;
    else [high, best] = [middle, lines];
  }
  return best;
}

function greedy(units: Unit[], widths: number[], space: number, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const [i, { text, spaced }] of units.entries()) {
    const width = widths[i] ?? 0;
    const [gap, sign] = spaced ? [space, " "] : [0, ""];
    const joined = used + gap + width;
    if (line && joined <= room + 1e-6) [line, used] = [line + sign + text, joined];
    else {
      if (line) lines.push(line);
      [line, used] = [text, width];
    }
  }
  return line ? [...lines, line] : lines;
}

/** The pieces of a unit that is wider than the room; after a hyphen they stand apart in any case. */
const torn = (ruler: Ruler, unit: Unit, lettering: Lettering, room: number): Unit[] =>
  tear(ruler, unit.text, lettering, room).map((text, i, all) => ({
    text,
    spaced: i === 0 ? unit.spaced : (all[i - 1]?.endsWith("-") ?? false),
  }));

/** A word wider than the room is broken into even pieces that fit, letters with a hyphen, anything else without. */
function tear(ruler: Ruler, word: string, lettering: Lettering, room: number): string[] {
  const whole = widthOf(ruler, word, lettering);
  const letters = graphemes(word);
  if (whole <= room || letters.length < 2) return [word];
  let count = Math.ceil(letters.length / Math.ceil(whole / room));
  while (count > 1 && widthOf(ruler, piece(letters, count), lettering) > room) count--;
  count = unjoined(letters, count);
  return [piece(letters, count), ...tear(ruler, letters.slice(count).join(""), lettering, room)];
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
export function cutTo(ruler: Ruler, wrapped: Wrapped, lettering: Lettering, room: number, count: number) {
  const kept = wrapped.lines.slice(0, count);
  let last = kept.pop() ?? "";
  while (last.includes(" ") && widthOf(ruler, ended(last), lettering) > room) {
    last = last.slice(0, last.lastIndexOf(" "));
  }
  while (graphemes(last).length > 1 && widthOf(ruler, ended(last), lettering) > room) {
    last = graphemes(last).slice(0, -1).join("");
  }
  return [...kept, ended(last)];
}

const ended = (line: string) => `${line.replace(/[\s,;:.–—、。，：；-]+$/u, "")}${ELLIPSIS}`;
