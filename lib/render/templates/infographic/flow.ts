import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";

/** A block of the page: its least, ideal and greatest height in pixels, and its share of spare height. */
export type Block = {
  key: string;
  minimum: number;
  ideal: number;
  maximum: number;
  /** Height in which it is read with ease. Default: the ideal. */
  enough?: number;
  /** Share of the spare height that it takes; 0 keeps the ideal height. */
  growShare: number;
  draw: (box: Box) => Node | Node[];
  /** The same in less height, for a page that is too full for it. */
  compact?: Block;
  /** It stands on the colour of the title over it, which ends under it. */
  isOpen?: true;
};

/** A page of less than so many design pixels has to fit its blocks closer together. */
const LOW = 900;

/** The least height of a block in design pixels, and what it may shrink to where the page is low. */
export const leastOf = (
  { safe, unit }: Pick<RenderContext, "safe" | "unit">,
  usual: number,
  low: number,
): number => (safe.height < LOW * unit ? low : usual) * unit;

type FlowGaps = { minimum: number; ideal: number; maximum: number };
/** The place of each block; `spare` is left over when every block is full, and in a tight column blocks are smaller than read with ease. */
export type Flow = { places: { block: Block; box: Box }[]; spare: number; isTight?: boolean };

/** Shares a column out among blocks. Undefined when even their least heights do not fit. */
export function flow(blocks: readonly Block[], available: Box, gaps: FlowGaps): Flow | undefined {
  const between = Math.max(0, blocks.length - 1);
  const sum = (pick: (one: FlowGaps & { enough?: number }) => number) =>
    blocks.reduce((all, block) => all + pick(block), 0) + between * pick(gaps);
  const [minimum, ideal] = [sum((one) => one.minimum), sum((one) => one.ideal)];
  if (minimum > available.height) return;
  const enough = sum((one) => one.enough ?? one.ideal);
  const isTight = enough > available.height;
  if (ideal > available.height) {
    const share = (available.height - minimum) / Math.max(1, ideal - minimum);
    const at = ({ minimum: from, ideal: to }: { minimum: number; ideal: number }) =>
      from + (to - from) * share;
    return { ...place(blocks, blocks.map(at), at(gaps), available), isTight };
  }
  const heights = feed(blocks, available.height - ideal);
  const used = heights.reduce((all, height) => all + height, 0);
  const gap = between > 0 ? Math.min(gaps.maximum, (available.height - used) / between) : 0;
  return place(blocks, heights, gap, available);
}

/**
 * Gives spare height to blocks with a `growShare`, round by round. It ends when the height is used up or
 * every block is full.
 */
function feed(blocks: readonly Block[], spare: number): number[] {
  const heights = blocks.map(({ ideal }) => ideal);
  let left = spare;
  for (let round = 0; round < 4 && left > 1; round++) {
    const growable = blocks.map(({ maximum, growShare }, i) => ((heights[i] ?? 0) < maximum ? growShare : 0));
    const total = growable.reduce((all, one) => all + one, 0);
    if (total === 0) break;
    const portion = left / total;
    for (const [i, block] of blocks.entries()) {
      const taken = Math.min((growable[i] ?? 0) * portion, block.maximum - (heights[i] ?? 0));
      heights[i] = (heights[i] ?? 0) + Math.max(0, taken);
      left -= Math.max(0, taken);
    }
  }
  return heights;
}

function place(blocks: readonly Block[], heights: readonly number[], gap: number, available: Box): Flow {
  let y = available.y;
  const places = blocks.map((block, i) => {
    const box = { ...available, y: Math.round(y), height: Math.floor(heights[i] ?? 0) };
    y += (heights[i] ?? 0) + gap;
    return { block, box };
  });
  return { places, spare: Math.max(0, available.y + available.height - (y - gap)) };
}
