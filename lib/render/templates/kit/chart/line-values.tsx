/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../place.tsx";
import { TextLines } from "../text-lines.tsx";
import { STRONG } from "../type-styles.ts";
import type { Series } from "./series.ts";
import { spell } from "./spell.ts";

type Spot = { x: number; y: number };
/** A line as it is laid out, and the place of the one value that stands on a pill. */
type DrawnLine = {
  plot: Box;
  spots: readonly Spot[];
  type: number;
  at: Spot;
  pill: { width: number; height: number };
};

/** More values than these would touch. */
const MOST = 8;

/**
 * The value of every point beside it, on the side that the line leaves free, so that readers need no axis. Undefined
 * where one of them has no room.
 */
export function lineValues(
  context: RenderContext,
  series: Series,
  plan: DrawnLine,
  surface: Surface,
): Node[] | undefined {
  const { points, unit, hero } = series;
  if (points.length < 2 || points.length > MOST) return undefined;
  const { measureText } = context;
  const pill = { ...plan.at, width: plan.pill.width, height: plan.pill.height };
  const stem = stemOf(plan, hero);
  const boxes: Box[] = [pill, stem];
  const nodes: Node[] = [];
  for (const [i, { value }] of points.entries()) {
    if (i === hero) continue;
    const spec = { text: spell(value, unit), typeStyle: STRONG, min: plan.type, max: plan.type };
    const fitted = fitText(measureText, { ...spec, width: plan.plot.width, maxLines: 1 });
    const box = besideStem(boxBeside(plan, i, fitted), stem, plan.spots[i]);
    if (!isFree(box, boxes, plan)) return undefined;
    boxes.push(box);
    nodes.push(
      <Place box={box}>
        <TextLines fitted={fitted} color={surface.ink} part="value" />
      </Place>,
    );
  }
  return nodes;
}

/** The fine line from the point that matters down to its name, with the air that it needs. */
function stemOf({ spots, plot, type }: DrawnLine, hero: number): Box {
  const { x, y } = spots[hero] ?? { x: plot.x, y: plot.y };
  const width = Math.round(type * STEM);
  return { x: Math.round(x - width / 2), y, width, height: Math.max(0, plot.y + plot.height - y) };
}
/** Of the type: what stays free about the stem. */
const STEM = 0.8;

/** A value that would touch the stem ends before it or begins behind it, on the side of its own point. */
function besideStem(box: Box, stem: Box, spot: Spot | undefined): Box {
  if (!overlap(box, stem)) return box;
  const isBefore = (spot?.x ?? 0) <= stem.x + stem.width / 2;
  return { ...box, x: isBefore ? stem.x - box.width : stem.x + stem.width };
}

/** Whether a value stands under its point, by how far the line rises before and behind that: inside of no bend. */
function standsUnder(before: number, after: number): boolean {
  if (before === 0) return after >= 0;
  return after > 0;
}

/** Under a line that rises, over one that falls, and outside of its bends. */
function boxBeside({ spots, type, plot }: DrawnLine, at: number, { width, height }: FittedText): Box {
  const { x, y } = spots[at] ?? { x: 0, y: 0 };
  const [before, after] = [riseFrom(spots, at - 1), riseFrom(spots, at)];
  const gap = Math.round(type * 0.7);
  const isUnder = standsUnder(before, after);
  const beside = at === spots.length - 1 ? x - width : x + (isUnder ? gap * 0.6 : 0);
  const left = before * after < 0 ? x - width / 2 : beside;
  const most = plot.x + plot.width - width;
  return {
    x: Math.round(Math.max(plot.x, Math.min(left, most))),
    y: Math.round(isUnder ? y + gap : y - gap - height),
    width: Math.ceil(width),
    height,
  };
}

/** How far a line rises from a point to the next; nothing before its first and behind its last. */
function riseFrom(spots: readonly Spot[], at: number): number {
  const [one, next] = [spots[at], spots[at + 1]];
  return one && next ? one.y - next.y : 0;
}

const isFree = (box: Box, others: readonly Box[], { plot, spots, type }: DrawnLine): boolean =>
  box.y >= 0 &&
  box.y + box.height <= plot.y + plot.height &&
  others.every((other) => !overlap(box, other)) &&
  !spots.some((spot, i) => crosses(around(box, type * CLEAR), spot, spots[i + 1]));

/** Of the type: what stays free between a value and the line. */
const CLEAR = 0.2;

const around = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Steps along a stretch of the line. */
const STEPS = 24;

/** Whether a stretch of the line runs through a box. */
function crosses(box: Box, from: Spot, to: Spot | undefined): boolean {
  if (!to) return false;
  return Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).some((share) => {
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
}
