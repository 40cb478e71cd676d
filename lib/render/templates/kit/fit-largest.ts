import { type FittedText, fitText } from "../../fit.ts";
import type { RenderContext } from "../../template.ts";
import type { TypeStyle } from "../../wrap.ts";

/** Sets a text in one size. Sizes and widths in pixels. */
export const inSize = (
  { measureText }: RenderContext,
  text: string,
  {
    typeStyle,
    size,
    width,
    maxLines = 1,
  }: { typeStyle: TypeStyle; size: number; width: number; maxLines?: number },
): FittedText => fitText(measureText, { text, typeStyle, min: size, max: size, width, maxLines });

/** Something set in one size of type: how tall it came out, and whether every text is whole and unbroken. */
export type SettledText = { height: number; isWhole: boolean };

/**
 * Sets something in the largest type at which it stays whole and fits the height, else in the smallest.
 * Pixels. It bisects, because what fits at one size fits at every smaller one.
 */
export function fitLargestType<T extends SettledText>(
  { maximum, minimum, height }: { maximum: number; minimum: number; height: number },
  at: (type: number) => T,
): T {
  const fits = (set: T) => set.isWhole && set.height <= height;
  let [low, high] = [Math.round(minimum), Math.round(Math.max(maximum, minimum))];
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

/** Whether a fitted text is complete, without ellipsis and broken words. */
export const isWhole = (text: string, { lines, cut }: { lines: readonly string[]; cut: boolean }) =>
  !cut && lines.join(" ") === text.replace(/\s+/g, " ").trim();
