import { bounds, parseDouble } from "./numbers.ts";
import { refuse } from "./reply.ts";
import type { Scored } from "./sorted-set.ts";

/** A half-open slice of positions in ascending order. */
export type Slice = [from: number, to: number];

const NOT_A_SCORE = "ERR min or max is not a float";
const NOT_A_WORD = "ERR min or max not valid string range item";

/** First position where `passes` holds; it must hold from there to the end. */
function first(items: readonly Scored[], passes: (item: Scored) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(items[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const slice = (from: number, to: number): Slice => (from < to ? [from, to] : [0, 0]);

type Bound = { value: number; exclusive: boolean };

function scoreBound(text: string): Bound {
  const exclusive = text.startsWith("(");
  return { value: parseDouble(exclusive ? text.slice(1) : text, NOT_A_SCORE), exclusive };
}

/** Members with scores between two bounds, `(` excluding one. @throws ReplyError */
export function byScore(min: string, max: string): (items: readonly Scored[]) => Slice {
  const [low, high] = [scoreBound(min), scoreBound(max)];
  return (items) =>
    slice(
      first(items, ({ score }) => (low.exclusive ? score > low.value : score >= low.value)),
      first(items, ({ score }) => (high.exclusive ? score >= high.value : score > high.value)),
    );
}

/** Whether a member lies beyond a bound: `-` and `+` are the ends, `[` includes, `(` excludes. */
function lexBound(text: string): { beyond(member: string): boolean; from(member: string): boolean } {
  if (text === "-") return { beyond: () => true, from: () => true };
  if (text === "+") return { beyond: () => false, from: () => false };
  const word = text.slice(1);
  if (text.startsWith("[")) return { from: (m) => m >= word, beyond: (m) => m > word };
  if (text.startsWith("(")) return { from: (m) => m > word, beyond: (m) => m >= word };
  return refuse(NOT_A_WORD);
}

/** Members between two words; meant for members of one score. @throws ReplyError */
export function byLex(min: string, max: string): (items: readonly Scored[]) => Slice {
  const [low, high] = [lexBound(min), lexBound(max)];
  return (items) =>
    slice(
      first(items, ({ member }) => low.from(member)),
      first(items, ({ member }) => high.beyond(member)),
    );
}

/** Positions, negative ones from the end; in a reversed range position 0 is the highest score. */
export function byRank(start: number, stop: number, reverse: boolean): (items: readonly Scored[]) => Slice {
  return ({ length }) => {
    const [from, to] = bounds(start, stop, length);
    return reverse ? slice(length - to, length - from) : [from, to];
  };
}
