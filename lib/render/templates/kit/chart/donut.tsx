/** @jsxImportSource #template */
import { arc, pie } from "d3-shape";
import { fitStack, fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { isWhole } from "../fit-largest.ts";
import { TextLines } from "../text-lines.tsx";
import { FIGURE, SMALL } from "../type-styles.ts";
import { chartColors, partColors } from "./colors.ts";
import type { Series } from "./series.ts";
import { svg } from "./svg.ts";

type DonutOptions = {
  surface: Surface;
  side: number;
  type: number;
  /** What stands in the hole. */
  centre: { value: string; label: string };
};

/** Thickness of the ring as a share of its radius; gap and corner for a ring of radius 100, in pixels. */
const RING = { thick: 0.31, gap: 3.2, round: 5.5 };

/**
 * Parts of a whole as a ring with gaps and rounded corners, clockwise from the top. The hole holds the
 * figure.
 */
export function donutChart(
  context: RenderContext,
  series: Series,
  { surface, side, type, centre }: DonutOptions,
): Node {
  const picture = drawing(series, surface, side);
  const { parts, height, gaps } = setCentre(context, centre, side, type);
  return (
    <div style={{ position: "relative", width: side, height: side, flexShrink: 0 }}>
      <picture src={picture} style={{ position: "absolute", left: 0, top: 0, width: side, height: side }} />
      <div
        style={{
          position: "absolute",
          left: 0,
          top: Math.round((side - height) / 2),
          width: side,
          height,
          flexDirection: "column",
          alignItems: "center",
        }}
      >
        <TextLines fitted={parts.value} color={surface.ink} part="value" align="center" />
        <div style={{ marginTop: gaps.label ?? 0 }}>
          <TextLines fitted={parts.label} color={surface.muted} part="label" align="center" />
        </div>
      </div>
    </div>
  );
}

/** Value and label in the hole. A label that would be cut is left out, since the legend repeats it. */
function setCentre(
  { measureText }: RenderContext,
  { value, label }: DonutOptions["centre"],
  side: number,
  type: number,
) {
  const hole = side * (1 - RING.thick) * 0.8;
  const spec = {
    typeStyle: SMALL,
    min: type,
    max: Math.max(type, side * 0.072),
    width: hole * 0.86,
    maxLines: 2,
  };
  const fits = side > type * 9 && isWhole(label, fitText(measureText, { ...spec, text: label }, hole * 0.4));
  const digits = {
    typeStyle: FIGURE,
    min: type,
    max: Math.max(type, side * 0.23),
    width: hole,
    maxLines: 1,
    gap: 0,
  };
  return fitStack(
    measureText,
    [
      { ...digits, key: "value", text: value },
      { ...spec, key: "label", text: fits ? label : "", gap: side * 0.02, shrinkOrder: 1 },
    ],
    hole * 0.72,
  );
}

function drawing({ points, hero }: Series, surface: Surface, side: number): string {
  const r = side / 2;
  const values = points.map(({ value }) => Math.max(0, value));
  const drawn = values.filter((value) => value > 0).length;
  if (drawn === 0) return svg(side, side, track(r, chartColors(surface).grid));
  const slices = pie<number>()
    .sort(null)
    .padAngle(drawn > 1 ? RING.gap / 100 : 0)(values);
  const colors = partColors(surface, hero, values.length);
  const shape = arc<(typeof slices)[number]>()
    .innerRadius(r * (1 - RING.thick))
    .outerRadius(r)
    .cornerRadius(drawn > 1 ? (r * RING.round) / 100 : 0)
    .digits(1);
  const paths = slices.map((slice, i) =>
    slice.value > 0 ? `<path d="${shape(slice) ?? ""}" fill="${colors[i] ?? ""}"/>` : "",
  );
  return svg(side, side, `<g transform="translate(${r} ${r})">${paths.join("")}</g>`);
}

/** A whole of nothing: the empty ring. */
function track(r: number, color: string): string {
  const thick = r * RING.thick;
  return `<circle cx="${r}" cy="${r}" r="${r - thick / 2}" fill="none" stroke="${color}" stroke-width="${thick}"/>`;
}
