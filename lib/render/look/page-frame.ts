import type { Hex } from "../color.ts";
import type { Node } from "../jsx-runtime.ts";
import { type Box, shapeOf } from "../sizes.ts";
import type { RenderContext } from "../template.ts";

/** What stands around a template's own picture. Boxes in pixels of the page. */
export type PageFrame = {
  /** Where the template's picture stands. */
  inner: Box;
  /** Where its content stands. */
  safe: Box;
  background: Hex;
  /** The colour that meets the template's picture, where only the difference of colours parts them. */
  beside?: Hex;
  /** Drawn before the template's picture, and over it. */
  under: readonly Node[];
  over: readonly Node[];
  /** The lower right corner of the watermark, where it is not on the template's picture. */
  mark?: { x: number; y: number };
  /** What hangs from the foot of the template's picture in the colour of `from`, left out on a photograph there. */
  pointer?: { draw: (color: Hex) => Node; from: Box } | undefined;
  /** A line between the template's picture and the brand, left out where their colours part them: there it would be a notch. */
  rule?: { box: Box; color: Hex };
  /**
   * A line inside the edge of the template's picture, by the colour of the ground and by the part of the picture that
   * has it; left out where a photograph or a panel that is not as wide reaches the edge.
   */
  keyline?: { draw: (ground: Hex | undefined, part: Box) => Node; by: number };
  /** Of the corners of the template's picture. */
  radius?: number;
  /** Lets what is drawn before it show through the template's page. */
  isClear?: boolean;
};

/** Space around things, in design pixels. A name on top keeps as far from the edge as words do. */
export const SPACE = { edge: 34, strip: 22, content: 44, top: 36 };

/** The template's context inside a frame. The watermark is the frame's own business where it holds it. */
export function insideOf(context: RenderContext, { inner, safe, mark }: PageFrame): RenderContext {
  const size = { width: inner.width, height: inner.height };
  // Layouts hang the first line a touch above their box, where a header would be.
  const hang = context.shape === "story" ? Math.round(20 * context.unit) : 0;
  return {
    ...context,
    size,
    shape: context.shape === "story" ? "story" : shapeOf(size),
    safe: { ...safe, x: safe.x - inner.x, y: safe.y - inner.y + hang, height: safe.height - hang },
    isSigned: true,
    ...(mark && { watermark: { width: 0, height: 0 } }),
  };
}

/** The context whose lower right corner is where the watermark stands. */
export function markedAt(context: RenderContext, { mark }: PageFrame): RenderContext {
  if (!mark) return context;
  const { safe } = context;
  return { ...context, safe: { ...safe, width: mark.x - safe.x, height: mark.y - safe.y } };
}

type LinePlace = { height: number; pad: number; isTop: boolean };

/** The line that holds logo and slogan: at the foot of the page or on top, within the safe area of stories. */
export function brandLine({ size, safe, shape }: RenderContext, { height, pad, isTop }: LinePlace): Box {
  const [start, end] = shape === "story" ? [safe.y, safe.y + safe.height] : [pad, size.height - pad];
  return { ...safe, y: isTop ? start : end - height, height };
}

/** What the line leaves of the page, `edge` pixels from its other edges. */
export function beyondLine(
  { size, safe, shape }: RenderContext,
  line: Box,
  { edge, pad, isTop }: { edge: number; pad: number; isTop: boolean },
): Box {
  const [first, last] =
    shape === "story" ? [safe.y - edge, safe.y + safe.height + edge] : [edge, size.height - edge];
  const top = isTop ? line.y + line.height + pad : first;
  const bottom = isTop ? last : line.y - pad;
  return { x: edge, y: top, width: size.width - 2 * edge, height: bottom - top };
}

/** Where logo and slogan of a frame may stand: closer to the edge than words, except on stories. */
export function outerSafe({
  size,
  safe,
  shape,
  unit,
}: Pick<RenderContext, "size" | "safe" | "shape" | "unit">): Box {
  if (shape === "story") return safe;
  const edge = Math.round(18 * unit);
  return { x: edge, y: edge, width: size.width - 2 * edge, height: size.height - 2 * edge };
}
