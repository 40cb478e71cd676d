import type { RenderContext } from "../../template.ts";

/** The same context with every length `by` times as large. */
export const enlarged = (context: RenderContext, by: number): RenderContext => ({
  ...context,
  unit: context.unit * by,
});
