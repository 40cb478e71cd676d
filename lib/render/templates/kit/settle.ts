/** Something set in one size of type: how tall it came out, and whether every text is whole and unbroken. */
export type Setting = { height: number; isWhole: boolean };

/** Sets something in the largest type at which it stays whole and fits the height; where none does, in the smallest. */
export function settle<T extends Setting>(
  { most, least, height }: { most: number; least: number; height: number },
  at: (type: number) => T,
): T {
  const from = Math.round(Math.max(most, least));
  let low: T | undefined;
  for (let type = from; type >= least; type--) {
    const set = at(type);
    if (set.isWhole && set.height <= height) return set;
    if (set.height <= height && !low) low = set;
  }
  // Cut texts in larger type read better than cut texts in the smallest, but they lose more: the smallest wins.
  const last = at(Math.round(least));
  return last.height <= height ? last : (low ?? last);
}

/** Whether a fitted text says exactly what was asked, without ellipsis and broken words. */
export const isWhole = (text: string, { lines, cut }: { lines: readonly string[]; cut: boolean }) =>
  !cut && lines.join(" ") === text.replace(/\s+/g, " ").trim();
