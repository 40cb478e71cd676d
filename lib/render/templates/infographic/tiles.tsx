/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { minTypeSize } from "../kit/chart/axis.tsx";
import { inSize } from "../kit/fit-largest.ts";
import { iconNamed } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, SMALL } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";

type TileStat = Infographic["stats"][number];

/** Heights of a row of tiles, and of tiles that have the page to themselves, in design pixels. */
const ROW = { minimum: 84, ideal: 164, bare: 128, maximum: 210 };
const ALONE = { minimum: 110, ideal: 190, maximum: 330 };

/**
 * One to four numbers as tiles: in a row, four as a square where they fit, and as full rows on pages with
 * little else.
 */
export function tilesBlock(
  context: RenderContext,
  stats: readonly TileStat[],
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  const { unit, shape } = context;
  const count = stats.length;
  const gap = Math.round(16 * unit);
  const hasIcons = stats.some(({ icon }) => iconNamed(icon));
  const isList = isSparse && count > 1 && (shape === "story" || shape === "tall");
  const rowsAt = (height: number) => (isList ? count : count === 4 && height > 210 * unit ? 2 : 1);
  const draw = (box: Box) => {
    const rows = rowsAt(box.height);
    const columns = Math.ceil(count / rows);
    const width = Math.floor((box.width - gap * (columns - 1)) / columns);
    const height = Math.floor((box.height - gap * (rows - 1)) / rows);
    const set = sizes(context, stats, { width, height, hasIcons, isWide: isList || count === 1 });
    return stats.map((stat, i) => {
      const [row, column] = [Math.floor(i / columns), i % columns];
      const at = { x: box.x + column * (width + gap), y: box.y + row * (height + gap), width, height };
      const surface = look.tiles[(row + column) % 2] ?? look.panel;
      return tile(context, stat, at, surface, { ...set, isRaised: look.name === "crown", isList });
    });
  };
  const ideal = count === 4 && !isList ? 2 * ROW.bare + 16 : hasIcons ? ROW.ideal : ROW.bare;
  const maximum = count === 4 ? 2 * ROW.maximum : ROW.maximum;
  const heights = isList
    ? { minimum: ALONE.minimum * count, ideal: ALONE.ideal * count, maximum: ALONE.maximum * count }
    : { minimum: ROW.minimum, ideal, maximum: isSparse ? 340 : maximum };
  const { minimum } = heights;
  return {
    key: "stats",
    minimum: minimum * unit,
    ideal: heights.ideal * unit,
    maximum: heights.maximum * unit,
    growShare: 1,
    draw,
  };
}

/** Sizes in pixels that all tiles share; `labels` is the height of the tallest label, `leading` that of the figures. */
type TileSizes = { value: number; label: number; labels: number; icon: number; pad: number; leading: number };
type TileArea = { width: number; height: number; hasIcons: boolean; isWide: boolean };
const LABEL = { ...SMALL, leading: 1.22 };

/** All tiles in the same sizes, the largest that suit every one; the icons give way before the labels do. */
function sizes(
  context: RenderContext,
  stats: readonly TileStat[],
  { width, height, hasIcons, isWide }: TileArea,
): TileSizes {
  const { measureText, unit } = context;
  const pad = Math.round(Math.min(height * 0.13, width * 0.1, 28 * unit));
  const wide = width - 2 * pad;
  const label = Math.round(
    Math.max(minTypeSize(context), Math.min(height * 0.125, (isWide ? 25 : 23) * unit, wide * 0.1)),
  );
  const setIn = (
    text: string,
    typeStyle: typeof SMALL,
    min: number,
    max: number,
    maxLines: number,
    available = wide,
  ) => fitText(measureText, { text, typeStyle, min, max, width: available, maxLines });
  const labels = Math.max(
    ...stats.map((one) => (one.label ? setIn(one.label, LABEL, label, label, 3).height : 0)),
  );
  const free = Math.min(height - 2 * pad - labels - (labels && label * 0.35), (isWide ? 190 : 150) * unit);
  // The icon stands in the upper corner, beside the number, so that the number keeps the height.
  const requested = Math.round(Math.min(44 * unit, height * 0.22, wide / 3.4));
  const icon = hasIcons && requested > 20 * unit ? requested : 0;
  const maximum = Math.max(22 * unit, free / TALLEST);
  const available = wide - (icon && icon * 1.3);
  const values = stats.map(({ value }) => setIn(value, FIGURE, 18 * unit, maximum, 1, available).size);
  const isTailed = stats.some(({ value }) => /[gjpqyQ,;()$]/.test(value));
  const leading = isTailed ? TALLEST : FIGURE.leading;
  return { value: Math.min(...values), label, labels, icon, pad, leading };
}

/** Leading of figures with tails: what a number may need of the height. */
const TALLEST = 1.12;

function tile(
  context: RenderContext,
  stat: TileStat,
  box: Box,
  surface: Surface,
  look: TileSizes & { isRaised: boolean; isList: boolean },
): Node {
  const { measureText, unit } = context;
  const { value, label, labels, icon, pad, leading, isRaised, isList } = look;
  const width = box.width - 2 * pad;
  const figure = inSize(context, stat.value, { typeStyle: { ...FIGURE, leading }, size: value, width });
  const words = { text: stat.label, typeStyle: LABEL, min: label, max: label, width, maxLines: 3 };
  const name = fitText(measureText, words, Math.max(label * 1.3, labels));
  const node = iconNamed(stat.icon);
  const color = isRaised ? surface.key : surface.ink;
  const shadow = `0 ${Math.round(14 * unit)}px ${Math.round(36 * unit)}px rgba(10, 10, 30, 0.12)`;
  const style = {
    flexDirection: "column",
    justifyContent: isList ? "center" : "flex-end",
    padding: pad,
    borderRadius: Math.round(22 * unit),
    backgroundColor: surface.background,
    ...(isRaised && { boxShadow: shadow }),
  } as const;
  return (
    <Place box={box} style={style}>
      {icon > 0 && node !== undefined && (
        <Place box={{ x: box.width - pad - icon, y: pad, width: icon, height: icon }}>
          <picture src={lucideIcon(node, color, 1.9)} style={{ width: icon, height: icon }} />
        </Place>
      )}
      <TextLines fitted={figure} color={color} part="value" />
      <div style={{ height: labels, marginTop: Math.round(label * 0.35), flexShrink: 0 }}>
        <TextLines fitted={name} color={surface.muted} part="label" />
      </div>
    </Place>
  );
}
