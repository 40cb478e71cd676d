import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { panelOn } from "../kit/panel-on.ts";
import { courseDays } from "../series/course.ts";
import type { Series } from "../series/data.ts";
import { leavesOf } from "../series/leaf.ts";
import { type LeafSet, setLeaves } from "../series/leaf-set.ts";

/** The slides of a course of events, by their index: those that are counted have numbers of their own, but for days. */
export function leafSlides(
  context: RenderContext,
  { slides, numbered, steps }: Series,
  area: Box,
): (LeafSet | undefined)[] {
  const isCounted = numbered !== false || steps !== undefined;
  if (isCounted && courseDays(slides).length === 0) return [];
  return setLeaves(context, leavesOf(slides, true), { area, foot: 0, isCentred: false });
}

/** The ground of a figure: of the quiet page and the colour that is seen on it the one on which its words do not stand. */
export const fieldOn = ({ theme }: RenderContext, { background }: Surface): Surface => {
  const panel = panelOn(theme) ?? theme.wash;
  return background === theme.page.background ? panel : theme.page;
};

/** Grounds that take turns, the first of them quiet: the field of each has the other colour. */
export const leafGround = (theme: RenderContext["theme"], turn: number): Surface =>
  turn % 2 === 0 ? theme.page : (panelOn(theme) ?? theme.page);
