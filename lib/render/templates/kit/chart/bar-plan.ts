import { type FittedText, fitText } from "../../../fit.ts";
import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { SMALL, STRONG } from "../type-styles.ts";
import { type ChartColors, chartColors } from "./colors.ts";
import type { ChartOptions } from "./line.tsx";
import { valueScale, wholeOf } from "./scale.ts";
import type { Series } from "./series.ts";
import { spell } from "./spell.ts";

/** A text beside a bar. */
type BarLabel = { fitted: FittedText; box: Box; color: string };
export type Bar = {
  box: Box;
  isLeft: boolean;
  color: string;
  words: { name: BarLabel; value: BarLabel } | undefined;
};

/** Bars under each other, laid out, and the line they stand on, where there is one. All in pixels of the chart. */
export type BarPlan = {
  bars: readonly Bar[];
  colors: ChartColors;
  axis: { x: number; from: number; to: number } | undefined;
};

type BarRow = {
  y: number;
  name: FittedText;
  value: FittedText;
  from: number;
  to: number;
  bar: { y: number; height: number };
};
type BarSetting = { rows: BarRow[]; isAbove: boolean; zero: number; slot: number };

/** Names take no more of the width than this before they stand above their bars. */
const BESIDE = 0.36;
/** Of the width, for a value: where some are negative, values stand on both sides. */
const VALUE = { once: 0.4, twice: 0.2 };

/**
 * Names stand before their bars, or above them where they are long and the bars are far enough apart. Values
 * follow the bars.
 */
export function planBars(context: RenderContext, series: Series, options: ChartOptions): BarPlan {
  const { type } = options;
  const colors = chartColors(options.surface);
  const { rows, isAbove, zero, slot } = setRows(context, series, options);
  // Rows lower than a line of type cannot all be named: then every second is, or every third.
  const step = Math.max(1, Math.ceil((type * 1.08) / slot));
  const bars = rows.map((row, i): Bar => {
    const { from, to, bar } = row;
    const isHero = i === series.hero;
    const width = Math.max(Math.abs(to - from), Math.max(3, type * 0.16));
    return {
      box: { x: Math.min(from, to), width, ...bar },
      isLeft: to < from,
      color: isHero ? colors.main : colors.rest,
      words: (i - series.hero) % step === 0 ? wordsOf(row, isAbove, { isHero, options }) : undefined,
    };
  });
  const [first, last] = [rows[0]?.bar, rows.at(-1)?.bar];
  const ends = { from: (first?.y ?? 0) - type * 0.3, to: (last ? last.y + last.height : 0) + type * 0.3 };
  const hasAxis = !isAbove || hasNegative(series);
  return { bars, colors, axis: hasAxis ? { x: zero, ...ends } : undefined };
}

function wordsOf(
  row: BarRow,
  isAbove: boolean,
  { isHero, options }: { isHero: boolean; options: ChartOptions },
): Bar["words"] {
  const { surface, type } = options;
  const { name, value, bar, from, to } = row;
  const gap = type * 0.5;
  const middle = bar.y + bar.height / 2;
  const x = to < from ? to - gap - value.width : Math.max(from, to) + gap;
  const top = isAbove ? row.y : middle - name.height / 2;
  const color = isHero ? surface.ink : surface.muted;
  const label = (fitted: FittedText, left: number, y: number): BarLabel => ({
    fitted,
    color,
    box: { x: Math.round(left), y: Math.round(y), width: Math.ceil(fitted.width), height: fitted.height },
  });
  return { name: label(name, 0, top), value: label(value, x, middle - value.height / 2) };
}

const hasNegative = ({ points }: Series) => points.some(({ value }) => value < 0);

function setRows(
  context: RenderContext,
  series: Series,
  { width, height, type, isTight = false }: ChartOptions,
): BarSetting {
  const { points, hero } = series;
  const slot = height / points.length;
  const values = texts(context, series, type, width * (hasNegative(series) ? VALUE.twice : VALUE.once));
  const widest = Math.max(...values.map((one) => one.width));
  const natural = points.map(({ label }, i) =>
    nameOf(context, label, i === hero, { type, width: 1e5, lines: 1 }),
  );
  const widestName = Math.max(...natural.map((one) => one.width));
  const isAbove = widestName > width * BESIDE && slot >= type * 3.1;
  const available = isAbove
    ? width
    : Math.min(widestName + 2, width * (widestName > width * BESIDE ? 0.42 : BESIDE));
  const lines = isAbove || slot < type * 2.7 ? 1 : 2;
  const names = points.map(({ label }, i) =>
    nameOf(context, label, i === hero, { type, width: available, lines }),
  );
  const side = hasNegative(series) ? widest + type * 0.5 : 0;
  const left = (isAbove ? 0 : available + type * 0.8) + side;
  const right = width - widest - type * 0.5;
  const scale = valueScale({
    values: points.map(({ value }) => value),
    from: left,
    to: right,
    ticks: 3,
    isTight,
    whole: wholeOf(series),
  });
  const rows = points.map(({ value }, i): BarRow => {
    const y = slot * i;
    const name = names[i] ?? natural[0]!;
    const head = isAbove ? name.height + type * 0.25 : 0;
    const tall = Math.min((slot - head) * 0.68, type * 2.1);
    const start = isAbove ? y + (slot - head - tall) / 2 + head : y + (slot - tall) / 2;
    const top = isAbove ? start - head : y;
    return {
      y: top,
      name,
      value: values[i] ?? natural[0]!,
      from: scale.zero,
      to: scale.at(value),
      bar: { y: start, height: tall },
    };
  });
  return { rows, isAbove, zero: scale.zero, slot };
}

function texts(
  { measureText }: RenderContext,
  { points, unit, hero }: Series,
  type: number,
  most: number,
): FittedText[] {
  return points.map(({ value }, i) => {
    const size = Math.round(type * (i === hero ? 1.2 : 1.04));
    const typeStyle = i === hero ? { ...STRONG, face: { ...STRONG.face, weight: 750 } } : SMALL;
    return fitText(measureText, {
      text: spell(value, unit),
      typeStyle,
      min: size,
      max: size,
      width: Math.min(size * 14, most),
      maxLines: 1,
    });
  });
}

type BarNameSpec = { type: number; width: number; lines: number };

function nameOf(
  { measureText }: RenderContext,
  text: string,
  isHero: boolean,
  { type, width, lines }: BarNameSpec,
): FittedText {
  const typeStyle = { ...(isHero ? STRONG : SMALL), leading: 1.14 };
  return fitText(measureText, { text, typeStyle, min: type, max: type, width, maxLines: lines });
}

/** Whether every name fits under its column, so that columns may be used. */
export function suitsColumns(
  context: RenderContext,
  { points }: Series,
  { width, type }: ChartOptions,
): boolean {
  const available = (width / points.length) * 0.92;
  // Either weight may be the wider one.
  return points.every(({ label }) =>
    [true, false].every((isHero) => {
      const { cut, lines } = nameOf(context, label, isHero, { type, width: available, lines: 2 });
      return !cut && lines.join(" ") === label.replace(/\s+/g, " ").trim();
    }),
  );
}
