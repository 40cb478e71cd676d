import type { LineUnit } from "./breaks.ts";

/** A unit with its width and that of the gap before it, in units of the font size. */
export type MeasuredUnit = LineUnit & { width: number; gapWidth: number };

/** The index of the first unit of each line. */
type Starts = number[];

const EXACT = 1e-6;
/** More units are a text in which single breaks do not stand out. */
const MOST_UNITS = 60;

/** What a bad break costs, beside the squared share by which lines miss the width of the widest. */
const TORN = { soft: 0.5, weak: 0.06 };
const INSIDE_VALUE = 0.3;
const WIDOW = 0.6;
/** The same where a text is no headline, for the word leaves most of its line empty. */
const LONE = 0.2;
/** A last line below this share of the widest, and with only one word, is a widow in a headline. */
const SHORT = 0.4;
/** So many letters are a widow in any text. */
const FEW = 4;

/** Sets units in the fewest lines that fit, of similar length, broken where it does least harm. */
export function linesOf(units: readonly MeasuredUnit[], available: number, how: LineStyle): string[] {
  const starts = even(units, available);
  return textsOf(units, mended(units, starts, available, how));
}

/** `isTied`: a line more is better than one that ends with a small word. */
type LineStyle = { isHeadline: boolean; isTied: boolean };

function textsOf(units: readonly MeasuredUnit[], starts: Starts): string[] {
  return starts.map((start, i) =>
    units
      .slice(start, starts[i + 1])
      .map(({ text, gap }, j) => (j === 0 ? text : gap + text))
      .join(""),
  );
}

/** The narrowest measure that needs no more lines than the full one gives lines of similar length. */
function even(units: readonly MeasuredUnit[], available: number): Starts {
  const full = greedy(units, available);
  if (full.length < 2) return full;
  let [low, high] = [Math.max(...units.map(({ width }) => width)), available];
  let best = full;
  for (let i = 0; i < 10 && high - low > 0.05; i++) {
    const middle = (low + high) / 2;
    const starts = greedy(units, middle);
    if (starts.length > full.length) low = middle;
    else [high, best] = [middle, starts];
  }
  return best;
}

function greedy(units: readonly MeasuredUnit[], available: number): Starts {
  const starts: Starts = [];
  let used = 0;
  for (const [i, { width, gapWidth }] of units.entries()) {
    const joined = used + gapWidth + width;
    if (i > 0 && joined <= available + EXACT) used = joined;
    else {
      starts.push(i);
      used = width;
    }
  }
  return starts;
}

/** As many lines as before, broken elsewhere if that costs less. */
function mended(
  units: readonly MeasuredUnit[],
  starts: Starts,
  available: number,
  { isHeadline, isTied }: LineStyle,
): Starts {
  if (starts.length < 2 || units.length > MOST_UNITS) return starts;
  const ruler = rulerOf(units, available, isHeadline);
  const harmOf = (all: Starts) => all.reduce((sum, start, i) => sum + ruler.harm(start, all[i + 1]), 0);
  if (harmOf(starts) === 0) return starts;
  const best = cheapest(units.length, starts.length, ruler) ?? starts;
  if (!isTied || harmOf(best) === 0) return best;
  const longer = cheapest(units.length, starts.length + 1, ruler);
  return longer && harmOf(longer) < harmOf(best) ? longer : best;
}

type Ruler = {
  /** Width of the line between two units. */
  width: (start: number, end: number) => number;
  /** What is wrong with a line that begins at one unit and ends before another. */
  harm: (start: number, end?: number) => number;
  available: number;
  isHeadline: boolean;
};

function rulerOf(units: readonly MeasuredUnit[], available: number, isHeadline: boolean): Ruler {
  const ends = [0];
  for (const { width, gapWidth } of units) ends.push((ends.at(-1) ?? 0) + gapWidth + width);
  const width = (start: number, end: number) =>
    (ends[end] ?? 0) - (ends[start] ?? 0) - (units[start]?.gapWidth ?? 0);
  const hasValues = units.some(({ gap }) => gap.length > 1);
  const widowAt = (start: number) => {
    if (start < units.length - 1) return 0;
    if ((units[start]?.text.length ?? 0) <= FEW) return WIDOW;
    if (width(start, start + 1) >= SHORT * available) return 0;
    return isHeadline ? WIDOW : LONE;
  };
  const harm = (start: number, end = units.length) => {
    const unit = units[start];
    if (!unit || start === 0) return 0;
    const tears = (unit.bond ? TORN[unit.bond] : 0) + (hasValues && unit.gap.length === 1 ? INSIDE_VALUE : 0);
    return tears + (end === units.length ? widowAt(start) : 0);
  };
  return { width, harm, available, isHeadline };
}

type Ending = { cost: number; starts: Starts };

/** The least harmful way to set so many units in so many lines, found from the last line upwards. */
function cheapest(units: number, lines: number, ruler: Ruler): Starts | undefined {
  let below: (Ending | undefined)[] = [];
  for (let line = lines - 1; line >= 0; line--) {
    const here: (Ending | undefined)[] = [];
    for (let start = line; start < units; start++)
      here[start] = bestFrom(start, line === lines - 1, below, ruler, units);
    below = here;
  }
  return below[0]?.starts;
}

function bestFrom(
  start: number,
  isLast: boolean,
  below: readonly (Ending | undefined)[],
  ruler: Ruler,
  units: number,
): Ending | undefined {
  const { available, width, harm, isHeadline } = ruler;
  const costOf = (end: number) => {
    const rag = (available - width(start, end)) / available;
    return rag ** 2 * (isLast && !isHeadline ? 0.5 : 1) + harm(start, end);
  };
  if (isLast)
    return width(start, units) <= available + EXACT ? { cost: costOf(units), starts: [start] } : undefined;
  let best: Ending | undefined;
  for (let end = start + 1; end < units && width(start, end) <= available + EXACT; end++) {
    const rest = below[end];
    const cost = rest ? costOf(end) + rest.cost : Number.POSITIVE_INFINITY;
    if (rest && cost < (best?.cost ?? Number.POSITIVE_INFINITY))
      best = { cost, starts: [start, ...rest.starts] };
  }
  return best;
}
