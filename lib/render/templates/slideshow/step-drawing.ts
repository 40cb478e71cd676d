import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Subject } from "../../subject/picture.ts";
import { subjectLayer } from "../film/motifs/subject.tsx";
import type { Stage } from "../film/stage.ts";

/** In design pixels: a drawing under the words of a step, the gap over it, and between a number and a drawing beside it. */
const SIZE = { least: 300, most: 680, over: 48, beside: 60 };
/** Of a number's height that a drawing beside it has. */
const BESIDE = 1.06;
/** Where all of it stands in its area: a little above the middle. */
const AT = 0.4;

/** Heights of the number with the gap under it, and of the longest words, in pixels. */
type StepHeights = { number: number; taken: number; tallest: number };

/** Where the parts of every step stand: the number, the words from `y` on, and what the step names. */
type StepPlaces = { y: number; number: Box; drawing: Box | undefined };

/** Drawings stand under the words where these leave half of the picture free, else beside the number. */
export function stepPlaces(
  { context, align }: Stage,
  available: Box,
  heights: StepHeights,
  hasDrawings: boolean,
): StepPlaces {
  const { unit } = context;
  const { number, taken, tallest } = heights;
  const over = Math.round(SIZE.over * unit);
  const free = available.height - taken - tallest;
  const under = Math.round(Math.min(free - over, SIZE.most * unit, available.width));
  const isUnder = hasDrawings && under >= SIZE.least * unit;
  const y = available.y + Math.round((free - (isUnder ? under + over : 0)) * AT);
  const own = { ...available, y, height: number };
  if (!hasDrawings) return { y, number: own, drawing: undefined };
  const isLeft = align === "left";
  if (isUnder) {
    const x = available.x + (isLeft ? 0 : Math.round((available.width - under) / 2));
    return { y, number: own, drawing: { x, y: y + taken + tallest + over, width: under, height: under } };
  }
  const side = Math.round(number * BESIDE);
  const half = side + Math.round((SIZE.beside / 2) * unit);
  const middle = available.x + Math.round(available.width / 2);
  const x = isLeft ? available.x + available.width - side : middle + half - side;
  const box = { x, y: y + Math.round((number - side) / 2), width: side, height: side };
  return { y, number: isLeft ? own : { ...own, x: middle - half, width: half }, drawing: box };
}

/** What a step names, in its place. */
export function stepDrawing(
  { context, surface }: Stage,
  subject: Subject | undefined,
  box: Box | undefined,
): Layer[] {
  if (!subject || !box) return [];
  const { size } = context;
  const spot = {
    x: (box.x + box.width / 2) / size.width,
    y: (box.y + box.height / 2) / size.height,
    r: box.width / 2 / Math.min(size.width, size.height),
  };
  return [subjectLayer(context, subject, { spot, surface })];
}
