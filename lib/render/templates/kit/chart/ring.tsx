/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import { donutChart } from "./donut.tsx";
import { legend, shares } from "./legend.tsx";
import type { ChartOptions } from "./line.tsx";
import type { Series } from "./series.ts";
import { spell } from "./spell.ts";

/** Whether parts are read as their values or as whole percent of their sum. */
export type SliceLabel = "value" | "share";

export const partTexts = (series: Series, show: SliceLabel) =>
  show === "share" ? shares(series) : series.points.map(({ value }) => spell(value, series.unit));

/** The ring beside its legend, or above it in rooms that are taller than wide. */
export function ring(
  context: RenderContext,
  series: Series,
  show: SliceLabel,
  { surface, width, height, type }: ChartOptions,
): Node {
  const isRow = width > height * 1.12;
  const gap = Math.round(type * (isRow ? 2 : 1.6));
  const side = Math.round(isRow ? Math.min(height, width * 0.48) : Math.min(width * 0.84, height * 0.58));
  const available = isRow ? { width: width - side - gap, height } : { width, height: height - side - gap };
  const key = legend(context, series, {
    ...available,
    surface,
    minimum: type,
    maximum: type * 1.5,
    values: show,
  });
  const hero = series.points[series.hero];
  const centre = { value: partTexts(series, show)[series.hero] ?? "", label: hero?.label ?? "" };
  const spare = isRow ? 0 : Math.max(0, height - side - gap - key.height);
  return (
    <div
      style={{
        width,
        height,
        flexDirection: isRow ? "row" : "column",
        alignItems: "center",
        justifyContent: "flex-start",
        paddingTop: Math.round(spare / 3),
        gap: gap + Math.round(spare / 3),
      }}
    >
      {donutChart(context, series, { surface, side, type, centre })}
      {key.node}
    </div>
  );
}
