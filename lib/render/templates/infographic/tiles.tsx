/** @jsxImportSource #template */
import { fitStack, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { type FigureShape, figureShape } from "../kit/figure-shape.ts";
import { iconNamed } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, SMALL } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import { type Block, leastOf } from "./flow.ts";
import { drawing } from "./hero.tsx";
import { drawnColors, type InfographicStyle } from "./look.ts";
import { statRows, tileStyle } from "./stat-rows.tsx";

type TileStat = Infographic["stats"][number];
type TilePart = "before" | "value" | "label";

/** Heights of a line of words around their number, and of a row of tiles, in design pixels; bare ones have neither drawing nor words before their number. */
const LINE = { low: 42, minimum: 56, ideal: 92, maximum: 150 };
const ROW = { minimum: 92, bare: 126, ideal: 158, maximum: 216, alone: 300 };
/** Words longer than this, in characters, need half the page. */
const SHORT = 26;
/** Words longer than this need a whole row, and so do more numbers than these. */
const LONG = 44;
/** Beside words so short those of half a page leave their tile empty. */
const UNEVEN = 10;
const MOST_TILES = 4;

/** Numbers as tiles, drawn where they can be drawn: side by side where their words are short. */
export function tilesBlock(
  context: RenderContext,
  stats: readonly TileStat[],
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  const { unit } = context;
  const columns = columnsOf(stats);
  const rows = Math.ceil(stats.length / columns);
  const gap = Math.round(16 * unit);
  if (columns === 1) return rowsBlock(context, stats, look);
  const draw = (box: Box) => {
    const width = Math.floor((box.width - gap * (columns - 1)) / columns);
    const height = Math.floor((box.height - gap * (rows - 1)) / rows);
    const tiles = tilesIn(context, stats, { width, height });
    return stats.map((stat, i) => {
      const [row, column] = [Math.floor(i / columns), i % columns];
      const at = { x: box.x + column * (width + gap), y: box.y + row * (height + gap), width, height };
      const surface = look.tiles[(row + column + 1) % 2] ?? look.panel;
      return tile(context, stat, at, surface, { ...tiles, look, set: tiles.sets[i] });
    });
  };
  const isBare = stats.every((stat) => !figureShape(stat) && !stat.before && !iconNamed(stat.icon));
  const at = (height: number) => (rows * height + (rows - 1) * 16) * unit;
  return {
    key: "stats",
    minimum: at(ROW.minimum),
    ideal: at(isBare ? ROW.bare : ROW.ideal),
    maximum: at(isSparse ? ROW.alone : ROW.maximum),
    growShare: 1,
    draw,
  };
}

function columnsOf(stats: readonly TileStat[]): number {
  const isShort = stats.every(
    ({ before = "", label, value }) => before.length + label.length <= SHORT && value.length <= 7,
  );
  if (stats.length > MOST_TILES || stats.some(({ label }) => label.length > LONG)) return 1;
  if (stats.length === 3) return isShort ? 3 : 1;
  // Of a few short numbers and one of many words the tiles would be uneven, and its words small.
  if (stats.length === MOST_TILES && !isShort && stats.some(({ label }) => label.length <= UNEVEN)) return 1;
  return stats.length === 1 ? 1 : 2;
}

/** Numbers under each other, each in the line of its own words. */
function rowsBlock(context: RenderContext, stats: readonly TileStat[], look: InfographicStyle): Block {
  const { unit } = context;
  const gap = Math.round(14 * unit);
  const at = (height: number) => stats.length * height * unit + (stats.length - 1) * gap;
  const draw = (box: Box) => {
    const height = Math.floor((box.height - gap * (stats.length - 1)) / stats.length);
    const places = stats.map((_, i) => ({ ...box, y: box.y + i * (height + gap), height }));
    return statRows(context, stats, look, places);
  };
  const [minimum, ideal, maximum] = [
    at(leastOf(context, LINE.minimum, LINE.low) / unit),
    at(LINE.ideal),
    at(LINE.maximum),
  ];
  return { key: "stats", minimum, ideal, maximum, growShare: 1, draw };
}

/** Sizes in pixels that all tiles share; `drawn` is the height of a drawing. */
type TileSet = {
  sets: TextStack<TilePart>[];
  pad: number;
  icon: number;
  drawn: number;
};
type TileArea = { width: number; height: number };
const LABEL = { ...SMALL, leading: 1.22 };

/** All tiles in the same sizes, the largest that suit every one. */
function tilesIn(context: RenderContext, stats: readonly TileStat[], { width, height }: TileArea): TileSet {
  const { unit } = context;
  const pad = Math.round(Math.min(height * 0.13, width * 0.1, 26 * unit));
  const shapes = stats.map((stat) => figureShape(stat)).filter((shape) => shape !== undefined);
  const hasIcon = stats.some((stat) => iconNamed(stat.icon) && !figureShape(stat));
  const icon = hasIcon && width > 150 * unit ? Math.round(Math.min(40 * unit, height * 0.22)) : 0;
  const drawn = shapes.length === 0 ? 0 : underHeight(shapes, height, unit);
  const room = {
    width: width - 2 * pad - (icon && icon * 1.2),
    height: height - 2 * pad - (drawn && drawn * 1.5),
  };
  const largest = { value: 84 * unit, words: 24 * unit };
  const first = stats.map((stat) => setTile(context, stat, room, largest));
  const least = (key: TilePart, max: number) =>
    Math.min(max, ...first.flatMap(({ parts }) => parts[key]?.size ?? []));
  const words = Math.min(least("before", largest.words), least("label", largest.words));
  const sets = stats.map((stat) =>
    setTile(context, stat, room, { value: least("value", largest.value), words }),
  );
  return { sets, pad, icon, drawn: Math.round(drawn) };
}

/** Bars are flat, figures of people are not. */
const underHeight = (shapes: readonly FigureShape[], height: number, unit: number): number =>
  Math.min(height * 0.26, (shapes.some(({ kind }) => kind === "of") ? 40 : 26) * unit);

function setTile(
  context: RenderContext,
  { before = "", value, label }: TileStat,
  { width, height }: TileArea,
  max: { value: number; words: number },
): TextStack<TilePart> {
  const { measureText, unit } = context;
  const least = Math.max(context.smallest, 15.5 * unit);
  const words = { typeStyle: LABEL, min: least, max: Math.max(least, max.words), width, maxLines: 3 };
  const figure = {
    typeStyle: { ...FIGURE, leading: 1.06 },
    min: Math.max(least, 24 * unit),
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
  { set, pad, icon, drawn, look }: DrawnTile,
): Node {
  const node = iconNamed(stat.icon);
  const shape = figureShape(stat);
  const color = look.name === "crown" ? surface.key : surface.ink;
  const { parts = {}, gaps = {}, height = 0 } = set ?? {};
  const width = box.width - 2 * pad;
  const room = box.height - 2 * pad - (drawn && drawn * 1.5);
  const words = { x: pad, y: Math.round(pad + room - height), width, height };
  const under = { x: pad, y: box.height - pad - drawn, width, height: drawn };
  return (
    <Place box={box} style={tileStyle(look, surface, unit)}>
      {icon > 0 && node !== undefined && !shape && (
        <Place box={{ x: box.width - pad - icon, y: pad, width: icon, height: icon }}>
          <picture src={lucideIcon(node, color, 1.9)} style={{ width: icon, height: icon }} />
        </Place>
      )}
      <Place box={words} style={{ flexDirection: "column" }}>
        <TextLines fitted={parts.before} color={surface.muted} part="label" />
        <div style={{ height: gaps.value ?? 0, flexShrink: 0 }} />
        <TextLines fitted={parts.value} color={color} part="value" />
        <div style={{ height: gaps.label ?? 0, flexShrink: 0 }} />
        <TextLines fitted={parts.label} color={surface.muted} part="label" />
      </Place>
      {shape && drawn > 8 * unit && drawing(shape, under, drawnColors(surface))}
    </Place>
  );
}
