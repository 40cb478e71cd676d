/** @jsxImportSource #template */
import { fitStack, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { FigureShape } from "../kit/figure-shape.ts";
import { iconNamed } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, SMALL } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import { drawing } from "./hero.tsx";
import { drawnColors, type InfographicStyle } from "./look.ts";
import { rowsBlock } from "./rows-block.ts";
import { tileStyle } from "./stat-rows.tsx";
import { columnsOf, SHORT } from "./tile-columns.ts";
import { allFirst, shapeOf } from "./value-first.ts";

type TileStat = Infographic["stats"][number];
type TilePart = "before" | "value" | "label" | "note";

/** Heights of a row of tiles, in design pixels; bare ones have neither drawing nor words before their number. */
const ROW = {
  minimum: 92,
  least: 122,
  named: 112,
  noted: 142,
  drawn: 52,
  bare: 214,
  ideal: 206,
  maximum: 264,
  alone: 300,
};

/** A column of so many design pixels is a whole page, and no half of a wide one. */
const BROAD = 560;

/** Numbers as tiles, drawn where they can be drawn: side by side where their words are short. */
export function tilesBlock(
  context: RenderContext,
  given: readonly TileStat[],
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  const { unit } = context;
  const stats = allFirst(given) ?? given;
  const columns = columnsOf(stats, stats !== given, context.safe.width > BROAD * unit);
  const rows = Math.ceil(stats.length / columns);
  const gap = Math.round(16 * unit);
  if (columns === 1) return rowsBlock(context, stats, look);
  const draw = (box: Box) => {
    const width = Math.floor((box.width - gap * (columns - 1)) / columns);
    // The last of an odd number has the row to itself.
    const widthOf = (i: number) => (i === stats.length - 1 && i % columns === 0 ? box.width : width);
    const height = Math.floor((box.height - gap * (rows - 1)) / rows);
    const tiles = tilesIn(context, stats, { width, height });
    return stats.map((stat, i) => {
      const [row, column] = [Math.floor(i / columns), i % columns];
      const at = {
        x: box.x + column * (width + gap),
        y: box.y + row * (height + gap),
        width: widthOf(i),
        height,
      };
      const surface = look.tiles[(row + column + 1) % 2] ?? look.panel;
      return tile(context, stat, at, surface, { ...tiles, look, set: tiles.sets[i] });
    });
  };
  const isNamed = stats !== given;
  const isBare = stats.every((stat) => !shapeOf(stat) && !stat.before && !iconNamed(stat.icon) && !stat.note);
  const isRoomy = isBare && context.safe.height > 900 * unit;
  const at = (height: number) => (rows * height + (rows - 1) * 16) * unit;
  const least = Math.max(isRoomy ? ROW.least : ROW.minimum, leastDrawn(stats));
  const minimum = at(isNamed ? leastNamed(stats, columns) : least);
  const lines = rowsBlock(context, stats, look);
  return {
    key: "stats",
    minimum,
    ideal: Math.max(minimum, at(isBare ? ROW.bare : ROW.ideal)),
    maximum: at(isSparse ? ROW.alone : ROW.maximum),
    growShare: 1,
    draw,
    ...(isNamed && lines.minimum < minimum && { compact: lines }),
  };
}

/** Drawings under numbers leave their words less of the height. */
function leastDrawn(stats: readonly TileStat[]): number {
  if (!stats.some((stat) => shapeOf(stat))) return ROW.minimum;
  return (stats.some(({ label }) => label.length > SHORT) ? ROW.named : ROW.minimum) + ROW.drawn;
}

/** Remarks and names of two lines need more height. */
const leastNamed = (stats: readonly TileStat[], columns: number): number =>
  stats.some(({ label, note }) => note || (label.length > SHORT && columns < 3)) ? ROW.noted : ROW.named;

/** Sizes in pixels that all tiles share; `drawn` is the height of a drawing. */
type TileSet = {
  sets: TextStack<TilePart>[];
  pad: number;
  icon: number;
  /** Drawings stand beside their numbers, for remarks take the room under them. */
  isBeside: boolean;
  drawn: number;
  /** Height of the most words. */
  tallest: number;
};
type TileArea = { width: number; height: number };
const LABEL = { ...SMALL, leading: 1.22 };

/** All tiles in the same sizes, the largest that suit every one. */
function tilesIn(context: RenderContext, stats: readonly TileStat[], { width, height }: TileArea): TileSet {
  const { unit } = context;
  const pad = Math.round(Math.min(height * 0.13, width * 0.1, 26 * unit));
  const shapes = stats.map((stat) => shapeOf(stat)).filter((shape) => shape !== undefined);
  const hasIcon = stats.some((stat) => iconNamed(stat.icon) && !shapeOf(stat));
  const isBeside =
    shapes.length > 0 && stats.some(({ note }) => note) && shapes.every(({ kind }) => kind !== "of");
  const [side, share] = isBeside ? [64, 0.42] : [40, 0.22];
  const icon =
    (hasIcon || isBeside) && width > 150 * unit ? Math.round(Math.min(side * unit, height * share)) : 0;
  const drawn = shapes.length === 0 || isBeside ? 0 : underHeight(shapes, height, unit);
  const roomOf = (stat: TileStat) => ({
    // A number without a drawing beside it has the whole width.
    width: width - 2 * pad - (icon && (shapeOf(stat) || iconNamed(stat.icon)) ? icon * 1.2 : 0),
    height: height - 2 * pad - (drawn && drawn * 1.5),
  });
  const largest = { value: 84 * unit, words: 30 * unit };
  const setIn = (max: typeof largest) => stats.map((stat) => setTile(context, stat, roomOf(stat), max));
  const least = (set: readonly TextStack<TilePart>[], key: TilePart, max: number) =>
    Math.min(max, ...set.flatMap(({ parts }) => parts[key]?.size ?? []));
  const first = setIn(largest);
  const words = Math.min(least(first, "before", largest.words), least(first, "label", largest.words));
  // In these words numbers are larger than beside the largest that one of the tiles has room for.
  const value = least(setIn({ ...largest, words }), "value", largest.value);
  const sets = setIn({ value, words });
  const tallest = Math.max(...sets.map((set) => set.height));
  return { sets, pad, icon, isBeside, drawn: Math.round(drawn), tallest };
}

/** Bars are flat, figures of people are not. */
const underHeight = (shapes: readonly FigureShape[], height: number, unit: number): number =>
  Math.min(height * 0.26, (shapes.some(({ kind }) => kind !== "share") ? 40 : 26) * unit);

function setTile(
  context: RenderContext,
  { before = "", value, label, note = "" }: TileStat,
  { width, height }: TileArea,
  max: { value: number; words: number },
): TextStack<TilePart> {
  const { measureText, unit } = context;
  const least = Math.max(context.smallest, 15.5 * unit);
  const words = { typeStyle: LABEL, min: least, max: Math.max(least, max.words), width, maxLines: 3 };
  const small = { min: context.smallest, max: Math.max(context.smallest, max.words * 0.8) };
  const figure = {
    typeStyle: { ...FIGURE, leading: 1.06 },
    min: Math.max(least, 32 * unit),
    max: Math.max(least, max.value),
    width,
    maxLines: 1,
  };
  return fitStack(
    measureText,
    [
      { ...words, key: "before", text: before, gap: 0, shrinkOrder: 1 },
      { ...figure, key: "value", text: value, gap: before ? 2 * unit : 0 },
      { ...words, key: "label", text: label, gap: 4 * unit, shrinkOrder: 2 },
      { ...words, ...small, key: "note", text: note, gap: 2 * unit, shrinkOrder: 1 },
    ],
    height,
  );
}

type DrawnTile = Omit<TileSet, "sets"> & { look: InfographicStyle; set: TextStack<TilePart> | undefined };

function tile(
  { unit }: RenderContext,
  stat: TileStat,
  box: Box,
  surface: Surface,
  { set, pad, icon, isBeside, drawn, look, tallest }: DrawnTile,
): Node {
  const node = iconNamed(stat.icon);
  const shape = shapeOf(stat);
  const color = look.name === "crown" ? surface.key : surface.ink;
  const { parts = {}, gaps = {}, height = 0 } = set ?? {};
  const width = box.width - 2 * pad;
  const room = box.height - 2 * pad - (drawn && drawn * 1.5);
  // Numbers side by side stand on one line, whatever their words take under them.
  const words = { x: pad, y: Math.round(pad + Math.max(0, room - tallest) / 2), width, height };
  const corner = { x: box.width - pad - icon, y: pad, width: icon, height: icon };
  const under = { x: pad, y: box.height - pad - drawn, width, height: drawn };
  return (
    <Place box={box} style={tileStyle(look, surface, unit)}>
      {icon > 0 && node !== undefined && !shape && (
        <Place box={corner}>
          <picture src={lucideIcon(node, color, 1.9)} style={{ width: icon, height: icon }} />
        </Place>
      )}
      <Place box={words} style={{ flexDirection: "column" }}>
        <TextLines fitted={parts.before} color={surface.ink} part="label" />
        <div style={{ height: gaps.value ?? 0, flexShrink: 0 }} />
        <TextLines fitted={parts.value} color={color} part="value" />
        <div style={{ height: gaps.label ?? 0, flexShrink: 0 }} />
        <TextLines fitted={parts.label} color={surface.ink} part="label" />
        <div style={{ height: gaps.note ?? 0, flexShrink: 0 }} />
        <TextLines fitted={parts.note} color={surface.muted} part="label" />
      </Place>
      {shape && isBeside && icon > 0 && drawing(shape, corner, drawnColors(surface))}
      {shape && drawn > 8 * unit && drawing(shape, under, drawnColors(surface))}
    </Place>
  );
}
