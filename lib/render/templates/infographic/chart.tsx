/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { planBars, suitsColumns } from "../kit/chart/bar-plan.ts";
import { barChart } from "../kit/chart/bars.tsx";
import { isLabelled } from "../kit/chart/column-plan.ts";
import { columnChart } from "../kit/chart/columns.tsx";
import { type ChartOptions, lineChart } from "../kit/chart/line.tsx";
import { inset } from "../kit/chart/plate.tsx";
import { ring } from "../kit/chart/ring.tsx";
import { seriesOf } from "../kit/chart/series.ts";
import { Place } from "../kit/place.tsx";
import { isCourse as isCalendarCourse } from "../kit/story/charts.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
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
  const found = isFlat(data, area) ? undefined : columnType(context, data, area);
  if (found !== undefined && (isCourse || found >= SMALL))
    return { type: pixels(context, found), isUpright: true };
  const slot = area.height / Math.max(1, data.points.length);
  const type = Math.max(least, Math.round(slot / 3.4));
  const usual = Math.min(pixels(context, 21), type);
  return { type: Math.max(usual, barType(context, data, area) ?? 0), isUpright: false };
}

/** In so low a room columns of things would be stumps. */
const FLAT = 0.42;
const isFlat = ({ points }: InfographicChart, { width, height }: ChartArea): boolean =>
  height < width * FLAT && !isCalendarCourse({ points: points.map(({ label }) => ({ x: label, y: 0 })) });

/** Sizes of the names of bars, in design pixels, and the height that a bar has with them, in sizes of the type. */
const BARS = { types: [28, 26, 24, 22, 20.5, 19], slot: 1.45 };

/** The largest type in which every bar has its whole name and its value. */
function barType(context: RenderContext, data: InfographicChart, area: ChartArea): number | undefined {
  const series = seriesOf(data, "largest", context.language);
  const most = area.height / data.points.length / BARS.slot;
  return BARS.types
    .map((size) => pixels(context, size))
    .find((type) => {
      const { bars } = type > most ? { bars: [] } : planBars(context, series, { ...area, type });
      return bars.length > 0 && bars.every(({ words }) => words && !words.name.fitted.cut);
    });
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

/** Heights in design pixels, of few bars too, and how much higher a chart is that leads its page. */
const LEAST = { usual: 250, leading: 330, low: 165, head: 78, row: 38 };
const LEADING = 1.7;
const LEADING_MOST = 1.3;
/** The largest type of what a course went from and to, in design pixels, its share of the height, and the space under it. */
const COURSE = { most: 128, share: 0.3, gap: 0.05 };

/** "31% → 64%": what a course went from and to, large over it. */
function courseHead(
  context: RenderContext,
  data: InfographicChart,
  look: InfographicStyle,
  box: Box,
  isBeside: boolean,
) {
  const { measureText, unit, smallest } = context;
  const height = isBeside ? box.height : Math.round(box.height * COURSE.share);
  const fitted = fitText(
    measureText,
    {
      text: data.lead ?? "",
      typeStyle: { ...FIGURE, leading: 1.04 },
      min: smallest,
      max: Math.min(COURSE.most * unit, height),
      width: box.width,
      maxLines: isBeside ? 2 : 1,
    },
    height,
  );
  const used = fitted.height + Math.round(COURSE.gap * box.height);
  const node = (
    <Place box={{ ...box, height: fitted.height }}>
      <TextLines fitted={fitted} color={look.panel.key} part="value" />
    </Place>
  );
  return { node, available: { ...box, y: box.y + used, height: box.height - used } };
}

/** Of a card that is so much wider than high, what the words take beside few columns, and the space between both. */
const BESIDE = { ratio: 1.5, most: 6, share: 0.4, gap: 30 };

type ChartHead = { nodes: Node[]; available: Box };

/** What is measured and how it went, over the chart, or beside few columns, which keep the height. */
function headOf(context: RenderContext, data: InfographicChart, look: InfographicStyle, box: Box): ChartHead {
  const isBeside =
    data.lead !== undefined &&
    data.kind === "bar" &&
    data.points.length <= BESIDE.most &&
    box.width > BESIDE.ratio * box.height;
  const width = isBeside ? Math.round(box.width * BESIDE.share) : box.width;
  const { node, available: under } = headed(context, data.title, look.panel, { ...box, width });
  const led = data.lead ? courseHead(context, data, look, under, isBeside) : undefined;
  const nodes = [node, led?.node].filter((one) => one !== undefined);
  const gap = Math.round(BESIDE.gap * context.unit);
  const right = { ...box, x: box.x + width + gap, width: box.width - width - gap };
  return { nodes, available: isBeside ? right : (led?.available ?? under) };
}

/** The name of a bar is read like its value, whichever of them is the largest. */
const surfaceOf = ({ kind }: InfographicChart, { panel }: InfographicStyle) =>
  kind === "bar" ? { ...panel, muted: panel.ink } : panel;

export function chartBlock(
  context: RenderContext,
  data: InfographicChart,
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  const { unit } = context;
  const draw = (box: Box) => {
    const { nodes, available } = headOf(context, data, look, inset(box, padOf(context, box)));
    const { width, height } = available;
    const area = { surface: surfaceOf(data, look), width, height, isTight: true };
    const shown = readable(context, data, area);
    const { type, isUpright } = settingOf(context, shown, area);
    const chart = chartOf(context, shown, { ...area, type }, isUpright);
    return [
      <Card context={context} look={look} box={box} />,
      ...nodes,
      <Place box={available}>{chart}</Place>,
    ];
  };
  const ideal = { line: 330, donut: 250, bar: Math.max(250, data.points.length * 15 + 90) }[data.kind];
  const maximum = (data.kind === "donut" ? (isSparse ? 640 : 370) : isSparse ? 760 : 560) * unit;
  const high = data.lead ? LEADING : 1;
  const block: Block = {
    key: "chart",
    minimum: leastOf(context, LEAST.usual, LEAST.low),
    ideal: (isSparse ? ideal * 1.4 : ideal) * high * unit,
    maximum: maximum * (data.lead ? LEADING_MOST : 1),
    growShare: 4,
    draw,
  };
  if (data.lead) return { ...block, minimum: leastOf(context, LEAST.leading, LEAST.low), compact: block };
  const rows = (LEAST.head + data.points.length * LEAST.row) * unit;
  return data.kind === "bar" && rows < block.minimum
    ? { ...block, compact: { ...block, minimum: rows } }
    : block;
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
