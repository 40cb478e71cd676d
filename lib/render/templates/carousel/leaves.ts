import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { Series } from "../series/data.ts";
import { leavesOf } from "../series/leaf.ts";
import { type LeafSet, setLeaves } from "../series/leaf-set.ts";

/** The slides of a course of events, by their index: those that are counted have numbers of their own. */
export function leafSlides(
  context: RenderContext,
  { slides, numbered, steps }: Series,
  area: Box,
): (LeafSet | undefined)[] {
  if (numbered !== false || steps) return [];
  return setLeaves(context, leavesOf(slides), { area, foot: 0, isCentred: false });
}

/** The ground of a figure: of the quiet page and the brand's colour the one on which its words do not stand. */
export const fieldOn = ({ theme: { page, wash } }: RenderContext, { background }: Surface): Surface =>
  background === wash.background ? page : wash;

/** Grounds that take turns, the first of them quiet: the field of each has the other colour. */
export const leafGround = ({ page, wash }: RenderContext["theme"], turn: number): Surface =>
  turn % 2 === 0 ? page : wash;
