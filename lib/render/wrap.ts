import type { Ruler } from "./ruler.ts";
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
  return inked + gaps + [...text].length * trackingOf(ruler, lettering);
}

const trackingOf = (ruler: Ruler, { face, tracking }: Lettering): number =>
  ruler.tracking?.(tracking, face.role) ?? tracking;

/** Breaks a text into the fewest lines that fit `measure`, then evens them out. */
export function wrap(ruler: Ruler, text: string, lettering: Lettering, measure: number): Wrapped {
  const room = Math.max(measure, NARROWEST);
  const words = text.split(/[ \n\t]+/).filter(Boolean);
  const whole = words.flatMap((word) => tear(ruler, word, lettering, room));
  const widths = whole.map((word) => widthOf(ruler, word, lettering));
  const space = ruler(" ", lettering.face) + trackingOf(ruler, lettering);
  return { lines: even(whole, widths, space, room), torn: whole.length > words.length };
}

/** The narrowest measure that needs no more lines than the full one gives lines of similar length. */
function even(words: string[], widths: number[], space: number, room: number): string[] {
  const full = greedy(words, widths, space, room);
  if (full.length < 2) return full;
  let [low, high] = [Math.max(...widths), room];
  let best = full;
  for (let i = 0; i < 10 && high - low > 0.05; i++) {
    const middle = (low + high) / 2;
    const lines = greedy(words, widths, space, middle);
    if (lines.length > full.length) low = middle;
    else [high, best] = [middle, lines];
  }
  return best;
}

function greedy(words: string[], widths: number[], space: number, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const [i, word] of words.entries()) {
    const width = widths[i] ?? 0;
    const joined = used + space + width;
    if (line && joined <= room + 1e-6) [line, used] = [`${line} ${word}`, joined];
    else {
      if (line) lines.push(line);
      [line, used] = [word, width];
    }
  }
  return line ? [...lines, line] : lines;
}

/** A word wider than the room is broken into even pieces that fit, letters with a hyphen, anything else without. */
function tear(ruler: Ruler, word: string, lettering: Lettering, room: number): string[] {
  const whole = widthOf(ruler, word, lettering);
  const letters = [...word];
  if (whole <= room || letters.length < 2) return [word];
  let count = Math.ceil(letters.length / Math.ceil(whole / room));
  while (count > 1 && widthOf(ruler, piece(letters, count), lettering) > room) count--;
  return [piece(letters, count), ...tear(ruler, letters.slice(count).join(""), lettering, room)];
}

function piece(letters: string[], count: number): string {
  const head = letters.slice(0, count).join("");
  return count > 2 && /\p{L}\p{L}$/u.test(head) ? `${head}-` : head;
}

/** Keeps the first `count` lines and ends the last one with an ellipsis that still fits. */
export function cutTo(ruler: Ruler, wrapped: Wrapped, lettering: Lettering, room: number, count: number) {
  const kept = wrapped.lines.slice(0, count);
  let last = kept.pop() ?? "";
  while (last.includes(" ") && widthOf(ruler, ended(last), lettering) > room) {
    last = last.slice(0, last.lastIndexOf(" "));
  }
  while (last.length > 1 && widthOf(ruler, ended(last), lettering) > room) last = last.slice(0, -1);
  return [...kept, ended(last)];
}

const ended = (line: string) => `${line.replace(/[\s,;:.–—-]+$/u, "")}${ELLIPSIS}`;
