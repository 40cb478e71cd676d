import type { FittedText } from "../../../fit.ts";
import type { RenderContext } from "../../../template.ts";
import { isLeader } from "../../../type/leaders.ts";
import type { TypeStyle } from "../../../wrap.ts";
import { isSpan } from "../../card/dates.ts";
import { inSize } from "../fit-largest.ts";
import { FIGURE, POINT, SMALL } from "../type-styles.ts";
import { type FactRows, isValued, type ValueLine, type ValueRow } from "./value-rows.ts";

/** Sizes of a row in pixels: of its value, of the words around it, and of a row of words. */
export type RowSizes = { value: number; small: number; words: number };
type SetLine = {
  value: FittedText[];
  after: FittedText | undefined;
  /** The words behind stand on the line of the value, so far from it and so much over its foot. */
  isInline: boolean;
  gap: number;
  lift: number;
  height: number;
};
/** A row that is ready to be placed. Pixels. */
export type SetRow = {
  words?: FittedText;
  before?: FittedText;
  lines: SetLine[];
  note?: FittedText;
  height: number;
  beforeTop: number;
  valuesTop: number;
};

const VALUE: TypeStyle = { ...FIGURE, tracking: -0.022, leading: 1.1 };
const AROUND: TypeStyle = { ...SMALL, leading: 1.24 };
const WORDS: TypeStyle = { ...POINT, leading: 1.26 };

/** How much larger a leading value is, and what the words are of a value's size; the least in design pixels. */
const SCALE = { lead: 1.4, small: 0.6, words: 0.7, least: 24, most: 42 };
/** Where letters stand in a line, from its foot: of large type and of small, in sizes of each. */
const FOOT = { value: 0.2, small: 0.27 };
const GAP = { inline: 0.2, column: 0.55, before: 0.04, note: 0.05 };
const LINES = { around: 2, value: 2, words: 3 };

/** The sizes of a row of which the values are so large, in design pixels. */
export function sizesOf({ unit }: RenderContext, size: number, isLeading: boolean): RowSizes {
  const within = (share: number) => Math.min(SCALE.most, Math.max(SCALE.least, size * share));
  return {
    value: Math.round(size * (isLeading ? SCALE.lead : 1) * unit),
    small: Math.round(within(SCALE.small) * unit),
    words: Math.round(within(SCALE.words) * unit),
  };
}

type SizesOfRow = (row: FactRows) => RowSizes;

/** The width of a column for the words before values; 0 where few rows have any. */
export function wordsWidth(
  context: RenderContext,
  rows: readonly FactRows[],
  sizes: SizesOfRow,
  most: number,
): number {
  const valued = rows.filter(isValued);
  const led = valued.filter(({ before }) => before !== "");
  if (led.length < 2 || 2 * led.length < valued.length) return 0;
  const widths = led.map((row) => {
    const { small, value } = sizes(row);
    const line = inSize(context, row.before, { typeStyle: AROUND, size: small, width: 1e5 });
    return line.width + GAP.column * Math.min(value, 2 * small);
  });
  return Math.ceil(Math.min(most, Math.max(...widths)));
}

type RowRoom = { width: number; column: number };

/** A row in its sizes; undefined where a text has no room. */
export function setRow(
  context: RenderContext,
  row: FactRows,
  sizes: RowSizes,
  { width, column }: RowRoom,
): SetRow | undefined {
  if (!isValued(row)) {
    const words = whole(context, row.words, {
      typeStyle: WORDS,
      size: sizes.words,
      width,
      maxLines: LINES.words,
    });
    return words && { words, lines: [], height: words.height, beforeTop: 0, valuesTop: 0 };
  }
  return setValues(context, row, sizes, { width, column });
}

function setValues(
  context: RenderContext,
  row: ValueRow,
  sizes: RowSizes,
  { width, column }: RowRoom,
): SetRow | undefined {
  const isBeside = column > 0;
  const room = isBeside ? width - column : width;
  const leading = isBeside ? column - Math.round(GAP.column * sizes.small) : width;
  const texts = [
    aroundIn(context, row.before, sizes, leading),
    aroundIn(context, row.note, sizes, room),
  ] as const;
  const lines = allOf(row.lines.map((line) => setLine(context, line, sizes, room)));
  const [before, note] = texts;
  if (!before || !note || !lines) return undefined;
  const values = lines.reduce((sum, { height }) => sum + height, 0) + note.height;
  const words = { ...(row.before && { before }), ...(row.note && { note }) };
  if (!isBeside) {
    const valuesTop = row.before ? Math.round(GAP.before * sizes.value) : 0;
    return {
      ...words,
      lines,
      height: Math.ceil(before.height + valuesTop + values),
      beforeTop: 0,
      valuesTop,
    };
  }
  const tops = row.before ? besideOf(sizes) : { beforeTop: 0, valuesTop: 0 };
  const height = Math.ceil(Math.max(values + tops.valuesTop, before.height + tops.beforeTop));
  return { ...words, lines, height, ...tops };
}

const EMPTY: FittedText = { lines: [], typeStyle: AROUND, size: 0, width: 0, height: 0, cut: false };

/** Words before a value or a remark under it; undefined where they have no room. */
const aroundIn = (context: RenderContext, text: string, { small }: RowSizes, width: number) =>
  text === ""
    ? EMPTY
    : whole(context, text, { typeStyle: AROUND, size: small, width, maxLines: LINES.around });

/** The first words stand on the foot of the value. */
function besideOf({ value, small }: RowSizes) {
  const foot = (size: number, { leading }: TypeStyle, share: number) => size * (leading - share);
  const lower = Math.round(foot(value, VALUE, FOOT.value) - foot(small, AROUND, FOOT.small));
  return { beforeTop: Math.max(0, lower), valuesTop: Math.max(0, -lower) };
}

/** A value with the words behind it on its line, else under it. */
function setLine(
  context: RenderContext,
  { parts, after: said }: ValueLine,
  sizes: RowSizes,
  width: number,
): SetLine | undefined {
  const { value: size, small } = sizes;
  const value = valueIn(context, parts, size, width);
  if (!value) return undefined;
  const tall = value.reduce((sum, { height }) => sum + height, 0);
  const gap = Math.round(GAP.inline * size);
  const base = { value, gap, lift: Math.max(0, Math.round(FOOT.value * size - FOOT.small * small)) };
  if (said === "") return { ...base, after: undefined, isInline: false, height: tall };
  const inline = isOneLine(value)
    ? aroundIn(context, said, sizes, width - (value[0]?.width ?? 0) - gap)
    : undefined;
  if (inline?.lines.length === 1)
    return { ...base, after: inline, isInline: true, height: Math.max(tall, inline.height + base.lift) };
  const after = aroundIn(context, said, sizes, width);
  return after && { ...base, after, isInline: false, height: tall + after.height };
}

const isOneLine = ([first, ...others]: readonly FittedText[]): boolean =>
  others.length === 0 && first?.lines.length === 1;

/** Letters of a day, or several of one month, that stand on one line. */
const SHORT_DAY = 22;

/** "6 and 7 / February": a day that is torn apart is no longer read as one; a word that leads to it may stand over it. */
const isTornDay = (text: string, { lines: [, second = ""] }: FittedText): boolean =>
  text.length <= SHORT_DAY && isSpan(text) && !isLeader(second.split(" ")[0] ?? "");

/** The parts of a value on one line, else each of two on its own, else wrapped as they come. */
function valueIn(
  context: RenderContext,
  parts: readonly string[],
  size: number,
  width: number,
): FittedText[] | undefined {
  const set = (text: string, maxLines: number) =>
    whole(context, text, { typeStyle: VALUE, size, width, maxLines });
  const together = parts.join(" ");
  const one = set(together, 1);
  if (one) return [one];
  const each = parts.length === LINES.value ? allOf(parts.map((part) => set(part, 1))) : undefined;
  if (each) return each;
  const wrapped = set(together, LINES.value);
  return wrapped && !isTornDay(together, wrapped) ? [wrapped] : undefined;
}

/** All of them, or nothing. */
function allOf<T>(some: readonly (T | undefined)[]): T[] | undefined {
  const all = some.filter((one) => one !== undefined);
  return all.length === some.length ? all : undefined;
}

type InOneSize = { typeStyle: TypeStyle; size: number; width: number; maxLines: number };

/** A text in one size; undefined where it is cut or a word of it broken. */
function whole(context: RenderContext, text: string, options: InOneSize): FittedText | undefined {
  if (options.width <= 0) return undefined;
  const fitted = inSize(context, text, options);
  const spaced = (said: string) => said.replace(/\s+/gu, " ").trim();
  return !fitted.cut && spaced(fitted.lines.join(" ")) === spaced(text) ? fitted : undefined;
}
