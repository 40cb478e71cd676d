import type { FittedText } from "../../../fit.ts";
import type { RenderContext } from "../../../template.ts";
import { widthOf } from "../../../wrap.ts";
import { inSize, isWhole } from "../../kit/fit-largest.ts";
import { BODY, FIGURE } from "../../kit/type-styles.ts";
import { SLACK, WEIGHTED } from "../../kit/weighted-lines.tsx";
import type { Infographic } from "../data.ts";
import type { StepStyle } from "./step-style.ts";

export type StepTexts = NonNullable<Infographic["steps"]>;

/**
 * How steps share a width: their columns, and numerals beside or over the words, in sizes of the type. `drawing` is the
 * side of what a step names, on its right, in the same; 0 where no step shows it.
 */
export type CellGrid = { columns: number; isOver: boolean; numeral: number; drawing: number };

export type SetCell = {
  title: FittedText;
  text: FittedText | undefined;
  words: number;
  height: number;
  isWhole: boolean;
};

export const NUMERAL = { ...FIGURE, leading: 0.92 };
/** What is said of a step, and the gaps in it, in sizes of the type. */
const TEXT = 0.86;
export const GAP = { numeral: 0.62, over: 0.22, text: 0.18, drawing: 0.5 };
/** Over and under a drawing, in sizes of the type. */
const AIR = 0.16;
const BLOCK = 1.22;
const DISC = 1.3;
const MARKS = { tick: 0.62, dot: 0.17 };

/** Width of what stands before every step, in pixels. */
export function numeralWidth(
  { measureText }: RenderContext,
  { items, mark = "number" }: StepTexts,
  { numeral }: CellGrid,
  stepStyle: StepStyle,
  type: number,
): number {
  const size = type * numeral;
  if (mark !== "number") return Math.round(size * MARKS[mark]);
  if (stepStyle.numeral === "disc") return Math.round(size * DISC);
  const widest = Math.max(...items.map((_, i) => widthOf(measureText, `${i + 1}`, NUMERAL)));
  return Math.ceil(
    stepStyle.numeral === "block" ? Math.max(size * BLOCK, widest * size + type * 0.6) : widest * size,
  );
}

/** Height of what stands before every step, without the room around it. */
const numeralHeight = (
  { mark = "number" }: StepTexts,
  { numeral }: CellGrid,
  stepStyle: StepStyle,
  type: number,
) =>
  type * numeral * (mark !== "number" ? MARKS[mark] : stepStyle.numeral === "disc" ? DISC : NUMERAL.leading);

/** Between a drawing and the edge of its cell, in sizes of the type: the numeral of the next column keeps away from it. */
export const drawingEdge = ({ columns }: CellGrid, { pad }: StepStyle): number =>
  columns > 1 ? Math.max(pad.x, GAP.numeral) : pad.x;

/** `isDrawn`: a drawing stands beside its words. */
type CellSpec = { grid: CellGrid; stepStyle: StepStyle; type: number; width: number; isDrawn: boolean };

/** Sets one step in a width and a size of type. */
export function setCell(
  context: RenderContext,
  steps: StepTexts,
  index: number,
  { grid, stepStyle, type, width, isDrawn }: CellSpec,
): SetCell {
  const { title, text } = steps.items[index] ?? { title: "", text: "" };
  const before = numeralWidth(context, steps, grid, stepStyle, type);
  const pads = stepStyle.numeral === "block" ? 1 : 2;
  const drawing = isDrawn ? grid.drawing * type : 0;
  // Over its words the numeral leaves room beside it.
  const edge = (drawingEdge(grid, stepStyle) - stepStyle.pad.x) * type;
  const shown = drawing && drawing + GAP.drawing * type + edge;
  const beside = grid.isOver ? 0 : before + GAP.numeral * type + shown;
  const inner = width - pads * stepStyle.pad.x * type - beside;
  const room = Math.max(1, inner * SLACK);
  const name = inSize(context, title, { typeStyle: WEIGHTED, size: type, width: room, maxLines: 7 });
  const size = Math.max(context.smallest, Math.round(type * TEXT));
  const more = text ? inSize(context, text, { typeStyle: BODY, size, width: room, maxLines: 7 }) : undefined;
  const words = name.height + (more ? more.height + GAP.text * type : 0);
  const tall = numeralHeight(steps, grid, stepStyle, type);
  const own =
    (grid.isOver ? tall + GAP.over * type + words : Math.max(tall, words)) + 2 * stepStyle.pad.y * type;
  const height = Math.max(own, drawing + 2 * AIR * type);
  return {
    title: name,
    text: more,
    words: Math.round(words),
    height: Math.round(height),
    isWhole:
      (!grid.isOver || before + drawing <= inner) && isWhole(title, name) && (!more || isWhole(text, more)),
  };
}
