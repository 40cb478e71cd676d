import type { MeasureText } from "./measure-text.ts";
import { hasAddress } from "./type/breaks.ts";
import { endsOnLeader } from "./type/leaders.ts";
import { suited } from "./type/suited.ts";
import { cutTo, type TypeStyle, widestReached, widthOf, wrap } from "./wrap.ts";

/** A text that is ready to draw: its lines and size. `cut` when words were lost to an ellipsis. */
export type FittedText = {
  lines: readonly string[];
  typeStyle: TypeStyle;
  size: number;
  width: number;
  height: number;
  cut: boolean;
};

/** What a text may become. Sizes and widths in pixels. */
export type TextSpec = {
  text: string;
  typeStyle: TypeStyle;
  min: number;
  max: number;
  width: number;
  maxLines: number;
  /** The words are the picture: their size goes before even lines. */
  isLoud?: boolean;
  /** The smallest size of an address that stays on one line; half of `min` without it. */
  addressMin?: number;
};

/**
 * One part of a column of texts. `gap` is the space above it, `around` the height of what is drawn around its
 * lines. Parts with a higher `shrinkOrder` lose lines first.
 */
export type StackPart<K extends string> = TextSpec & {
  key: K;
  gap: number;
  around?: number;
  shrinkOrder?: number;
};

export type TextStack<K extends string> = {
  parts: Partial<Record<K, FittedText>>;
  gaps: Partial<Record<K, number>>;
  height: number;
};

const STEPS = 32;
/** Gaps shrink with the type, but never below this share. */
const GAP_FLOOR = 0.55;
/** The largest share of its growth that type loses for better line breaks, and that type loses which is the picture itself. */
const RAG_WORTH = { usual: 0.5, loud: 0.35 };

/** Sets one text as large as its box allows. Words break and text is cut only at the smallest size. */
export function fitText(
  measureText: MeasureText,
  spec: TextSpec,
  height = Number.POSITIVE_INFINITY,
): FittedText {
  const stack = fitStack(measureText, [{ ...spec, key: "text", gap: 0 }], height);
  return stack.parts.text ?? set(measureText, spec, spec.min, 1);
}

/**
 * Sets a column of texts together. All sizes move between their min and max by one common factor. The factor
 * is the largest at which the column is no taller than `height`, in pixels. When even the smallest does not
 * fit, the parts with the highest `shrinkOrder` lose lines to an ellipsis first.
 */
export function fitStack<K extends string>(
  measureText: MeasureText,
  parts: StackPart<K>[],
  height: number,
): TextStack<K> {
  const wanted = parts
    .filter(({ text }) => text !== "")
    .map((part) =>
      whole(measureText, { ...part, typeStyle: ledIn(measureText, suited(part.typeStyle, part.text)) }),
    );
  let best: TextStack<K> | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  // A column of one size comes out the same at every step.
  const lowest = wanted.every(({ min, max, gap }) => min === max && gap === 0) ? STEPS : 0;
  let last = lowest;
  const worth = RAG_WORTH[wanted.some(({ isLoud }) => isLoud) ? "loud" : "usual"];
  for (let step = STEPS; step >= last; step--) {
    const stack = stackAt(measureText, wanted, step / STEPS, height);
    if (!stack) continue;
    const texts = Object.values<FittedText | undefined>(stack.parts);
    if (texts.every(breaksWell)) return stack;
    if (!best) last = Math.max(lowest, Math.floor(step * (1 - worth)));
    const torn = texts.reduce((sum, text) => sum + leadersIn(text) + strandedIn(text), 0);
    if (torn < fewest) [best, fewest] = [stack, torn];
  }
  return best ?? squeeze(measureText, wanted, height);
}

/** A figure of one line is set closer. */
const ledIn = ({ leading: least = 0 }: MeasureText, typeStyle: TypeStyle): TypeStyle =>
  typeStyle.face.role === "display" && typeStyle.leading >= 1 && typeStyle.leading < least
    ? { ...typeStyle, leading: least }
    : typeStyle;

const addressMinOf = ({ min, addressMin = min / 2 }: TextSpec): number => addressMin;

/** A text with an address that is wider than its line at the smallest size may be smaller, where that keeps it whole. */
function whole<P extends TextSpec>(measureText: MeasureText, part: P): P {
  const size = Math.floor(part.width / widestReached(measureText, part.text, part.typeStyle));
  return size < part.min && size >= addressMinOf(part) ? { ...part, min: size } : part;
}

/** A part in one size, but for an address that is wider than its line. */
export const sized = <P extends TextSpec>(part: P, size: number): P => ({
  ...part,
  min: size,
  max: size,
  addressMin: addressMinOf(part),
});

/** The sizes of like texts that count for what they share: one with an address may be smaller by itself. */
export function sharedSizes<T extends string>(
  columns: readonly { parts: readonly { key: T; text: string }[] }[],
  sets: readonly Pick<TextStack<T>, "parts">[],
  key: T,
): (number | undefined)[] {
  const sizes = sets.map(({ parts }) => parts[key]?.size);
  const usual = sizes.map((size, i) => {
    const text = columns[i]?.parts.find((part) => part.key === key)?.text ?? "";
    return hasAddress(text) ? undefined : size;
  });
  return usual.some((size) => size !== undefined) ? usual : sizes;
}

/** Whether a headline breaks well: no stranded short word, no line far shorter than the others. */
function breaksWell(text: FittedText | undefined): boolean {
  if (!text || text.lines.length < 2 || !text.typeStyle.isHeadline) return true;
  const lengths = text.lines.map(lengthOf);
  const longest = Math.max(...lengths);
  if (leadersIn(text) > 0) return false;
  return lengths.every(
    (length, i) => length > 3 && length >= longest * (i === lengths.length - 1 ? 0.42 : 0.55),
  );
}

/** Lines of a text that end with a word which leads to the next line, where that matters. */
const leadersIn = (text: FittedText | undefined): number =>
  text?.typeStyle.isTied
    ? text.lines.slice(0, -1).filter((line, i) => leadsOn(line, text.lines[i + 1])).length
    : 0;

/** "the", or a number without what it counts. */
const leadsOn = (line: string, next = ""): boolean =>
  endsOnLeader(line) || (/(?:^|\s)\d+$/u.test(line) && /^\p{L}/u.test(next));

/** Lines of a word that is far shorter than the others. */
const strandedIn = (text: FittedText | undefined): number => {
  if (!text?.typeStyle.isTied) return 0;
  const longest = Math.max(...text.lines.map(lengthOf));
  return text.lines.filter((line) => !line.includes(" ") && lengthOf(line) < longest * STRANDED).length;
};
const STRANDED = 0.45;

/** Ideographs are as wide as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const lengthOf = (line: string) => line.length + (line.match(WIDE)?.length ?? 0);

const sizeAt = ({ min, max }: TextSpec, factor: number) =>
  Math.max(1, Math.round(min + (max - min) * factor));
const gapAt = (gap: number, factor: number) => Math.round(gap * (GAP_FLOOR + (1 - GAP_FLOOR) * factor));

function stackAt<K extends string>(
  measureText: MeasureText,
  parts: StackPart<K>[],
  factor: number,
  height: number,
): TextStack<K> | undefined {
  const fitted: FittedText[] = [];
  for (const part of parts) {
    const size = sizeAt(part, factor);
    const { lines, torn } = wrap(measureText, part.text, part.typeStyle, part.width / size);
    if (torn || lines.length > part.maxLines) return;
    fitted.push(finish(measureText, part, size, lines, false));
  }
  const stack = assemble(parts, fitted, factor);
  return stack.height <= height ? stack : undefined;
}

/** Nothing fits as it is: smallest sizes, broken words, then fewer and fewer lines, at last fewer parts. */
function squeeze<K extends string>(
  measureText: MeasureText,
  parts: StackPart<K>[],
  height: number,
): TextStack<K> {
  const limits = parts.map(({ maxLines }) => maxLines);
  for (;;) {
    const fitted = parts.map((part, i) => set(measureText, part, part.min, limits[i] ?? 1));
    const stack = assemble(parts, fitted, 0);
    if (stack.height <= height) return stack;
    const victim = mostDispensable(parts, (i) => (fitted[i]?.lines.length ?? 1) > 1);
    if (victim < 0) return drop(measureText, parts, stack, height);
    limits[victim] = (fitted[victim]?.lines.length ?? 2) - 1;
  }
}

/**
 * Leaves out the least important part. The most important part then counts as cut, so that the loss is
 * reported.
 */
function drop<K extends string>(
  measureText: MeasureText,
  parts: StackPart<K>[],
  stack: TextStack<K>,
  height: number,
): TextStack<K> {
  if (parts.length < 2) return stack;
  const victim = mostDispensable(parts, () => true);
  const rest = squeeze(
    measureText,
    parts.filter((_, i) => i !== victim),
    height,
  );
  const [first] = parts
    .filter((_, i) => i !== victim)
    .toSorted((a, b) => (a.shrinkOrder ?? 0) - (b.shrinkOrder ?? 0));
  const kept = first && rest.parts[first.key];
  if (kept) kept.cut = true;
  return rest;
}

/** The allowed part with the highest `shrinkOrder`, the later of equals; -1 when none is allowed. */
function mostDispensable<K extends string>(
  parts: StackPart<K>[],
  allowed: (index: number) => boolean,
): number {
  let victim = -1;
  for (const [i, part] of parts.entries()) {
    if (allowed(i) && (part.shrinkOrder ?? 0) >= (parts[victim]?.shrinkOrder ?? 0)) victim = i;
  }
  return victim;
}

function set(measureText: MeasureText, spec: TextSpec, size: number, maxLines: number): FittedText {
  const available = spec.width / size;
  const wrapped = wrap(measureText, spec.text, spec.typeStyle, available);
  const cut = wrapped.lines.length > maxLines;
  const lines = cut ? cutTo(measureText, wrapped, spec.typeStyle, available, maxLines) : wrapped.lines;
  return finish(measureText, spec, size, lines, cut);
}

function finish(
  measureText: MeasureText,
  { typeStyle }: TextSpec,
  size: number,
  lines: readonly string[],
  cut: boolean,
): FittedText {
  const width = Math.max(0, ...lines.map((line) => widthOf(measureText, line, typeStyle))) * size;
  return { lines, typeStyle, size, width, height: lines.length * lineHeight(typeStyle, size), cut };
}

/** Whole pixels, so that lines stand on the pixel grid and heights add up exactly. */
export function lineHeight({ leading }: TypeStyle, size: number): number {
  return Math.round(size * leading);
}

function assemble<K extends string>(
  parts: StackPart<K>[],
  fitted: FittedText[],
  factor: number,
): TextStack<K> {
  const stack: TextStack<K> = { parts: {}, gaps: {}, height: 0 };
  for (const [i, { key, gap, around = 0 }] of parts.entries()) {
    const text = fitted[i];
    if (!text) continue;
    const above = i === 0 ? 0 : gapAt(gap, factor);
    stack.parts[key] = text;
    stack.gaps[key] = above;
    stack.height += above + around + text.height;
  }
  return stack;
}
