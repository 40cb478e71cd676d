import type { RenderContext } from "../../template.ts";
import { lowDiscrepancy } from "./prng.ts";

/** One picture in so many has a template's own layout; the others are composed in the brand's direction. */
const OWN = 5;

/** Whether the seed takes a template's own layout, where a composition would suit as well. */
export const isOwnTurn = ({ seed }: RenderContext): boolean =>
  Math.floor(lowDiscrepancy(seed, 1) * OWN) === 0;
