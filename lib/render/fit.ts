import type { Ruler } from "./ruler.ts";
import { suited } from "./type/suited.ts";
import { cutTo, type Lettering, widthOf, wrap } from "./wrap.ts";

/** A text that is ready to draw: its lines and size. `cut` when words were lost to an ellipsis. */
export type Fitted = {
  lines: string[];
  lettering: Lettering;
  size: number;
  width: number;
  height: number;
  cut: boolean;
};

/** What a text may become. Sizes and widths in pixels. */
export type Wish = {
  text: string;
  lettering: Lettering;
  min: number;
  max: number;
  width: number;
  maxLines: number;
};

/** One part of a column of texts; `gap` is the space above it, `gives` the order in which parts lose lines. */
export type Part<K extends string> = Wish & { key: K; gap: number; gives?: number };

export type Stack<K extends string> = {
  parts: Partial<Record<K, Fitted>>;
  gaps: Partial<Record<K, number>>;
  height: number;
};

const STEPS = 32;
/** Gaps shrink with the type, but never below this share. */
const GAP_FLOOR = 0.55;
/** Type gives up at most this share of its growth for lines that look better. */
const TIDY_WORTH = 0.5;

/** Sets one text as large as its box allows. Words break and text is cut only at the smallest size. */
export function fitText(ruler: Ruler, wish: Wish, height = Number.POSITIVE_INFINITY): Fitted {
  const stack = fitStack(ruler, [{ ...wish, key: "text", gap: 0 }], height);
  return stack.parts.text ?? set(ruler, wish, wish.min, 1);
}

/**
 * Sets a column of texts together: all sizes move between their min and max by one common factor, the largest at
 * which the column is no taller than `height`. When even the smallest does not fit, the parts with the highest
 * `gives` lose lines to an ellipsis first.
 */
export function fitStack<K extends string>(ruler: Ruler, parts: Part<K>[], height: number): Stack<K> {
  const wanted = parts
    .filter(({ text }) => text !== "")
    .map((part) => ({ ...part, lettering: suited(part.lettering, part.text) }));
  let best: Stack<K> | undefined;
  let last = 0;
  for (let step = STEPS; step >= last; step--) {
    const stack = stackAt(ruler, wanted, step / STEPS, height);
    if (!stack) continue;
    if (Object.values<Fitted | undefined>(stack.parts).every(isTidy)) return stack;
    if (!best) [best, last] = [stack, Math.floor(step * (1 - TIDY_WORTH))];
  }
  return best ?? squeeze(ruler, wanted, height);
}

/** Whether a headline breaks well: no stranded short word, no line far shorter than the others. */
function isTidy(text: Fitted | undefined): boolean {
  if (!text || text.lines.length < 2 || !text.lettering.isHeadline) return true;
  const lengths = text.lines.map((line) => line.length);
  const longest = Math.max(...lengths);
  return lengths.every(
    (length, i) => length > 3 && length >= longest * (i === lengths.length - 1 ? 0.42 : 0.55),
  );
}

const sizeAt = ({ min, max }: Wish, factor: number) => Math.max(1, Math.round(min + (max - min) * factor));
const gapAt = (gap: number, factor: number) => Math.round(gap * (GAP_FLOOR + (1 - GAP_FLOOR) * factor));

function stackAt<K extends string>(
  ruler: Ruler,
  parts: Part<K>[],
  factor: number,
  height: number,
): Stack<K> | undefined {
  const fitted: Fitted[] = [];
  for (const part of parts) {
    const size = sizeAt(part, factor);
    const { lines, torn } = wrap(ruler, part.text, part.lettering, part.width / size);
    if (torn || lines.length > part.maxLines) return;
    fitted.push(finish(ruler, part, size, lines, false));
  }
  const stack = assemble(parts, fitted, factor);
  return stack.height <= height ? stack : undefined;
}

/** Nothing fits as it is: smallest sizes, broken words, then fewer and fewer lines, at last fewer parts. */
function squeeze<K extends string>(ruler: Ruler, parts: Part<K>[], height: number): Stack<K> {
  const limits = parts.map(({ maxLines }) => maxLines);
  for (;;) {
    const fitted = parts.map((part, i) => set(ruler, part, part.min, limits[i] ?? 1));
    const stack = assemble(parts, fitted, 0);
    if (stack.height <= height) return stack;
    const victim = mostDispensable(parts, (i) => (fitted[i]?.lines.length ?? 1) > 1);
    if (victim < 0) return drop(ruler, parts, stack, height);
    limits[victim] = (fitted[victim]?.lines.length ?? 2) - 1;
  }
}

/** Leaves out the part that matters least; the one that matters most then counts as cut, so that the loss is known. */
function drop<K extends string>(ruler: Ruler, parts: Part<K>[], stack: Stack<K>, height: number): Stack<K> {
  if (parts.length < 2) return stack;
  const victim = mostDispensable(parts, () => true);
  const rest = squeeze(
    ruler,
    parts.filter((_, i) => i !== victim),
    height,
  );
  const [first] = parts.filter((_, i) => i !== victim).toSorted((a, b) => (a.gives ?? 0) - (b.gives ?? 0));
  const kept = first && rest.parts[first.key];
  if (kept) kept.cut = true;
  return rest;
}

/** The allowed part with the highest `gives`, the later of equals; -1 when none is allowed. */
function mostDispensable<K extends string>(parts: Part<K>[], allowed: (index: number) => boolean): number {
  let victim = -1;
  for (const [i, part] of parts.entries()) {
    if (allowed(i) && (part.gives ?? 0) >= (parts[victim]?.gives ?? 0)) victim = i;
  }
  return victim;
}

function set(ruler: Ruler, wish: Wish, size: number, maxLines: number): Fitted {
  const room = wish.width / size;
  const wrapped = wrap(ruler, wish.text, wish.lettering, room);
  const cut = wrapped.lines.length > maxLines;
  const lines = cut ? cutTo(ruler, wrapped, wish.lettering, room, maxLines) : wrapped.lines;
  return finish(ruler, wish, size, lines, cut);
}

function finish(ruler: Ruler, { lettering }: Wish, size: number, lines: string[], cut: boolean): Fitted {
  const width = Math.max(0, ...lines.map((line) => widthOf(ruler, line, lettering))) * size;
  return { lines, lettering, size, width, height: lines.length * lineHeight(lettering, size), cut };
}

/** Whole pixels, so that lines stand on the pixel grid and heights add up exactly. */
export function lineHeight({ leading }: Lettering, size: number): number {
  return Math.round(size * leading);
}

function assemble<K extends string>(parts: Part<K>[], fitted: Fitted[], factor: number): Stack<K> {
  const stack: Stack<K> = { parts: {}, gaps: {}, height: 0 };
  for (const [i, { key, gap }] of parts.entries()) {
    const text = fitted[i];
    if (!text) continue;
    const above = i === 0 ? 0 : gapAt(gap, factor);
    stack.parts[key] = text;
    stack.gaps[key] = above;
    stack.height += above + text.height;
  }
  return stack;
}
