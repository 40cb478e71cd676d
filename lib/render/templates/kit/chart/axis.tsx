/** @jsxImportSource #template */
import { type Fitted, fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Stage } from "../../../template.ts";
import { SMALL, STRONG } from "../lettering.ts";
import { Place } from "../place.tsx";
import { Words } from "../words.tsx";

/** Smallest type that a phone's feed still shows, in pixels of the picture. */
export const leastType = ({ size }: Stage) => Math.ceil(size.width / 58);
/** Type of marks and names around a chart, in pixels. */
export const chartType = (stage: Stage) => Math.max(leastType(stage), Math.round(18 * stage.unit));

export type NamesWish = {
  names: readonly string[];
  /** Middle of each name, in pixels from the left. */
  middles: readonly number[];
  /** Room from one middle to the next. */
  slot: number;
  width: number;
  type: number;
  hero: number;
  colors: { name: string; hero: string };
};
type Name = { fitted: Fitted; x: number; index: number };
export type Names = { nodes: (top: number) => Node[]; height: number };

/** Share of its slot that a name may fill before it seems to belong to its neighbour. */
const FILL = 0.92;

/**
 * The names under an axis, all in one size and never overlapping: on one line, else on two, else only every second,
 * third and so on, counted from the one that is pointed out.
 */
export function axisNames(stage: Stage, wish: NamesWish): Names {
  const chosen = choose(stage, wish);
  const height = Math.max(0, ...chosen.map(({ fitted }) => fitted.height));
  const nodes = (top: number) =>
    chosen.map(({ fitted, x, index }) => (
      <Place
        box={{ x: Math.round(x), y: Math.round(top), width: Math.ceil(fitted.width), height: fitted.height }}
        style={{ justifyContent: "center" }}
      >
        <Words
          fitted={fitted}
          color={index === wish.hero ? wish.colors.hero : wish.colors.name}
          part="tick"
          align="center"
        />
      </Place>
    ));
  return { nodes, height };
}

function choose(stage: Stage, wish: NamesWish): Name[] {
  const count = wish.names.length;
  for (let step = 1; step < count; step++) {
    for (const lines of step === 1 ? [1, 2, 3] : [1, 2]) {
      const names = setNames(stage, wish, step, lines);
      if (names.every(isWhole(wish)) && areApart(names, wish.type * 0.5)) return names;
    }
  }
  return setNames(stage, wish, Math.max(1, count), 2);
}

function setNames({ ruler }: Stage, wish: NamesWish, step: number, maxLines: number): Name[] {
  const { names, middles, slot, type, width, hero } = wish;
  const room = Math.min(width, slot * step * FILL);
  return names.flatMap((text, index) => {
    if ((index - hero) % step !== 0) return [];
    const lettering = index === hero ? { ...STRONG, leading: SMALL.leading } : SMALL;
    const fitted = fitText(ruler, { text, lettering, min: type, max: type, width: room, maxLines });
    const middle = middles[index] ?? 0;
    const x = Math.max(0, Math.min(width - fitted.width, middle - fitted.width / 2));
    return [{ fitted, x, index }];
  });
}

/** Nothing was cut, and no word was broken. */
const isWhole = (wish: NamesWish) => (name: Name) =>
  !name.fitted.cut &&
  name.fitted.lines.join(" ") === (wish.names[name.index] ?? "").replace(/\s+/g, " ").trim();

function areApart(names: readonly Name[], gap: number): boolean {
  return names.every(({ x, fitted }, i) => {
    const next = names[i + 1];
    return !next || x + fitted.width + gap <= next.x;
  });
}

export type Marks = { width: number; nodes: (at: (tick: number) => number) => Node[] };

/** The numbers beside a value axis, right-aligned on their grid lines. */
export function axisMarks(
  { ruler }: Stage,
  {
    ticks,
    texts,
    type,
    color,
  }: { ticks: readonly number[]; texts: readonly string[]; type: number; color: string },
): Marks {
  const set = texts.map((text) =>
    fitText(ruler, { text, lettering: SMALL, min: type, max: type, width: type * 12, maxLines: 1 }),
  );
  const width = Math.ceil(Math.max(0, ...set.map((one) => one.width)));
  const nodes = (at: (tick: number) => number) =>
    set.map((fitted, i) => {
      const y = Math.round(at(ticks[i] ?? 0) - fitted.height / 2);
      return (
        <Place box={{ x: 0, y, width, height: fitted.height }} style={{ justifyContent: "flex-end" }}>
          <Words fitted={fitted} color={color} part="tick" align="right" />
        </Place>
      );
    });
  return { width, nodes };
}
