import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";

/** One of several stacked items: its height, the gap above it, and its layers at a given place. */
export type StackedItem = {
  height: number;
  gap: number;
  draw(y: number): Layer[];
  /** Words of it have no room in this size, and are left out. */
  isLeftOut?: boolean;
};

/** Items stacked in an area, as a group at a share of the spare height. Items without height take no gap. */
export function stacked(available: Box, items: readonly StackedItem[], at: number): Layer[] {
  const shown = items.filter(({ height }) => height > 0);
  const gapOf = (index: number) => (index === 0 ? 0 : (shown[index]?.gap ?? 0));
  const used = stackedHeight(items);
  let y = available.y + Math.max(0, Math.round((available.height - used) * at));
  return shown.flatMap(({ height, draw }, i) => {
    const top = y + gapOf(i);
    y = top + height;
    return draw(top);
  });
}

/** Pixels that stacked items take together, gaps included. */
export const stackedHeight = (items: readonly StackedItem[]): number =>
  items
    .filter(({ height }) => height > 0)
    .reduce((sum, { height, gap }, i) => sum + height + (i === 0 ? 0 : gap), 0);
