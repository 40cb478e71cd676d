/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { suitsColumns } from "../kit/chart/bar-plan.ts";
import { barChart } from "../kit/chart/bars.tsx";
import { isLabelled } from "../kit/chart/column-plan.ts";
import { columnChart } from "../kit/chart/columns.tsx";
import { type ChartOptions, lineChart } from "../kit/chart/line.tsx";
import { inset } from "../kit/chart/plate.tsx";
import { ring } from "../kit/chart/ring.tsx";
import { seriesOf } from "../kit/chart/series.ts";
import { Place } from "../kit/place.tsx";
import { isCourse as isCalendarCourse } from "../kit/story/charts.ts";
import type { Infographic } from "./data.ts";
import { type Block, leastOf } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";
import { Card, headed, padOf } from "./panel.tsx";

type InfographicChart = NonNullable<Infographic["chart"]>;

/** Sizes of names and marks, in design pixels. */
const TYPES = [23, 21, 19, 17, 15.5, 14.5];
/** Names that need smaller type under their columns stand beside bars instead. */
const SMALL = 17;

/** A line or a ring is as high as so many lines of its type, or its type is smaller. */
const LINES = 13;

type ChartSetting = { type: number; isUpright: boolean };
type ChartArea = Omit<ChartOptions, "type">;

const pixels = (context: RenderContext, size: number) =>
  Math.max(context.smallest, Math.round(size * context.unit));

/** The largest type at which every column carries its name and its value. */
function columnType(context: RenderContext, data: InfographicChart, area: ChartArea): number | undefined {
  const series = seriesOf(data, "largest", context.language);
  return TYPES.find((size) => {
    const options = { ...area, type: pixels(context, size) };
    return suitsColumns(context, series, options) && isLabelled(context, series, options);
  });
}

/** Columns where each carries its name and its value in type that can be read; else bars, in large type. */
function settingOf(context: RenderContext, data: InfographicChart, area: ChartArea): ChartSetting {
  const least = pixels(context, TYPES.at(-1) ?? SMALL);
  if (data.kind !== "bar") {
    const type = Math.max(least, Math.round(area.height / LINES));
    return { type: Math.min(pixels(context, SMALL), type), isUpright: false };
  }
  const isCourse = data.points.every(({ label }) => label.length <= 10);
  const found = columnType(context, data, area);
  if (found !== undefined && (isCourse || found >= SMALL))
    return { type: pixels(context, found), isUpright: true };
  const slot = area.height / Math.max(1, data.points.length);
  const type = Math.max(least, Math.round(slot / 3.4));
  return { type: Math.min(pixels(context, 21), type), isUpright: false };
}

/** Under columns, months and days have three letters where their whole names would make the type small. */
function readable(context: RenderContext, data: InfographicChart, area: ChartArea): InfographicChart {
  const names = data.points.map(({ label }) => label);
  const short = names.map((name) => [...name].slice(0, 3).join(""));
  const isCalendar =
    isCalendarCourse({ points: names.map((x) => ({ x, y: 0 })) }) && names.every((x) => WORD.test(x));
  if (data.kind !== "bar" || !isCalendar || new Set(short).size < names.length) return data;
  if ((columnType(context, data, area) ?? 0) > SMALL) return data;
  const points = data.points.map((point, i) => ({ ...point, label: short[i] ?? point.label }));
  return { ...data, points, highlight: data.highlight.slice(0, 3) };
}

/** Of Latin letters alone: other scripts do not shorten their months so. */
const WORD = /^\p{Script=Latin}+\.?$/u;

export function chartBlock(
  context: RenderContext,
  data: InfographicChart,
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  const { unit } = context;
  const draw = (box: Box) => {
    const { node, available } = headed(context, data.title, look.panel, inset(box, padOf(context, box)));
    const { width, height } = available;
    const area = { surface: look.panel, width, height, isTight: true };
    const shown = readable(context, data, area);
    const { type, isUpright } = settingOf(context, shown, area);
    const chart = chartOf(context, shown, { ...area, type }, isUpright);
    return [
      <Card context={context} look={look} box={box} />,
      node,
      <Place box={available}>{chart}</Place>,
    ].filter((one) => one !== undefined);
  };
  const ideal = { line: 330, donut: 250, bar: Math.max(250, data.points.length * 15 + 90) }[data.kind];
  const maximum = (data.kind === "donut" ? (isSparse ? 640 : 370) : isSparse ? 760 : 560) * unit;
  return {
    key: "chart",
    minimum: leastOf(context, 250, 165),
    ideal: (isSparse ? ideal * 1.4 : ideal) * unit,
    maximum,
    growShare: 4,
    draw,
  };
}

function chartOf(
  context: RenderContext,
  data: InfographicChart,
  options: ChartOptions,
  isFitting: boolean,
): Node {
  if (data.kind === "line") return lineChart(context, seriesOf(data, "last", context.language), options);
  if (data.kind === "bar") {
    const series = seriesOf(data, "largest", context.language);
    const isUpright = isFitting || data.points.length > 12;
    return (isUpright ? columnChart : barChart)(context, series, options);
  }
  return ring(context, seriesOf(data, "largest", context.language), "value", options);
}
