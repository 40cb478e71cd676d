import { fitStack, fitText, type StackPart, type TextStack } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { inTwoSizes } from "../kit/two-sizes.ts";
import { BODY, HEADLINE, STRONG } from "../kit/type-styles.ts";
import type { Leaf } from "./leaf.ts";
import { figureAt, figureSizes, groupHeight, isTall, overSize, type PlacedText } from "./leaf-figure.ts";

/** In design pixels. */
const SIZE = {
  when: { max: 70, tall: 92, least: 34 },
  title: { max: 112, tall: 150, least: 34 },
  body: { max: 76, tall: 104, least: 32 },
  statement: { max: 230, least: 54 },
  gap: { title: 14, body: 26, pad: 44, statement: 40, foot: 30 },
};
/** Of the height of the room: the most for the words under a figure. Of the width of wide pictures: the field. */
const SHARE = { words: 0.5, field: 0.46, least: 0.4 };

export type LeafWord = "when" | "title" | "body";

/** A leaf that is set. `field`: the ground of its figure, in a colour of its own; without one, the words are the picture. */
export type LeafSet = {
  field: Box | undefined;
  figure: PlacedText | undefined;
  /** The name of the entry, and the words beside its figure. */
  labels: PlacedText[];
  words: TextStack<LeafWord>;
  /** Where the words stand, and what is free under them. */
  at: Box;
  free: Box;
};

type LeafRoom = { area: Box; foot: number; isCentred: boolean };

/**
 * Leaves are one system: ground, size and place of the figure and sizes of all words are the same on every one.
 * @param foot what is drawn along the foot of the picture, in pixels.
 */
export function setLeaves(
  context: RenderContext,
  leaves: readonly (Leaf | undefined)[],
  room: LeafRoom,
): (LeafSet | undefined)[] {
  const shown = leaves.filter((leaf) => leaf !== undefined);
  const figured = shown.filter(({ figure }) => figure !== "");
  const parts = partsOf(context, room);
  const tallest = (height: number) =>
    Math.max(0, ...alike(context, figured, parts, height).map((set) => set.height));
  const pad = Math.round(SIZE.gap.pad * context.unit);
  const most = room.area.height - room.foot - 2 * pad;
  const asked = parts.isWide ? most : most - Math.min(tallest(most * SHARE.words), most * SHARE.words);
  const sizes = figureSizes(context, figured, { width: parts.figure, height: asked });
  const tall = Math.max(0, ...figured.map((leaf, i) => groupHeight(context, leaf, sizes[i] ?? 0)));
  const field = fieldOf(context, room, tall, pad);
  const under = wordsBox(context, room, field, pad);
  const sets = alike(context, figured, parts, under.height);
  const height = Math.max(0, ...sets.map((set) => set.height));
  const at = { ...under, y: under.y + Math.round((under.height - height) / 2) };
  return leaves.map((leaf) => {
    if (!leaf) return undefined;
    if (leaf.figure === "") return statement(context, leaf, room, overSize(context, Math.min(...sizes)));
    const index = figured.indexOf(leaf);
    const [words, size = 0] = [sets[index] as TextStack<LeafWord>, sizes[index]];
    const y = parts.isWide ? under.y + Math.round((under.height - words.height) / 2) : at.y;
    const end = y + words.height + pad;
    const free = { ...under, y: end, height: under.y + under.height - end };
    return {
      field,
      ...figureAt(context, leaf, { size, field, ...room, pad }),
      words,
      at: { ...at, y },
      free,
    };
  });
}

type LeafWidths = { isWide: boolean; figure: number; words: number };

function partsOf({ shape, unit, size }: RenderContext, { area }: LeafRoom): LeafWidths {
  if (shape !== "wide") return { isWide: false, figure: area.width, words: area.width };
  const pad = Math.round(SIZE.gap.pad * unit);
  const field = Math.round(size.width * SHARE.field);
  return {
    isWide: true,
    figure: field - area.x - pad,
    words: area.x + area.width - field - 2 * pad,
  };
}

/** Over the words from edge to edge, on wide pictures beside them. */
function fieldOf(
  { size, unit, shape, safe }: RenderContext,
  { area }: LeafRoom,
  figure: number,
  pad: number,
): Box {
  if (shape === "wide")
    return { x: 0, y: 0, width: Math.round(size.width * SHARE.field), height: size.height };
  const needed = area.y + figure + pad;
  const least = Math.round(safe.y + safe.height * SHARE.least + unit);
  return { x: 0, y: 0, width: size.width, height: Math.max(needed, least) };
}

function wordsBox({ unit, shape }: RenderContext, { area, foot }: LeafRoom, field: Box, pad: number): Box {
  const end = area.y + area.height - Math.round(foot + (foot > 0 ? SIZE.gap.foot * unit : 0));
  if (shape === "wide") {
    const x = field.width + 2 * pad;
    return { ...area, x, width: area.x + area.width - x, height: end - area.y };
  }
  const y = field.height + pad;
  return { ...area, y, height: end - y };
}

/** Halvings of the share of its largest type at which the words of a leaf still fit. */
const HALVINGS = 6;
/** Sizes are whole numbers: so many of them are one share. */
const FINE = 1000;

/** The words of all leaves in sizes that they share, as large as the height allows; one that is far longer has its own. */
function alike(
  context: RenderContext,
  leaves: readonly Leaf[],
  { words: width }: LeafWidths,
  height: number,
): TextStack<LeafWord>[] {
  const columns = leaves.map((leaf) => wordParts(context, leaf, width));
  const shares = inTwoSizes(columns.map((parts) => FINE * shareOf(context, parts, height)));
  return columns.map((parts, i) => setAt(context, parts, height, (shares[i] ?? 0) / FINE).set);
}

function shareOf(context: RenderContext, parts: StackPart<LeafWord>[], height: number): number {
  const isWhole = (share: number) => setAt(context, parts, height, share).isWhole;
  if (isWhole(1)) return 1;
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isWhole(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function setAt(
  { measureText }: RenderContext,
  parts: readonly StackPart<LeafWord>[],
  height: number,
  share: number,
) {
  const most = parts.map((part) => ({ ...part, max: Math.max(part.min, sizeAt(part, share)) }));
  const set = fitStack(measureText, most.map(plain), height);
  const isAsked = most.every(({ key, max }) => (set.parts[key]?.size ?? max) >= max - 0.5);
  return { set, isWhole: isAsked && set.height <= height };
}

/** What is said under a title stays prose, also beside few words. */
const sizeAt = ({ key, max }: StackPart<LeafWord>, share: number): number =>
  key === "body" ? Math.min(max * share, max * PROSE) : max * share;
const PROSE = 0.76;

/** One text with an untidy line must not make all the others small. */
const plain = (part: StackPart<LeafWord>): StackPart<LeafWord> => ({
  ...part,
  typeStyle: { ...part.typeStyle, isHeadline: false },
});

function wordParts(
  context: RenderContext,
  { when, title, body }: Leaf,
  width: number,
): StackPart<LeafWord>[] {
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

/** Words that are the picture, under what they are the entry of. */
function statement(context: RenderContext, leaf: Leaf, room: LeafRoom, label: number): LeafSet {
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
