/** @jsxImportSource #template */
import { area, curveMonotoneX, line } from "d3-shape";
import { contrast, mix } from "../../../color.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { axisMarks, axisNames } from "./axis.tsx";
import { type Callout, callout, placeCallout } from "./callout.tsx";
import { type ChartColors, chartColors } from "./colors.ts";
import { lineValues } from "./line-values.tsx";
import { type ValueScale, valueScale } from "./scale.ts";
import type { Series } from "./series.ts";
import { spell, spellTicks } from "./spell.ts";
import { plot, px } from "./svg.ts";

/** Lengths in pixels; `type` is the size of names and marks. Tight charts end with their largest value. */
export type ChartOptions = {
  surface: Surface;
  width: number;
  height: number;
  type: number;
  isTight?: boolean;
};

type LineSpot = { x: number; y: number };
/** A course, laid out: its points, its axes, and the pill with the value of the point that matters. */
export type LinePlan = {
  plot: Box;
  spots: LineSpot[];
  scale: ValueScale;
  hero: LineSpot;
  colors: ChartColors;
  type: number;
  marks: Node[];
  names: Node[];
  pill: Callout;
  /** Where the pill stands. */
  at: LineSpot;
};

/**
 * A line chart: a smooth line over a fading area, round axis marks, and the value of the highlighted point.
 */
export function lineChart(context: RenderContext, series: Series, options: ChartOptions): Node {
  const { width, height } = options;
  const plan = planLine(context, series, options);
  const values = lineValues(context, series, plan, options.surface);
  const lines = values ? baseOf(plan) : grid(plan);
  const picture = plot(
    width,
    height,
    [fade(plan, values ? underValues(plan, options.surface) : AREA.bare), lines, course(plan)].join(""),
  );
  return (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      <picture src={picture} style={{ position: "absolute", left: 0, top: 0, width, height }} />
      {values ?? plan.marks}
      {plan.names}
      {plan.pill.draw(plan.at.x, plan.at.y)}
    </div>
  );
}

export function planLine(context: RenderContext, series: Series, options: ChartOptions): LinePlan {
  const { surface, width, height, type } = options;
  const colors = chartColors(surface);
  const values = series.points.map(({ value }) => value);
  const value = values[series.hero] ?? 0;
  const pill = callout(context, spell(value, series.unit), type, colors);
  const rough = valueScale({ values, from: height, to: 0, ticks: tickCount(height, type), mayCrop: true });
  const { marks, names, left, inset, xs } = axes(context, series, rough.ticks, options);
  const bottom = height - names.height - Math.round(type * 0.65);
  const top = headroom({ rough, value, bottom, height, type, needed: pill.height + type });
  const scale = valueScale({ values, from: bottom, to: top, ticks: tickCount(height, type), mayCrop: true });
  const spots = values.map((one, i) => ({ x: xs[i] ?? left, y: scale.at(one) }));
  const hero = spots[series.hero] ?? { x: left, y: bottom };
  const plot = { x: left - inset, y: top, width: width - left + inset, height: bottom - top };
  const at = placeCallout(pill, hero, Math.round(type * 0.75), { ...plot, y: 0, height: bottom }, spots);
  const isFlat = plot.height < FLAT * type;
  const drawn = { marks: isFlat ? [] : marks.nodes(scale.at), names: names.nodes(bottom + type * 0.65) };
  return { plot, spots, scale, hero, colors, type, pill, at, ...drawn };
}

/** Marks of a plot lower than so many lines of type would touch: its points speak for themselves. */
const FLAT = 2.6;

/** Marks on the left and names below, and where between them the points stand. */
function axes(
  context: RenderContext,
  { points, unit, hero }: Series,
  ticks: number[],
  options: ChartOptions,
) {
  const { surface, width, type } = options;
  const color = surface.muted;
  const marks = axisMarks(context, { ticks, texts: spellTicks(ticks, unit), type, color });
  const inset = Math.round(type * 0.7);
  const left = marks.width + Math.round(type * 0.7) + inset;
  const slot = points.length > 1 ? (width - left - inset) / (points.length - 1) : width - left;
  const xs = points.map((_, i) => (points.length > 1 ? left + i * slot : left + slot / 2));
  const texts = points.map(({ label }) => label);
  const colors = { name: surface.muted, hero: surface.ink };
  const names = axisNames(context, { names: texts, middles: xs, slot, width, type, hero, colors });
  return { marks, names, left, inset, xs };
}

type LineHead = {
  rough: ValueScale;
  value: number;
  bottom: number;
  height: number;
  type: number;
  needed: number;
};

/**
 * Space above the plot: as little as lets the callout stand above its point, which is seldom the highest
 * value.
 */
function headroom({ rough, value, bottom, height, type, needed }: LineHead): number {
  const share = 1 - rough.at(value) / height;
  const minimum = Math.round(type * 0.6);
  return share > 0 ? Math.max(minimum, Math.min(needed, (needed - bottom * (1 - share)) / share)) : minimum;
}

/** Marks need air: at most four, on low charts two. */
export const tickCount = (height: number, type: number) =>
  Math.max(2, Math.min(4, Math.floor(height / (type * 3.6))));

/** How opaque the area is where it begins: values that stand on it stay readable. */
const AREA = { bare: 0.36, valued: [0.18, 0.12, 0.06] };
/** WCAG AA for small type, and a little over it. */
const READABLE = 4.7;

const underValues = ({ colors: { background, area } }: LinePlan, { ink }: Surface): number =>
  AREA.valued.find((opacity) => contrast(ink, mix(background, area, opacity)) >= READABLE) ?? 0;

/** The colours of the area under the line. */
export const fade = ({ colors, spots, scale }: LinePlan, opacity = AREA.bare): string => {
  const [from, to] = spots.every(({ y }) => y >= scale.zero) ? [1, 0] : [0, 1];
  return `<defs><linearGradient id="f" x1="0" y1="${from}" x2="0" y2="${to}"><stop offset="0" stop-color="${colors.area}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colors.area}" stop-opacity="${Math.min(opacity, 0.06)}"/></linearGradient></defs>`;
};

/** The line with the area under it and its points. It needs `fade` before it. */
export function course(plan: LinePlan): string {
  const { colors, spots, scale, hero, type } = plan;
  const stroke = Math.max(3, type * 0.24);
  const way = spots.length > 1 ? spots : level(plan);
  const path =
    line<LineSpot>(
      ({ x }) => x,
      ({ y }) => y,
    )
      .curve(curveMonotoneX)
      .digits(1)(way) ?? "";
  const fill = area<LineSpot>()
    .x(({ x }) => x)
    .y0(scale.zero)
    .y1(({ y }) => y)
    .curve(curveMonotoneX)
    .digits(1)(way);
  const dash = spots.length > 1 ? "" : ` stroke-dasharray="${px(stroke * 2)} ${px(stroke * 2)}"`;
  return [
    scale.isCropped ? "" : `<path d="${fill ?? ""}" fill="url(#f)"/>`,
    stem(plan),
    `<path d="${path}" fill="none" stroke="${colors.main}" stroke-width="${px(stroke)}" stroke-linecap="round" stroke-linejoin="round"${dash}/>`,
    spots.length <= 12 ? spots.map((spot) => dot(spot, stroke * 1.02, colors.main)).join("") : "",
    dot(hero, stroke * 2.7, colors.background),
    dot(hero, stroke * 1.9, colors.main),
    dot(hero, stroke * 0.75, colors.background),
  ].join("");
}

const dot = ({ x, y }: LineSpot, r: number, color: string) =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${color}"/>`;

/** One point has no course: its level runs through the whole plot. */
function level({ plot, spots }: LinePlan): LineSpot[] {
  const y = spots[0]?.y ?? plot.y;
  return [
    { x: plot.x, y },
    { x: plot.x + plot.width, y },
  ];
}

export const grid = (plan: LinePlan): string => levels(plan, plan.scale.ticks);

/** Of a line whose points have their values: without marks there are no levels but zero. */
const baseOf = (plan: LinePlan): string =>
  levels(
    plan,
    plan.scale.ticks.filter((tick) => tick === 0),
  );

function levels({ plot, colors, scale }: LinePlan, ticks: readonly number[]): string {
  return ticks
    .map((tick) => {
      const y = Math.round(scale.at(tick)) + 0.5;
      const color = tick === 0 ? colors.base : colors.grid;
      return `<path d="M${px(plot.x)} ${y}H${px(plot.x + plot.width)}" stroke="${color}" stroke-width="${tick === 0 ? 2 : 1.5}"/>`;
    })
    .join("");
}

/** A fine line from the point that matters down to its name. */
function stem({ hero, plot, colors, type }: LinePlan): string {
  const dash = `stroke-dasharray="${px(type * 0.12)} ${px(type * 0.34)}" stroke-linecap="round"`;
  return `<path d="M${px(hero.x)} ${px(hero.y)}V${px(plot.y + plot.height)}" stroke="${colors.main}" stroke-width="${px(type * 0.1)}" ${dash}/>`;
}
