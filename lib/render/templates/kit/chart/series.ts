import * as z from "zod/v4";
import { described, list, required, text } from "../fields.ts";
import type { ValueUnit } from "./spell.ts";

/** What a chart shows: its points in order, their unit, and the one it is about. */
export type Series = { points: readonly Point[]; unit: ValueUnit; hero: number };
type Point = { label: string; value: number };

/** Larger numbers are too long for any picture. */
const MAX = 1e15;
const RANGE = "Give a plain number between -1e15 and 1e15.";

/** A number that can be drawn: finite, and not beyond all measure. */
const amount = (about: string, minimum = -MAX) =>
  z
    .number("Give a number, without its unit and without separators.")
    .min(minimum, minimum === 0 ? "Give a number that is not below zero." : RANGE)
    .max(MAX, RANGE)
    .meta(described(about, minimum === 0 ? "Not below 0." : "Between -1e15 and 1e15."));

/** The points of a chart, for its data. */
export const points = (minimum: number, maximum: number, about: string, lowest = -MAX) =>
  list(
    z.object({
      label: required(40, "What this point is, in one to three words."),
      value: amount("Its value as a plain number.", lowest),
    }),
    minimum,
    maximum,
    about,
  );

/** How the numbers of a chart are read. */
export const measure = {
  title: text(100, "What is measured, above the chart, for example “Assets shipped per week”."),
  prefix: text(6, "Written before every number, for example $.", "$"),
  suffix: text(8, "Written after every number, for example % or ms.", " ms"),
  highlight: text(40, "Label of the point to point out. Without it, the chart decides.", "March"),
  source: text(160, "Where the numbers come from."),
};

type Measured = { points: Point[]; prefix: string; suffix: string; highlight: string };

/** The point that is highlighted by default: the last of a line, the largest of a comparison. */
export type Pick = "last" | "largest";

/** @param language BCP 47, of the words beside the numbers. */
export function seriesOf(
  { points: all, prefix, suffix, highlight }: Measured,
  pick: Pick,
  language?: string,
): Series {
  const unit = { prefix, suffix, language };
  const named = highlight ? all.findIndex(({ label }) => same(label, highlight)) : -1;
  return { points: all, unit, hero: named >= 0 ? named : picked(all, pick) };
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function picked(all: readonly Point[], pick: Pick): number {
  if (pick === "last") return all.length - 1;
  const maximum = Math.max(...all.map(({ value }) => value));
  return all.findIndex(({ value }) => value === maximum);
}

/** "Where your £50 goes" over its parts: what they add up to is no news beside them. A pound has a hundred pence. */
export function tellsWhole(headline: string, all: readonly Point[]): boolean {
  const whole = all.reduce((sum, { value }) => sum + value, 0);
  const [first = ""] = headline.match(/\d+(?:[.,]\d{1,2})?(?![\d.,]*\d)/u) ?? [];
  const named = Number(first.replace(",", "."));
  return first !== "" && [named, named * 100].some((one) => Math.abs(one - whole) < 0.005);
}
