import type { RenderContext } from "../../template.ts";
import { pairBlock } from "./blocks.tsx";
import type { Block } from "./flow.ts";

/** Dispensed with in this order when a page is too full for all of them. */
const DISPENSABLE = [
  "facts",
  "when",
  "timeline",
  "steps",
  "groups",
  "comparison",
  "changes",
  "chart",
  "prices",
  "timetable",
  "stats",
];

type Arrangement = { set: readonly Block[]; isCut: boolean; close: number };
/** Closer blocks beside a number that keeps its room, and a number that leaves them some of it, and most. */
const CLOSER = 1;
const CLOSE = 2;
export const CLOSEST = 3;

/** All blocks, then closer ones, then steps and timeline as a pair, then fewer and fewer. */
export function attempts(context: RenderContext, blocks: readonly Block[]): Arrangement[] {
  const steps = blocks.find(({ key }) => key === "steps");
  const timeline = blocks.find(({ key }) => key === "timeline");
  const others = blocks.filter((block) => block !== steps && block !== timeline);
  const paired = steps && timeline ? [...others, pairBlock(context, steps, timeline)] : blocks;
  const fewer = DISPENSABLE.map((_, i) => {
    const gone = DISPENSABLE.slice(0, i + 1);
    const set = blocks.filter(({ key }) => !gone.includes(key));
    return { set, isCut: set.length < blocks.length };
  }).filter(({ set }) => set.length > 0 || blocks.length === 0);
  const closest = (set: readonly Block[]) => set.map((block) => block.compact ?? block);
  const closer = blocks.map((block) => (block.key === "hero" ? block : (block.compact ?? block)));
  return [
    { set: blocks, isCut: false, close: 0 },
    { set: closer, isCut: false, close: CLOSER },
    { set: closest(blocks), isCut: false, close: CLOSE },
    { set: closest(closest(blocks)), isCut: false, close: CLOSEST },
    { set: closest(closest(paired)), isCut: false, close: 0 },
    ...fewer.map(({ set, isCut }) => ({ set: closest(closest(set)), isCut, close: CLOSEST })),
  ];
}
