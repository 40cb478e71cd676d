/** @jsxImportSource #template */
import { type Fitted, fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Stage } from "../../../template.ts";
import { SMALL, STRONG } from "../lettering.ts";
import { Place } from "../place.tsx";
import { Words } from "../words.tsx";
import { axisMarks, axisNames } from "./axis.tsx";
import { type ChartColors, chartColors } from "./colors.ts";
import { type ChartOptions, tickCount } from "./line.tsx";
import { type ValueScale, valueScale } from "./scale.ts";
import type { Series } from "./series.ts";
import { spell, spellTicks } from "./spell.ts";
import { barPath, plot, px } from "./svg.ts";

/** Widest a bar may be, and the share of its slot that it takes, in sizes of the type and parts of one. */
const BAR = { widest: 5.6, share: 0.64, round: 0.42 };

type Column = { x: number; y: number; width: number; height: number; isDown: boolean };

/**
 * Bars side by side. Their values stand on them where all fit; where they do not, an axis gives the scale and only the
 * bar that matters carries its value.
 */
export function columnChart(stage: Stage, series: Series, options: ChartOptions): Node {
  const { surface, width, height, type } = options;
  const { points, hero } = series;
  const values = points.map(({ value }) => value);
  const texts = valueTexts(stage, series, type);
  const isLabelled = texts.every(({ width: wide }) => wide <= (width / points.length) * 0.96);
  const over = Math.round(type * 2.1);
  const rough = valueScale({ values, from: height, to: over, ticks: tickCount(height, type) });
  const { marks, names, left, slot } = axes(stage, series, isLabelled ? [] : rough.ticks, options);
  const end = height - names.height - Math.round(type * 0.6);
  const under = Math.min(...values) < 0 ? Math.round(type * 1.9) : 0;
  const scale = valueScale({ values, from: end - under, to: over, ticks: tickCount(height, type) });
  const columns = values.map((value, i) => columnOf(scale, value, left + slot * i, slot, type));
  const colors = chartColors(surface);
  const picture = drawing({ columns, colors, hero, scale, left, width, height, type, hasGrid: !isLabelled });
  const shown = columns.flatMap((column, i) => {
    const fitted = texts[i];
    if (!fitted || !(i === hero || isLabelled)) return [];
    return [valueOn(column, fitted, { width, color: i === hero ? surface.ink : surface.muted, type })];
  });
  return (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      <picture src={picture} style={{ position: "absolute", left: 0, top: 0, width, height }} />
      {marks.nodes(scale.at)}
      {shown}
      {names.nodes(end + type * 0.6)}
    </div>
  );
}

/** Marks on the left, if any, and the names below the columns. */
function axes(stage: Stage, { points, unit, hero }: Series, ticks: number[], options: ChartOptions) {
  const { surface, width, type } = options;
  const color = surface.muted;
  const marks = axisMarks(stage, {
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
  const names = axisNames(stage, { names: texts, middles, slot, width, type, hero, colors });
  return { marks, names, left, slot };
}

function valueTexts({ ruler }: Stage, { points, unit, hero }: Series, type: number): Fitted[] {
  return points.map(({ value }, i) => {
    const size = Math.round(type * (i === hero ? 1.28 : 1.06));
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

function columnOf(scale: ValueScale, value: number, x: number, slot: number, type: number): Column {
  const width = Math.min(slot * BAR.share, type * BAR.widest);
  const y = scale.at(value);
  // A bar of nothing is a hairline: it says zero, where an empty slot would say unknown.
  const tall = Math.max(Math.abs(y - scale.zero), Math.max(3, type * 0.16));
  const isDown = value < 0;
  return {
    x: x + (slot - width) / 2,
    y: isDown ? scale.zero : scale.zero - tall,
    width,
    height: tall,
    isDown,
  };
}

function valueOn(
  { x, y, width, height, isDown }: Column,
  fitted: Fitted,
  { width: whole, color, type }: { width: number; color: string; type: number },
): Node {
  const wide = Math.ceil(fitted.width);
  const left = Math.max(0, Math.min(whole - wide, x + width / 2 - wide / 2));
  const top = isDown ? y + height + type * 0.2 : y - fitted.height - type * 0.2;
  return (
    <Place box={{ x: Math.round(left), y: Math.round(top), width: wide, height: fitted.height }}>
      <Words fitted={fitted} color={color} part="value" />
    </Place>
  );
}

type Plan = {
  columns: readonly Column[];
  colors: ChartColors;
  hero: number;
  scale: ValueScale;
  left: number;
  width: number;
  height: number;
  type: number;
  hasGrid: boolean;
};

function drawing({ columns, colors, hero, scale, left, width, height, type, hasGrid }: Plan): string {
  const rule = (y: number, color: string) =>
    `<path d="M${px(left)} ${Math.round(y) + 0.5}H${px(width)}" stroke="${color}" stroke-width="2"/>`;
  const grid = hasGrid ? scale.ticks.map((tick) => rule(scale.at(tick), colors.grid)) : [];
  const bars = columns.map((column, i) => {
    const path = barPath(column, column.isDown ? "bottom" : "top", type * BAR.round);
    return `<path d="${path}" fill="${i === hero ? colors.main : colors.rest}"/>`;
  });
  return plot(width, height, [...grid, ...bars, rule(scale.zero, colors.base)].join(""));
}
