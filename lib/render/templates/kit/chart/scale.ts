import { scaleLinear } from "d3-scale";
import type { Series } from "./series.ts";

/** Maps values to heights. `zero` is where bars and areas start; `isCropped` when the axis does not show zero. */
export type ValueScale = { at: (value: number) => number; ticks: number[]; zero: number; isCropped: boolean };

type ScaleOptions = {
  values: readonly number[];
  from: number;
  to: number;
  ticks: number;
  mayCrop?: boolean;
  isTight?: boolean;
  /** The value that fills the chart, where it is more than the largest. */
  whole?: number | undefined;
};

/** Small percentages are rates, such as an interest or a loss: of a hundred they would all look like nothing. */
const RATE = 34;

/** Shares are bars of a hundred, so that 62% looks like 62%. Undefined for other values. */
export function wholeOf({ points, unit }: Series): number | undefined {
  const values = points.map(({ value }) => value);
  const areShares = unit.suffix.trim() === "%" && values.every((value) => value >= 0 && value <= 100);
  return areShares && Math.max(...values) > RATE ? 100 : undefined;
}

/** A course that moves by less than this share of its height would look flat from zero. */
const FLAT = 0.22;

/** A linear scale with round marks; `isTight` ends it with its values, for charts without marks. It includes zero, except with `mayCrop` and a line that hardly moves. */
export function valueScale({
  values,
  from,
  to,
  ticks,
  mayCrop = false,
  isTight = false,
  whole: full,
}: ScaleOptions): ValueScale {
  const [low, high] = [Math.min(...values), Math.max(...values, full ?? Number.NEGATIVE_INFINITY)];
  const isCropped = mayCrop && low !== high && low * high > 0 && high - low < FLAT * Math.max(high, -low);
  const whole = scaleLinear()
    .domain(domain(low, high, isCropped))
    .range([from, to]);
  const scale = isTight ? whole : whole.nice(4);
  const [bottom = 0, top = 0] = scale.domain();
  const zero = scale(Math.min(top, Math.max(bottom, 0)));
  // The library takes the count as a hint and may give twice as many.
  const sets = Array.from({ length: ticks }, (_, i) => scale.ticks(ticks - i));
  const marks = sets.find(({ length }) => length <= ticks + 1) ?? [];
  return { at: (value) => scale(value), ticks: marks, zero, isCropped };
}

function domain(low: number, high: number, isCropped: boolean): [number, number] {
  if (isCropped) return [low - (high - low) * 0.35, high];
  const ends: [number, number] = [Math.min(0, low), Math.max(0, high)];
  return ends[0] === ends[1] ? [0, 1] : ends;
}
