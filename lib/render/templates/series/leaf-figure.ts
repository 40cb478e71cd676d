import { type FittedText, fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { widthOf } from "../../wrap.ts";
import { inTwoSizes } from "../kit/two-sizes.ts";
import { FIGURE, HEADLINE } from "../kit/type-styles.ts";
import type { Leaf } from "./leaf.ts";

/** In design pixels: figures, the words over them, and the gap before the words beside them. */
const FIGURES = { max: 640, tall: 820, least: 150 };
const OVER = { most: 92, least: 44 };
const GAP = 30;
/** Of the size of a figure: the words over it and beside it, the room under its digits, and that under words on their line. */
const BESIDE = { over: 0.18, share: 0.24, least: 40, figure: 0.12, words: 0.16, head: 0.08 };
/** Each try is so much smaller than the one before. */
const SMALLER = 0.96;

/** Texts that stand at a place, in whole pixels. */
export type PlacedText = { fitted: FittedText; x: number; y: number };

export const isTall = ({ shape }: RenderContext) => shape === "story";

/** The sizes of figures, which share one of two: the largest at which each fits with the words around it. */
export function figureSizes(
  context: RenderContext,
  leaves: readonly Leaf[],
  { width, height }: { width: number; height: number },
): number[] {
  const { unit } = context;
  const least = FIGURES.least * unit;
  const most = (isTall(context) ? FIGURES.tall : FIGURES.max) * unit;
  const sizes = leaves.map((leaf) => {
    let size = most;
    while (
      size > least &&
      (groupWidth(context, leaf, size) > width || groupHeight(context, leaf, size) > height)
    )
      size *= SMALLER;
    return Math.max(least, Math.floor(size));
  });
  return inTwoSizes(sizes);
}

export const overSize = ({ unit }: RenderContext, size: number) =>
  Math.round(Math.min(OVER.most * unit, Math.max(OVER.least * unit, size * BESIDE.over)));
const besideSize = ({ unit }: RenderContext, size: number) =>
  Math.round(Math.max(BESIDE.least * unit, size * BESIDE.share));
const gapBeside = ({ unit }: RenderContext) => Math.round(GAP * unit);
const heightOf = (size: number, style: typeof FIGURE) => Math.round(size * style.leading);

/** Words stand beside a figure, on tall pictures over and under it. */
function groupWidth(context: RenderContext, { over, figure, beside }: Leaf, size: number): number {
  const of = (text: string, style: typeof FIGURE, at: number) =>
    widthOf(context.measureText, text, style) * at;
  const words = Math.max(0, ...beside.map((text) => of(text, HEADLINE, besideSize(context, size))));
  const digits = of(figure, FIGURE, size);
  const label = of(over, HEADLINE, overSize(context, size));
  if (isTall(context)) return Math.max(label, digits, words);
  const column = Math.max(label, words);
  return digits + (column && gapBeside(context) + column);
}

export function groupHeight(context: RenderContext, { over, beside }: Leaf, size: number): number {
  if (!isTall(context)) return heightOf(size, FIGURE);
  const label = over === "" ? 0 : heightOf(overSize(context, size), HEADLINE);
  return label + heightOf(size, FIGURE) + beside.length * heightOf(besideSize(context, size), HEADLINE);
}

type FigurePlace = { size: number; field: Box; area: Box; isCentred: boolean; pad: number };

/** The figure at the foot of its field, the name over it, and the words beside it on its line. */
export function figureAt(
  context: RenderContext,
  leaf: Leaf,
  { size, field, area, isCentred, pad }: FigurePlace,
) {
  const one = (text: string, typeStyle: typeof FIGURE, at: number) =>
    fitText(context.measureText, {
      text,
      typeStyle,
      min: at,
      max: at,
      width: context.size.width,
      maxLines: 1,
    });
  const isWide = context.shape === "wide";
  const width = groupWidth(context, leaf, size);
  const height = groupHeight(context, leaf, size);
  const x = isCentred && !isWide ? area.x + Math.round((area.width - width) / 2) : area.x;
  const y = isWide ? area.y + Math.round((area.height - height) / 2) : field.height - pad - height;
  const over = leaf.over === "" ? [] : [one(leaf.over, HEADLINE, overSize(context, size))];
  const digits = one(leaf.figure, FIGURE, size);
  const words = leaf.beside.map((text) => one(text, HEADLINE, besideSize(context, size)));
  const figure = { fitted: digits, x, y: y + (isTall(context) ? (over[0]?.height ?? 0) : 0) };
  const labels = isTall(context)
    ? [...stackedFrom(over, x, y), ...stackedFrom(words, x, figure.y + digits.height)]
    : besideDigits(context, { over, words }, figure, size);
  return { figure, labels };
}

type LeafBeside = { over: readonly FittedText[]; words: readonly FittedText[] };

/** The name at the head of the digits, and the words on their line. */
function besideDigits(
  context: RenderContext,
  { over, words }: LeafBeside,
  { fitted, x, y }: PlacedText,
  size: number,
): PlacedText[] {
  const line = besideSize(context, size);
  const left = x + Math.round(fitted.width) + gapBeside(context);
  const foot = y + fitted.height - Math.round(BESIDE.figure * size - BESIDE.words * line);
  const total = words.reduce((sum, { height }) => sum + height, 0);
  const head = words.length > 0 ? y + Math.round(BESIDE.head * size) : foot - (over[0]?.height ?? 0);
  return [...stackedFrom(over, left, head), ...stackedFrom(words, left, foot - total)];
}

function stackedFrom(words: readonly FittedText[], x: number, from: number): PlacedText[] {
  let y = from;
  return words.map((fitted) => {
    const at = { fitted, x, y: Math.round(y) };
    y += fitted.height;
    return at;
  });
}
