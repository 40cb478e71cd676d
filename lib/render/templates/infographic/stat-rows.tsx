/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { Node, Style } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { figureShape } from "../kit/figure-shape.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import { drawing } from "./hero.tsx";
import { drawnColors, type InfographicStyle } from "./look.ts";

type RowStat = Infographic["stats"][number];

/** A panel of a number; on a crown it stands out from the page. */
export const tileStyle = (look: InfographicStyle, surface: Surface, unit: number): Style => ({
  borderRadius: Math.round(22 * unit),
  backgroundColor: surface.background,
  ...(look.name === "crown" && {
    boxShadow: `0 ${Math.round(14 * unit)}px ${Math.round(36 * unit)}px rgba(10, 10, 30, 0.12)`,
  }),
});

/** Of a row's width at most: the words before a number, the number between words or beside them, and a drawing. */
const SHARE = { before: 0.42, between: 0.34, value: 0.5, drawn: 0.2 };
const VALUE = { ...FIGURE, leading: 1.06 };

type SetRow = {
  before: FittedText | undefined;
  value: FittedText;
  label: FittedText | undefined;
  drawn: number;
};

/** Numbers in the line of their own words, each on a panel, all in the same sizes. */
export function statRows(
  context: RenderContext,
  stats: readonly RowStat[],
  look: InfographicStyle,
  places: readonly Box[],
): Node[] {
  const { unit } = context;
  const height = places[0]?.height ?? 0;
  const first = stats.map((stat, i) => setRow(context, stat, places[i], WORDS * unit));
  const words = Math.min(
    ...first.flatMap(({ before, label }) => [before?.size ?? 99 * unit, label?.size ?? 99 * unit]),
  );
  return stats.flatMap((stat, i) => {
    const box = places[i];
    if (!box) return [];
    const set = setRow(context, stat, box, Math.min(WORDS * unit, words));
    return [row(context, stat, box, { set, look, surface: look.tiles[(i + 1) % 2] ?? look.panel, height })];
  });
}

/** The largest type of words beside a number, in design pixels. */
const WORDS = 34;
/** Words keep clear of the round ends of their panel. */
const SIDE = 22;

const padOf = ({ unit }: RenderContext, height: number) => Math.round(Math.min(24 * unit, height * 0.17));

function setRow(context: RenderContext, stat: RowStat, box: Box | undefined, words: number): SetRow {
  const { measureText, unit } = context;
  const { width = 0, height = 0 } = box ?? {};
  const pad = padOf(context, height);
  const gap = Math.round(14 * unit);
  const drawn = figureShape(stat) ? Math.round(Math.min(width * SHARE.drawn, (height - 2 * pad) * 1.5)) : 0;
  const room = width - 2 * SIDE * unit - (drawn && drawn + gap);
  const least = Math.max(context.smallest, 15.5 * unit);
  const size = Math.max(least, Math.round(Math.min(62 * unit, height * 0.52)));
  const widest = room * (stat.before && stat.label ? SHARE.between : SHARE.value);
  const figure = {
    text: stat.value,
    typeStyle: VALUE,
    min: Math.max(least, 24 * unit),
    max: size,
    width: widest,
    maxLines: 1,
  };
  const value = fitText(measureText, figure);
  const spec = { typeStyle: STRONG, min: least, max: Math.max(least, words), maxLines: 3 };
  const free = room - value.width - gap;
  const before = stat.before
    ? fitText(
        measureText,
        { ...spec, text: stat.before, width: stat.label ? Math.min(room * SHARE.before, free * 0.6) : free },
        height - pad,
      )
    : undefined;
  const left = free - (before ? before.width + gap : 0);
  const label = stat.label
    ? fitText(measureText, { ...spec, text: stat.label, width: left }, height - pad)
    : undefined;
  return { before, value, label, drawn };
}

type DrawnRow = { set: SetRow; look: InfographicStyle; surface: Surface; height: number };

function row(
  context: RenderContext,
  stat: RowStat,
  box: Box,
  { set, look, surface, height }: DrawnRow,
): Node {
  const { unit } = context;
  const { before, value, label, drawn } = set;
  const pad = padOf(context, height);
  const shape = figureShape(stat);
  const side = Math.round(SIDE * unit);
  const at = { x: box.width - side - drawn, y: pad, width: drawn, height: box.height - 2 * pad };
  const color = look.name === "crown" ? surface.key : surface.ink;
  return (
    <Place box={box} style={tileStyle(look, surface, unit)}>
      <Place
        box={{ x: side, y: 0, width: box.width - 2 * side, height: box.height }}
        style={{ alignItems: "center", gap: Math.round(14 * unit) }}
      >
        {before && <TextLines fitted={before} color={surface.muted} part="label" />}
        <TextLines fitted={value} color={color} part="value" />
        {label && <TextLines fitted={label} color={surface.muted} part="label" />}
      </Place>
      {shape && drawing(shape, at, drawnColors(surface))}
    </Place>
  );
}
