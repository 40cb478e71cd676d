import { type Fitted, fitText } from "../../../fit.ts";
import type { Box } from "../../../sizes.ts";
import type { Stage } from "../../../template.ts";
import { SMALL, STRONG } from "../lettering.ts";
import { type ChartColors, chartColors } from "./colors.ts";
import type { ChartOptions } from "./line.tsx";
import { valueScale } from "./scale.ts";
import type { Series } from "./series.ts";
import { spell } from "./spell.ts";

/** A text beside a bar. */
type Label = { fitted: Fitted; box: Box; color: string };
export type Bar = {
  box: Box;
  isLeft: boolean;
  color: string;
  words: { name: Label; value: Label } | undefined;
};

/** Bars under each other, laid out, and the line they stand on, where there is one. All in pixels of the chart. */
export type BarPlan = {
  bars: readonly Bar[];
  colors: ChartColors;
  axis: { x: number; from: number; to: number } | undefined;
};

type Row = {
  y: number;
  name: Fitted;
  value: Fitted;
  from: number;
  to: number;
  bar: { y: number; height: number };
};
type Setting = { rows: Row[]; isAbove: boolean; zero: number; slot: number };

/** Names take no more of the width than this before they stand above their bars. */
const BESIDE = 0.36;

/** Names stand before their bars, or above them where they are long and there is room; values behind them. */
export function planBars(stage: Stage, series: Series, options: ChartOptions): BarPlan {
  const { type } = options;
  const colors = chartColors(options.surface);
  const { rows, isAbove, zero, slot } = setRows(stage, series, options);
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
  row: Row,
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
  const label = (fitted: Fitted, left: number, y: number): Label => ({
    fitted,
    color,
    box: { x: Math.round(left), y: Math.round(y), width: Math.ceil(fitted.width), height: fitted.height },
  });
  return { name: label(name, 0, top), value: label(value, x, middle - value.height / 2) };
}

const hasNegative = ({ points }: Series) => points.some(({ value }) => value < 0);

function setRows(stage: Stage, series: Series, { width, height, type }: ChartOptions): Setting {
  const { points, hero } = series;
  const slot = height / points.length;
  const values = texts(stage, series, type);
  const widest = Math.max(...values.map((one) => one.width));
  const natural = points.map(({ label }, i) =>
    nameOf(stage, label, i === hero, { type, width: 1e5, lines: 1 }),
  );
  const wish = Math.max(...natural.map((one) => one.width));
  const isAbove = wish > width * BESIDE && slot >= type * 3.1;
  const room = isAbove ? width : Math.min(wish + 2, width * (wish > width * BESIDE ? 0.42 : BESIDE));
  const lines = isAbove || slot < type * 2.7 ? 1 : 2;
  const names = points.map(({ label }, i) => nameOf(stage, label, i === hero, { type, width: room, lines }));
  const side = hasNegative(series) ? widest + type * 0.5 : 0;
  const left = (isAbove ? 0 : room + type * 0.8) + side;
  const right = width - widest - type * 0.5;
  const scale = valueScale({ values: points.map(({ value }) => value), from: left, to: right, ticks: 3 });
  const rows = points.map(({ value }, i): Row => {
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

function texts({ ruler }: Stage, { points, unit, hero }: Series, type: number): Fitted[] {
  return points.map(({ value }, i) => {
    const size = Math.round(type * (i === hero ? 1.2 : 1.04));
    const lettering = i === hero ? { ...STRONG, face: { ...STRONG.face, weight: 750 } } : SMALL;
    return fitText(ruler, {
      text: spell(value, unit),
      lettering,
      min: size,
      max: size,
      width: size * 14,
      maxLines: 1,
    });
  });
}

type NameWish = { type: number; width: number; lines: number };

function nameOf({ ruler }: Stage, text: string, isHero: boolean, { type, width, lines }: NameWish): Fitted {
  const lettering = { ...(isHero ? STRONG : SMALL), leading: 1.14 };
  return fitText(ruler, { text, lettering, min: type, max: type, width, maxLines: lines });
}

/** Whether every name finds room under its column, so that the columns may stand side by side. */
export function suitsColumns(stage: Stage, { points }: Series, { width, type }: ChartOptions): boolean {
  const room = (width / points.length) * 0.92;
  return points.every(({ label }) => {
    const { cut, lines } = nameOf(stage, label, true, { type, width: room, lines: 2 });
    return !cut && lines.join(" ") === label.replace(/\s+/g, " ").trim();
  });
}
