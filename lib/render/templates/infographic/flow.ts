import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";

/** A part of the page: heights in pixels between which it looks well, and how eagerly it takes spare room. */
export type Block = {
  key: string;
  least: number;
  ideal: number;
  most: number;
  /** Share of spare room it takes; 0 for blocks that look best as they are. */
  appetite: number;
  draw: (box: Box) => Node | Node[];
};

type Gaps = { least: number; ideal: number; most: number };
/** Where each block stands; `spare` is left when all have all they want. */
export type Flow = { places: { block: Block; box: Box }[]; spare: number };

/** Shares a column out among blocks. Undefined when even their least heights do not fit. */
export function flow(blocks: readonly Block[], room: Box, gaps: Gaps): Flow | undefined {
  const between = Math.max(0, blocks.length - 1);
  const sum = (pick: (one: { least: number; ideal: number; most: number }) => number) =>
    blocks.reduce((all, block) => all + pick(block), 0) + between * pick(gaps);
  const [least, ideal] = [sum((one) => one.least), sum((one) => one.ideal)];
  if (least > room.height) return;
  if (ideal > room.height) {
    const share = (room.height - least) / Math.max(1, ideal - least);
    const at = ({ least: from, ideal: to }: { least: number; ideal: number }) => from + (to - from) * share;
    return place(blocks, blocks.map(at), at(gaps), room);
  }
  const heights = feed(blocks, room.height - ideal);
  const used = heights.reduce((all, height) => all + height, 0);
  const gap = between > 0 ? Math.min(gaps.most, (room.height - used) / between) : 0;
  return place(blocks, heights, gap, room);
}

/** Gives spare height to those with an appetite, round by round, until it is gone or nobody can take more. */
function feed(blocks: readonly Block[], spare: number): number[] {
  const heights = blocks.map(({ ideal }) => ideal);
  let left = spare;
  for (let round = 0; round < 4 && left > 1; round++) {
    const hungry = blocks.map(({ most, appetite }, i) => ((heights[i] ?? 0) < most ? appetite : 0));
    const total = hungry.reduce((all, one) => all + one, 0);
    if (total === 0) break;
    const portion = left / total;
    for (const [i, block] of blocks.entries()) {
      const taken = Math.min((hungry[i] ?? 0) * portion, block.most - (heights[i] ?? 0));
      heights[i] = (heights[i] ?? 0) + Math.max(0, taken);
      left -= Math.max(0, taken);
    }
  }
  return heights;
}

function place(blocks: readonly Block[], heights: readonly number[], gap: number, room: Box): Flow {
  let y = room.y;
  const places = blocks.map((block, i) => {
    const box = { ...room, y: Math.round(y), height: Math.floor(heights[i] ?? 0) };
    y += (heights[i] ?? 0) + gap;
    return { block, box };
  });
  return { places, spare: Math.max(0, room.y + room.height - (y - gap)) };
}
