import { type Fitted, fitText } from "../../fit.ts";
import type { Stage } from "../../template.ts";
import type { Lettering } from "../../wrap.ts";

/** Sets a text in one size. Sizes and widths in pixels. */
export const inSize = (
  { ruler }: Stage,
  text: string,
  {
    lettering,
    size,
    width,
    maxLines = 1,
  }: { lettering: Lettering; size: number; width: number; maxLines?: number },
): Fitted => fitText(ruler, { text, lettering, min: size, max: size, width, maxLines });

/** Something set in one size of type: how tall it came out, and whether every text is whole and unbroken. */
export type Setting = { height: number; isWhole: boolean };

/**
 * Sets something in the largest type at which it stays whole and fits the height; where none does, in the smallest.
 * Halves the range instead of trying every size: what fits at one size fits at every smaller one.
 */
export function settle<T extends Setting>(
  { most, least, height }: { most: number; least: number; height: number },
  at: (type: number) => T,
): T {
  const fits = (set: T) => set.isWhole && set.height <= height;
  let [low, high] = [Math.round(least), Math.round(Math.max(most, least))];
  let best = at(high);
  if (fits(best)) return best;
  best = at(low);
  if (!fits(best)) return best;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const set = at(middle);
    if (fits(set)) [low, best] = [middle, set];
    else high = middle;
  }
  return best;
}

/** Whether a fitted text says exactly what was asked, without ellipsis and broken words. */
export const isWhole = (text: string, { lines, cut }: { lines: readonly string[]; cut: boolean }) =>
  !cut && lines.join(" ") === text.replace(/\s+/g, " ").trim();
