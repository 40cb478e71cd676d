/** @jsxImportSource #template */
import type { Node, Style } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import type { RowStat } from "./data.ts";
import { drawing } from "./hero.tsx";
import { drawnColors, type InfographicStyle } from "./look.ts";
import { BESIDE, GAP, LONG_NOTE, padOf, type SetRow, SIDE, setRow, WORDS } from "./row-setting.ts";
import { shapeOf, valueFirst } from "./value-first.ts";

/** A panel of a number; on a crown it stands out from the page. */
export const tileStyle = (look: InfographicStyle, surface: Surface, unit: number): Style => ({
  borderRadius: Math.round(22 * unit),
  backgroundColor: surface.background,
  ...(look.name === "crown" && {
    boxShadow: `0 ${Math.round(14 * unit)}px ${Math.round(36 * unit)}px rgba(10, 10, 30, 0.12)`,
  }),
});

/** Numbers in the line of their own words, each on a panel, all in the same sizes. */
export function statRows(
  context: RenderContext,
  given: readonly RowStat[],
  look: InfographicStyle,
  places: readonly Box[],
): Node[] {
  const { unit } = context;
  const height = places[0]?.height ?? 0;
  const stats = given.map(valueFirst);
  const isNoted = stats.some(({ note = "" }) => note.length > LONG_NOTE);
  const free = stats.map((stat, i) => setRow(context, stat, places[i], { words: WORDS * unit, isNoted }));
  // Words behind their numbers begin on one line.
  const widths = free.flatMap(({ value }, i) => (stats[i]?.before ? [] : [value.width]));
  const column = Math.ceil(Math.max(0, ...widths));
  const first = stats.map((stat, i) =>
    setRow(context, stat, places[i], { words: WORDS * unit, column, isNoted }),
  );
  const words = Math.min(
    ...free.map(({ value }) => value.size * BESIDE),
    ...first.flatMap(({ before, label }) => [before?.size ?? 99 * unit, label?.size ?? 99 * unit]),
  );
  return stats.flatMap((stat, i) => {
    const box = places[i];
    if (!box) return [];
    const set = setRow(context, stat, box, { words: Math.min(WORDS * unit, words), column, isNoted });
    return [row(context, stat, box, { set, look, surface: look.tiles[(i + 1) % 2] ?? look.panel, height })];
  });
}

type DrawnRow = { set: SetRow; look: InfographicStyle; surface: Surface; height: number };

function row(
  context: RenderContext,
  stat: RowStat,
  box: Box,
  { set, look, surface, height }: DrawnRow,
): Node {
  const { unit } = context;
  const { column, before, value, label, note, drawn } = set;
  const pad = padOf(context, height);
  const shape = shapeOf(stat);
  const side = Math.round(SIDE * unit);
  const at = { x: box.width - side - drawn, y: pad, width: drawn, height: box.height - 2 * pad };
  const color = look.name === "crown" ? surface.key : surface.ink;
  return (
    <Place box={box} style={tileStyle(look, surface, unit)}>
      <Place
        box={{ x: side, y: 0, width: box.width - 2 * side, height: box.height }}
        style={{ alignItems: "center", gap: Math.round(GAP * unit) }}
      >
        {before && <TextLines fitted={before} color={surface.ink} part="label" />}
        <div style={{ width: column, flexShrink: 0 }}>
          <TextLines fitted={value} color={color} part="value" />
        </div>
        <div style={{ flexDirection: "column", gap: Math.round(2 * unit) }}>
          {label && <TextLines fitted={label} color={surface.ink} part="label" />}
          {note && <TextLines fitted={note} color={surface.muted} part="label" />}
        </div>
      </Place>
      {shape && drawing(shape, at, drawnColors(surface))}
    </Place>
  );
}
