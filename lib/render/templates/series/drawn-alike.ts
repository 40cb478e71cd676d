import type { RenderContext } from "../../template.ts";
import type { Series } from "./data.ts";

/**
 * Counted slides are one series: where some of them name nothing that can be drawn, none has a drawing, and each shows
 * the same counter. A drawing on one step of five would take the counter's place there.
 */
export function drawnAlike<C extends Pick<RenderContext, "slideSubjects">>(
  context: C,
  { slides, numbered }: Pick<Series, "slides" | "numbered">,
): C {
  const isDrawn = slides.map((_, i) => context.slideSubjects?.[i] !== undefined);
  if (numbered !== true || isDrawn.every(Boolean)) return context;
  return { ...context, slideSubjects: undefined };
}
