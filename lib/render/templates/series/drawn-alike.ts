import type { RenderContext } from "../../template.ts";
import type { Series } from "./data.ts";

/** Fewer drawings in a series look like a mistake. */
const FEWEST = 2;

/**
 * Counted slides are one series: where fewer than half of them name something that can be drawn, none has a drawing, and
 * each shows the same counter. A drawing on one step of five would take the counter's place there.
 */
export function drawnAlike<C extends Pick<RenderContext, "slideSubjects">>(
  context: C,
  { slides, ...counted }: Pick<Series, "slides" | "numbered" | "steps">,
): C {
  const count = countOf({ slides, ...counted });
  const drawn = slides.slice(0, count).filter((_, i) => context.slideSubjects?.[i] !== undefined).length;
  if (drawn === count || (drawn >= FEWEST && drawn * 2 >= count)) return context;
  const kept = context.slideSubjects?.map((subject, i) => (i < count ? undefined : subject));
  return { ...context, slideSubjects: count < slides.length ? kept : undefined };
}

/** How many of the slides, from the first on, show a number of their own. */
export const countOf = ({
  slides,
  numbered,
  steps = 0,
}: Pick<Series, "slides" | "numbered" | "steps">): number => (numbered ? slides.length : steps);
