/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../place.tsx";
import { TextLines } from "../text-lines.tsx";
import { SMALL, STRONG } from "../type-styles.ts";

/** Type of marks and names around a chart, in pixels. */
export const chartType = (context: RenderContext) =>
  Math.max(context.smallest, Math.round(18 * context.unit));

export type AxisNamesSpec = {
  names: readonly string[];
  /** Middle of each name, in pixels from the left. */
  middles: readonly number[];
  /** Distance from one middle to the next. */
  slot: number;
  width: number;
  type: number;
  hero: number;
  colors: { name: string; hero: string };
};
type AxisName = { fitted: FittedText; x: number; index: number };
export type AxisNames = { nodes: (top: number) => Node[]; height: number };

/** Share of its slot that a name may fill before it seems to belong to its neighbour. */
const FILL = 0.92;

/**
 * The names under an axis, all in one size and never overlapping. They take one line, else two. Else only
 * every second, third and so on is shown, counted from the highlighted one.
 */
export function axisNames(context: RenderContext, spec: AxisNamesSpec): AxisNames {
  const chosen = choose(context, spec);
  const height = Math.max(0, ...chosen.map(({ fitted }) => fitted.height));
  const nodes = (top: number) =>
    chosen.map(({ fitted, x, index }) => (
      <Place
        box={{ x: Math.round(x), y: Math.round(top), width: Math.ceil(fitted.width), height: fitted.height }}
        style={{ justifyContent: "center" }}
      >
        <TextLines
          fitted={fitted}
          color={index === spec.hero ? spec.colors.hero : spec.colors.name}
          part="tick"
          align="center"
        />
      </Place>
    ));
  return { nodes, height };
}

function choose(context: RenderContext, spec: AxisNamesSpec): AxisName[] {
  const count = spec.names.length;
  for (let step = 1; step < count; step++) {
    for (const lines of step === 1 ? [1, 2, 3] : [1, 2]) {
      const names = setNames(context, spec, step, lines);
      if (names.every(isWhole(spec)) && areApart(names, spec.type * 0.5)) return names;
    }
  }
  return setNames(context, spec, Math.max(1, count), 2);
}

function setNames(
  { measureText }: RenderContext,
  spec: AxisNamesSpec,
  step: number,
  maxLines: number,
): AxisName[] {
  const { names, middles, slot, type, width, hero } = spec;
  const available = Math.min(width, slot * step * FILL);
  return names.flatMap((text, index) => {
    if ((index - hero) % step !== 0) return [];
    const typeStyle = index === hero ? { ...STRONG, leading: SMALL.leading } : SMALL;
    const fitted = fitText(measureText, {
      text,
      typeStyle,
      min: type,
      max: type,
      width: available,
      maxLines,
    });
    const middle = middles[index] ?? 0;
    const x = Math.max(0, Math.min(width - fitted.width, middle - fitted.width / 2));
    return [{ fitted, x, index }];
  });
}

/** Nothing was cut, and no word was broken. */
const isWhole = (spec: AxisNamesSpec) => (name: AxisName) =>
  !name.fitted.cut &&
  name.fitted.lines.join(" ") === (spec.names[name.index] ?? "").replace(/\s+/g, " ").trim();

function areApart(names: readonly AxisName[], gap: number): boolean {
  return names.every(({ x, fitted }, i) => {
    const next = names[i + 1];
    return !next || x + fitted.width + gap <= next.x;
  });
}

export type AxisMarks = { width: number; nodes: (at: (tick: number) => number) => Node[] };

/** The numbers beside a value axis, right-aligned on their grid lines. */
export function axisMarks(
  { measureText }: RenderContext,
  {
    ticks,
    texts,
    type,
    color,
  }: { ticks: readonly number[]; texts: readonly string[]; type: number; color: string },
): AxisMarks {
  const set = texts.map((text) =>
    fitText(measureText, { text, typeStyle: SMALL, min: type, max: type, width: type * 12, maxLines: 1 }),
  );
  const width = Math.ceil(Math.max(0, ...set.map((one) => one.width)));
  const nodes = (at: (tick: number) => number) =>
    set.map((fitted, i) => {
      const y = Math.round(at(ticks[i] ?? 0) - fitted.height / 2);
      return (
        <Place box={{ x: 0, y, width, height: fitted.height }} style={{ justifyContent: "flex-end" }}>
          <TextLines fitted={fitted} color={color} part="tick" align="right" />
        </Place>
      );
    });
  return { width, nodes };
}
