import type { RenderContext } from "../../template.ts";
import type { Series } from "./data.ts";

/**
 * Counted slides are one series: where some of them name nothing that can be drawn, none has a drawing, and each shows
 * the same counter. A drawing on one step of five would take the counter's place there.
 */
export function drawnAlike<C extends Pick<RenderContext, "slideSubjects">>(
  context: C,
  { slides, ...counted }: Pick<Series, "slides" | "numbered" | "steps">,
): C {
  const count = countOf({ slides, ...counted });
  const isDrawn = slides.slice(0, count).map((_, i) => context.slideSubjects?.[i] !== undefined);
  if (isDrawn.every(Boolean)) return context;
  const kept = context.slideSubjects?.map((subject, i) => (i < count ? undefined : subject));
  return { ...context, slideSubjects: count < slides.length ? kept : undefined };
}

/** How many of the slides, from the first on, show a number of their own. */
export const countOf = ({
  slides,
  numbered,
  steps = 0,
}: Pick<Series, "slides" | "numbered" | "steps">): number => (numbered ? slides.length : steps);
