import type { Surface } from "../../surface.ts";
import type { Theme } from "../../theme.ts";
import type { Slide } from "./data.ts";

/**
 * Grounds of all pictures of a series. The brand's colour opens and closes it and comes back for numbers, or when two
 * quiet pages have gone by; it never stands beside itself.
 */
export function rhythm({ page, wash }: Theme, slides: readonly Slide[]): Surface[] {
  const grounds: Surface[] = [wash];
  for (const [i, { stat }] of slides.entries()) {
    const isFree = grounds.at(-1) !== wash && i < slides.length - 1;
    const isTired = i >= 2 && grounds.at(-1) === page && grounds.at(-2) === page;
    grounds.push(isFree && (stat !== "" || isTired) ? wash : page);
  }
  return [...grounds, wash];
}
