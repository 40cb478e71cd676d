import { type FittedText, fitStack, fitText, type StackPart, type TextStack } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { widthOf } from "../../wrap.ts";
import { BODY, FIGURE, HEADLINE, STRONG } from "../kit/type-styles.ts";
import type { Leaf } from "./leaf.ts";

/** In design pixels. */
const SIZE = {
  figure: { max: 640, tall: 820, least: 150 },
  when: { max: 70, tall: 92, least: 34 },
  title: { max: 112, tall: 150, least: 40 },
  body: { max: 76, tall: 104, least: 32 },
  statement: { max: 230, least: 54 },
  over: { most: 92, least: 44 },
  gap: { beside: 30, title: 14, body: 26, pad: 44, statement: 40, foot: 30 },
};
/** Of the size of a figure: the words over it and beside it, the room under its digits, and that under words on their line. */
const BESIDE = { over: 0.18, share: 0.24, least: 40, figure: 0.12, words: 0.16, head: 0.08 };
/** Of the height of the room: the most for the words under a figure. Of the width of wide pictures: the field. */
const SHARE = { words: 0.5, field: 0.46, least: 0.4 };
/** Each try is so much smaller than the one before. */
const SMALLER = 0.96;

export type WordKey = "when" | "title" | "body";

/** Texts that stand at a place, in whole pixels. */
export type PlacedText = { fitted: FittedText; x: number; y: number };

/** A leaf that is set. `field`: the ground of its figure, in a colour of its own; without one, the words are the picture. */
export type LeafSet = {
  field: Box | undefined;
  figure: PlacedText | undefined;
  /** The name of the entry, and the words beside its figure. */
  labels: PlacedText[];
  words: TextStack<WordKey>;
  /** Where the words stand, and what is free under them. */
  at: Box;
  free: Box;
};

type Room = { area: Box; foot: number; isCentred: boolean };

/**
 * Leaves are one system: ground, size and place of the figure and sizes of all words are the same on every one.
 * @param foot what is drawn along the foot of the picture, in pixels.
 */
export function setLeaves(
  context: RenderContext,
  leaves: readonly (Leaf | undefined)[],
  room: Room,
): (LeafSet | undefined)[] {
  const shown = leaves.filter((leaf) => leaf !== undefined);
  const figured = shown.filter(({ figure }) => figure !== "");
  const parts = partsOf(context, room);
  const tallest = (height: number) =>
    Math.max(0, ...alike(context, figured, parts, height).map((set) => set.height));
  const pad = Math.round(SIZE.gap.pad * context.unit);
  const most = room.area.height - room.foot - 2 * pad;
  const asked = parts.isWide ? most : most - Math.min(tallest(most * SHARE.words), most * SHARE.words);
  const size = figureSize(context, figured, { width: parts.figure, height: asked });
  const tall = Math.max(0, ...figured.map((leaf) => groupHeight(context, leaf, size)));
  const field = fieldOf(context, room, tall, pad);
  const under = wordsBox(context, room, field, pad);
  const sets = alike(context, figured, parts, under.height);
  const height = Math.max(0, ...sets.map((set) => set.height));
  const at = { ...under, y: under.y + Math.round((under.height - height) / 2) };
  return leaves.map((leaf) => {
    if (!leaf) return undefined;
    if (leaf.figure === "") return statement(context, leaf, room, overSize(context, size));
    const words = sets[figured.indexOf(leaf)] as TextStack<WordKey>;
    const y = parts.isWide ? under.y + Math.round((under.height - words.height) / 2) : at.y;
    const end = y + words.height + pad;
    const free = { ...under, y: end, height: under.y + under.height - end };
    return { field, ...figureAt(context, leaf, { size, field, room, pad }), words, at: { ...at, y }, free };
  });
}

const isTall = ({ shape }: RenderContext) => shape === "story";

type Parts = { isWide: boolean; figure: number; words: number };

function partsOf(context: RenderContext, { area }: Room): Parts {
  const isWide = context.shape === "wide";
  const gap = Math.round(2 * SIZE.gap.pad * context.unit);
  const figure = isWide ? Math.round(context.size.width * SHARE.field) - area.x - gap / 2 : area.width;
  return { isWide, figure, words: isWide ? area.width - figure - gap : area.width };
}

/** Over the words from edge to edge, on wide pictures beside them. */
function fieldOf(
  { size, unit, shape, safe }: RenderContext,
  { area }: Room,
  figure: number,
  pad: number,
): Box {
  if (shape === "wide")
    return { x: 0, y: 0, width: Math.round(size.width * SHARE.field), height: size.height };
  const needed = area.y + figure + pad;
  const least = Math.round(safe.y + safe.height * SHARE.least + unit);
  return { x: 0, y: 0, width: size.width, height: Math.max(needed, least) };
}

function wordsBox({ unit, shape }: RenderContext, { area, foot }: Room, field: Box, pad: number): Box {
  const end = area.y + area.height - Math.round(foot + (foot > 0 ? SIZE.gap.foot * unit : 0));
  if (shape === "wide") {
    const x = field.width + 2 * pad;
    return { ...area, x, width: area.x + area.width - x, height: end - area.y };
  }
  const y = field.height + pad;
  return { ...area, y, height: end - y };
}

/** Halvings of the share of its largest type at which a set of words still fits. */
const HALVINGS = 6;

/** The words of all leaves in sizes that they share, as large as the height allows the longest of them. */
function alike(
  { measureText, ...context }: RenderContext,
  leaves: readonly Leaf[],
  { words: width }: Parts,
  height: number,
): TextStack<WordKey>[] {
  const columns = leaves.map((leaf) => wordParts({ ...context, measureText }, leaf, width));
  const setAt = (share: number) =>
    columns.map((parts) => {
      const most = parts.map((part) => ({ ...part, max: Math.max(part.min, sizeAt(part, share)) }));
      const set = fitStack(measureText, most.map(plain), height);
      const isWhole = most.every(({ key, max }) => !set.parts[key] || set.parts[key].size >= max - 0.5);
      return { set, isWhole: isWhole && set.height <= height };
    });
  let [low, high] = [0, 1];
  if (setAt(1).every(({ isWhole }) => isWhole)) low = 1;
  for (let i = 0; i < HALVINGS && low < 1; i++) {
    const middle = (low + high) / 2;
    if (setAt(middle).every(({ isWhole }) => isWhole)) low = middle;
    else high = middle;
  }
  return setAt(low).map(({ set }) => set);
}

/** What is said under a title stays prose, also beside few words. */
const sizeAt = ({ key, max }: StackPart<WordKey>, share: number): number =>
  key === "body" ? Math.min(max * share, max * PROSE) : max * share;
const PROSE = 0.76;

/** One text with an untidy line must not make all the others small. */
const plain = (part: StackPart<WordKey>): StackPart<WordKey> => ({
  ...part,
  typeStyle: { ...part.typeStyle, isHeadline: false },
});

function wordParts(context: RenderContext, { when, title, body }: Leaf, width: number): StackPart<WordKey>[] {
  const { unit } = context;
  const sized = ({ max, tall, least }: { max: number; tall: number; least: number }) => ({
    ...{ min: least * unit, max: (isTall(context) ? tall : max) * unit, width },
  });
  const over = (gap: number) => Math.round(gap * unit);
  return [
    { key: "when", text: when, typeStyle: STRONG, ...sized(SIZE.when), maxLines: 2, gap: 0 },
    {
      ...{ key: "title", text: title, typeStyle: HEADLINE, ...sized(SIZE.title), maxLines: 7 },
      gap: when === "" ? 0 : over(SIZE.gap.title),
    },
    {
      ...{ key: "body", text: body, typeStyle: BODY, ...sized(SIZE.body), maxLines: 7 },
      ...{ gap: over(SIZE.gap.body), shrinkOrder: 1 },
    },
  ];
}

/** The largest size at which every figure fits with the words around it. */
function figureSize(
  context: RenderContext,
  leaves: readonly Leaf[],
  { width, height }: { width: number; height: number },
): number {
  const { unit } = context;
  const least = SIZE.figure.least * unit;
  const isWithin = (size: number) =>
    leaves.every(
      (leaf) => groupWidth(context, leaf, size) <= width && groupHeight(context, leaf, size) <= height,
    );
  let size = (isTall(context) ? SIZE.figure.tall : SIZE.figure.max) * unit;
  while (size > least && !isWithin(size)) size *= SMALLER;
  return Math.max(least, Math.floor(size));
}

const overSize = ({ unit }: RenderContext, size: number) =>
  Math.round(Math.min(SIZE.over.most * unit, Math.max(SIZE.over.least * unit, size * BESIDE.over)));
const besideSize = ({ unit }: RenderContext, size: number) =>
  Math.round(Math.max(BESIDE.least * unit, size * BESIDE.share));
const gapBeside = ({ unit }: RenderContext) => Math.round(SIZE.gap.beside * unit);
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

function groupHeight(context: RenderContext, { over, beside }: Leaf, size: number): number {
  if (!isTall(context)) return heightOf(size, FIGURE);
  const label = over === "" ? 0 : heightOf(overSize(context, size), HEADLINE);
  return label + heightOf(size, FIGURE) + beside.length * heightOf(besideSize(context, size), HEADLINE);
}

type FigurePlace = { size: number; field: Box; room: Room; pad: number };

/** The figure at the foot of its field, the name over it, and the words beside it on its line. */
function figureAt(context: RenderContext, leaf: Leaf, { size, field, room, pad }: FigurePlace) {
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
  const x = room.isCentred && !isWide ? room.area.x + Math.round((room.area.width - width) / 2) : room.area.x;
  const y = isWide ? room.area.y + Math.round((room.area.height - height) / 2) : field.height - pad - height;
  const over = leaf.over === "" ? [] : [one(leaf.over, HEADLINE, overSize(context, size))];
  const digits = one(leaf.figure, FIGURE, size);
  const words = leaf.beside.map((text) => one(text, HEADLINE, besideSize(context, size)));
  const figure = { fitted: digits, x, y: y + (isTall(context) ? (over[0]?.height ?? 0) : 0) };
  const labels = isTall(context)
    ? [...stackedFrom(over, x, y), ...stackedFrom(words, x, figure.y + digits.height)]
    : besideDigits(context, { over, words }, figure, size);
  return { figure, labels };
}

type Beside = { over: readonly FittedText[]; words: readonly FittedText[] };

/** The name at the head of the digits, and the words on their line. */
function besideDigits(
  context: RenderContext,
  { over, words }: Beside,
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

/** Words that are the picture, under what they are the entry of. */
function statement(context: RenderContext, leaf: Leaf, room: Room, label: number): LeafSet {
  const { unit, measureText } = context;
  const { area, foot, isCentred } = room;
  const name = fitText(measureText, {
    ...{ text: leaf.over, typeStyle: HEADLINE, width: area.width, maxLines: 1, min: label, max: label },
  });
  const over = name.height + Math.round(SIZE.gap.statement * unit);
  const end = foot > 0 ? foot + Math.round(SIZE.gap.foot * unit) : 0;
  const at = { ...area, y: area.y + over, height: area.height - over - end };
  const sized = { min: SIZE.statement.least * unit, max: SIZE.statement.max * unit, width: at.width };
  const parts = wordParts(context, leaf, at.width);
  const words = fitStack(
    measureText,
    parts.map((part) => (part.key === "title" ? { ...part, ...sized, isLoud: true } : part)),
    at.height,
  );
  const x = isCentred ? area.x + Math.round((area.width - name.width) / 2) : area.x;
  const y = at.y + Math.round((at.height - words.height) / 2);
  const free = { ...at, y: y + words.height, height: at.y + at.height - y - words.height };
  const labels = [{ fitted: name, x, y: area.y }];
  return { field: undefined, figure: undefined, labels, words, at: { ...at, y }, free };
}
