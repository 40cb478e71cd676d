import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";

/** One of several things under each other: its height, the gap above it, and its layers once its place is known. */
export type Item = { height: number; gap: number; draw(y: number): Layer[] };

/** Things under each other in a room, as a group at a share of the spare height. What has no height takes no gap. */
export function stacked(room: Box, items: readonly Item[], at: number): Layer[] {
  const shown = items.filter(({ height }) => height > 0);
  const gapOf = (index: number) => (index === 0 ? 0 : (shown[index]?.gap ?? 0));
  const used = shown.reduce((sum, { height }, i) => sum + height + gapOf(i), 0);
  let y = room.y + Math.max(0, Math.round((room.height - used) * at));
  return shown.flatMap(({ height, draw }, i) => {
    const top = y + gapOf(i);
    y = top + height;
    return draw(top);
  });
}
