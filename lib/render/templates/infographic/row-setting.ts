import { type FittedText, fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { FIGURE, SMALL, STRONG } from "../kit/type-styles.ts";
import type { RowStat } from "./data.ts";
import { shapeOf } from "./value-first.ts";

/** Of a row's width at most: words before a number, the number between words, over long remarks or beside words, and a drawing. */
const SHARE = { before: 0.42, between: 0.34, noted: 0.38, value: 0.5, drawn: 0.2 };
const VALUE = { ...FIGURE, leading: 1.06 };

/** The largest type of the words, and the width that numbers have in common, in pixels. */
type RowGrid = { words: number; column?: number; isNoted: boolean };

export type SetRow = {
  column: number;
  before: FittedText | undefined;
  value: FittedText;
  label: FittedText | undefined;
  note: FittedText | undefined;
  drawn: number;
};

/** Words are smaller than their number. */
export const BESIDE = 0.72;
/** Between a number and its words, in design pixels. */
export const GAP = 20;
/** The largest type of words beside a number, and of a remark under them, in design pixels. */
export const WORDS = 36;
const NOTE = 22;
/** Words keep clear of the round ends of their panel. */
export const SIDE = 22;
/** A remark of more characters takes several lines. */
export const LONG_NOTE = 36;

export const padOf = ({ unit }: RenderContext, height: number) =>
  Math.round(Math.min(24 * unit, height * 0.17));

/** Of the height of a row, the words over a remark have so much. */
const labelShare = ({ note = "" }: RowStat): number =>
  note === "" ? 1 : note.length > LONG_NOTE ? 0.36 : 0.56;

/** The number of a row. */
function valueIn(
  { measureText, unit, smallest }: RenderContext,
  stat: RowStat,
  room: { width: number; height: number },
  isNoted: boolean,
): FittedText {
  const least = Math.max(smallest, 15.5 * unit);
  const share = isNoted ? SHARE.noted : SHARE.value;
  return fitText(measureText, {
    text: stat.value,
    typeStyle: VALUE,
    min: Math.max(least, 24 * unit),
    max: Math.max(least, Math.round(Math.min(70 * unit, room.height * 0.56))),
    width: room.width * (stat.before && stat.label ? SHARE.between : share),
    maxLines: 1,
  });
}

type WordsRoom = { width: number; height: number; words: number };

/** The words behind a number, and a remark under them. */
function wordsIn(
  { measureText, unit, smallest }: RenderContext,
  stat: RowStat,
  { width, height, words }: WordsRoom,
): Pick<SetRow, "label" | "note"> {
  const least = Math.max(smallest, 15.5 * unit);
  const strong = { typeStyle: STRONG, min: least, max: Math.max(least, words), maxLines: 3, width };
  const label = stat.label
    ? fitText(measureText, { ...strong, text: stat.label }, height * labelShare(stat))
    : undefined;
  const small = { ...strong, typeStyle: SMALL, min: smallest, max: Math.max(smallest, NOTE * unit) };
  const note = stat.note
    ? fitText(measureText, { ...small, text: stat.note }, height - (label?.height ?? 0))
    : undefined;
  return { label, note };
}

/** The texts of a row in their sizes, and the width of its drawing. */
export function setRow(context: RenderContext, stat: RowStat, box: Box | undefined, grid: RowGrid): SetRow {
  const { measureText, unit } = context;
  const { width = 0, height = 0 } = box ?? {};
  const pad = padOf(context, height);
  const gap = Math.round(GAP * unit);
  const drawn = shapeOf(stat) ? Math.round(Math.min(width * SHARE.drawn, (height - 2 * pad) * 1.5)) : 0;
  const room = width - 2 * SIDE * unit - (drawn && drawn + gap);
  const value = valueIn(context, stat, { width: room, height }, grid.isNoted);
  const column = stat.before ? Math.ceil(value.width) : Math.max(Math.ceil(value.width), grid.column ?? 0);
  const free = room - column - gap;
  const least = Math.max(context.smallest, 15.5 * unit);
  const spec = { typeStyle: STRONG, min: least, max: Math.max(least, grid.words), maxLines: 3 };
  const before = stat.before
    ? fitText(
        measureText,
        { ...spec, text: stat.before, width: stat.label ? Math.min(room * SHARE.before, free * 0.6) : free },
        height - pad,
      )
    : undefined;
  const left = free - (before ? before.width + gap : 0);
  const behind = wordsIn(context, stat, { width: left, height: height - pad, words: grid.words });
  return { column, before, value, ...behind, drawn };
}
