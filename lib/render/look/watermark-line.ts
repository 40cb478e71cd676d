import type { Box } from "../sizes.ts";
import type { RenderContext } from "../template.ts";

/** A line that ends before the watermark, where the watermark stands in it. */
export function besideMark({ watermark, unit }: RenderContext, line: Box, isApart = false): Box {
  if (isApart || watermark.width === 0) return line;
  return { ...line, width: line.width - watermark.width - Math.round(28 * unit) };
}

/** The watermark's lower right corner at the end of a line, on its middle. */
export const markIn = ({ watermark }: RenderContext, { x, y, width, height }: Box) => ({
  x: x + width,
  y: y + Math.round((height + watermark.height) / 2),
});
