import { type FittedText, fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { SMALL, STRONG } from "../type-styles.ts";
import { axisMarks, axisNames } from "./axis.tsx";
import { type ChartColors, chartColors } from "./colors.ts";
import { type ChartOptions, tickCount } from "./line.tsx";
import { type ValueScale, valueScale, wholeOf } from "./scale.ts";
import type { Series } from "./series.ts";
import { spell, spellTicks } from "./spell.ts";

/** Largest width of a bar in units of the type size, more for few bars, and its share of its slot. */
const BAR = { widest: 5.6, few: 6, each: 1.5, share: 0.64 };

export type PlannedColumn = Box & { isDown: boolean; color: string; value: ColumnLabel | undefined };
/** What is written on a bar. */
type ColumnLabel = { fitted: FittedText; box: Box; color: string };

/** Bars side by side, laid out: what they are, and the axes around them. All in pixels of the chart. */
export type ColumnPlan = {
  columns: readonly PlannedColumn[];
  colors: ChartColors;
  scale: ValueScale;
  /** Where the grid begins, which is drawn only when not every bar has its value on it. */
  left: number;
  hasGrid: boolean;
  marks: Node[];
  names: Node[];
};

/**
 * Plans columns. Values stand on all bars where all fit. Else an axis gives the scale and one bar carries
 * its value.
 */
export function planColumns(context: RenderContext, series: Series, options: ChartOptions): ColumnPlan {
  const { surface, width, height, type } = options;
  const { points, hero } = series;
  const values = points.map(({ value }) => value);
  const texts = valueTexts(context, series, type);
  const hasValues = areApart(texts, width);
  const over = Math.round(type * 2.1);
  const whole = wholeOf(series);
  const rough = valueScale({ values, from: height, to: over, ticks: tickCount(height, type), whole });
  const { marks, names, left, slot } = axes(context, series, hasValues ? [] : rough.ticks, options);
  const end = height - names.height - Math.round(type * 0.6);
  const under = Math.min(...values) < 0 ? Math.round(type * 1.9) : 0;
  const isTight = hasValues && options.isTight === true;
  const scale = valueScale({
    values,
    from: end - under,
    to: over,
    ticks: tickCount(height, type),
    isTight,
    whole,
  });
  const colors = chartColors(surface);
  const widest = type * (BAR.widest + BAR.each * Math.max(0, BAR.few - points.length));
  const columns = values.map((value, i): PlannedColumn => {
    const bar = columnOf(scale, value, left + slot * i, slot, widest);
    const fitted = i === hero || hasValues ? texts[i] : undefined;
    const color = i === hero ? surface.ink : surface.muted;
    const label = fitted && { fitted, box: labelBox(bar, fitted, width, type), color };
    return { ...bar, color: i === hero ? colors.main : colors.rest, value: label };
  });
  return {
    columns,
    colors,
    scale,
    left,
    hasGrid: !hasValues,
    marks: marks.nodes(scale.at),
    names: names.nodes(end + type * 0.6),
  };
}

/** Marks on the left, if any, and the names below the columns. */
function axes(
  context: RenderContext,
  { points, unit, hero }: Series,
  ticks: number[],
  options: ChartOptions,
) {
  const { surface, width, type } = options;
  const color = surface.muted;
  const marks = axisMarks(context, {
    ticks,
    texts: ticks.length > 0 ? spellTicks(ticks, unit) : [],
    type,
    color,
  });
  const left = marks.width && marks.width + Math.round(type * 0.7);
  const slot = (width - left) / points.length;
  const middles = points.map((_, i) => left + slot * (i + 0.5));
  const texts = points.map(({ label }) => label);
  const colors = { name: surface.muted, hero: surface.ink };
  const names = axisNames(context, { names: texts, middles, slot, width, type, hero, colors });
  return { marks, names, left, slot };
}

function valueTexts(
  { measureText }: RenderContext,
  { points, unit, hero }: Series,
  type: number,
): FittedText[] {
  return points.map(({ value }, i) => {
    const size = Math.round(type * (i === hero ? 1.28 : 1.06));
    const typeStyle = i === hero ? { ...STRONG, face: { ...STRONG.face, weight: 750 } } : SMALL;
    return fitText(measureText, {
      text: spell(value, unit),
      typeStyle,
      min: size,
      max: size,
      width: size * 14,
      maxLines: 1,
    });
  });
}

/** Whether every column has room for its value, so that no axis is needed. */
export const isLabelled = (context: RenderContext, series: Series, { width, type }: ChartOptions): boolean =>
  areApart(valueTexts(context, series, type), width);

const areApart = (texts: readonly FittedText[], width: number) =>
  texts.every(({ width: wide }) => wide <= (width / texts.length) * 0.96);

type ColumnBox = Box & { isDown: boolean };

function columnOf(scale: ValueScale, value: number, x: number, slot: number, widest: number): ColumnBox {
  const width = Math.min(slot * BAR.share, widest);
  const y = scale.at(value);
  // A bar of nothing is a hairline: it says zero, where an empty slot would say unknown.
  const tall = Math.max(Math.abs(y - scale.zero), 3);
  const isDown = value < 0;
  return {
    x: x + (slot - width) / 2,
    y: isDown ? scale.zero : scale.zero - tall,
    width,
    height: tall,
    isDown,
  };
}

function labelBox(
  { x, y, width, height, isDown }: ColumnBox,
  fitted: FittedText,
  whole: number,
  type: number,
): Box {
  const wide = Math.ceil(fitted.width);
  const left = Math.max(0, Math.min(whole - wide, x + width / 2 - wide / 2));
  const top = isDown ? y + height + type * 0.2 : y - fitted.height - type * 0.2;
  return { x: Math.round(left), y: Math.round(top), width: wide, height: fitted.height };
}
