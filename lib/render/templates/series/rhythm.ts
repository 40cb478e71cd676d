import type { Surface } from "../../surface.ts";
import type { Theme } from "../../theme.ts";
import type { Slide } from "./data.ts";

/**
 * Backgrounds of all pictures of a series. The brand colour opens and closes it, and marks numbers. It also
 * follows two quiet pages in a row, and is never used twice in a row.
 */
export function rhythm({ page, wash }: Theme, slides: readonly Slide[]): Surface[] {
  const backgrounds: Surface[] = [wash];
  for (const [i, { stat }] of slides.entries()) {
    const isFree = backgrounds.at(-1) !== wash && i < slides.length - 1;
    const isTired = i >= 2 && backgrounds.at(-1) === page && backgrounds.at(-2) === page;
    backgrounds.push(isFree && (stat !== "" || isTired) ? wash : page);
  }
  return [...backgrounds, wash];
}
