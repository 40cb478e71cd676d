/** @jsxImportSource #template */

import type { Hex } from "../color.ts";
import type { Box } from "../sizes.ts";
import type { RenderContext } from "../template.ts";
import { Place } from "../templates/kit/place.tsx";
import { beyondLine, brandLine, type PageFrame, SPACE } from "./page-frame.ts";
import { Signature, signatureHeight } from "./signature.tsx";
import { besideMark, markIn } from "./watermark-line.ts";

/** A round sheet on the brand's colour; the brand speaks it from below, from above, or from its corner. */
export function sheet(context: RenderContext): PageFrame {
  const { safe, shape, unit, theme, look, watermark } = context;
  const { wash } = theme;
  // The tail of a bubble ends clear of the name under it.
  const isTop = look.variant === 1 && watermark.width === 0;
  const below = look.variant === 2 ? TAIL.drop + 16 : 20;
  const pad = Math.round((isTop ? SPACE.top : below) * unit);
  const edge = Math.round(30 * unit);
  const isCentred = isTop || (look.variant === 0 && watermark.width === 0);
  // Words of wide pictures stand on the left, and so does the brand.
  const align = isCentred && shape !== "wide" ? "center" : "left";
  const line = brandLine(context, {
    height: signatureHeight(context, { align, isApart: isTop }),
    pad,
    isTop,
  });
  const inner = beyondLine(context, line, { edge, pad, isTop });
  const gap = Math.round(SPACE.content * unit);
  const start = Math.max(inner.y + gap, shape === "story" ? safe.y : 0);
  const end = isTop ? safe.y + safe.height : inner.y + inner.height - gap;
  const box = besideMark(context, line, isTop);
  const indent = Math.max(0, edge + Math.round(SPACE.content * unit) - safe.x);
  return {
    inner,
    safe: { x: safe.x + indent, y: start, width: safe.width - 2 * indent, height: end - start },
    background: wash.background,
    beside: wash.background,
    under: [],
    over: [
      <Signature
        context={context}
        surface={wash}
        box={besideWords(box, shape === "wide" ? indent : 0)}
        align={align}
      />,
    ],
    radius: Math.round(52 * unit),
    ...(look.variant === 2 && { pointer: tail(context, inner) }),
    ...(!isTop && { mark: markIn(context, line) }),
  };
}

/** The brand's line begins and ends where the words do. */
const besideWords = (box: Box, indent: number): Box => ({
  ...box,
  x: box.x + indent,
  width: box.width - 2 * indent,
});

/** In design pixels. */
const TAIL = { width: 54, drop: 24 };

/** The tail of a speech bubble, above the brand that speaks. */
function tail({ unit, safe }: RenderContext, { x, y, height }: Box): PageFrame["pointer"] {
  const [width, drop] = [Math.round(TAIL.width * unit), Math.round(TAIL.drop * unit)];
  const path = `M0 0H${width}C${width * 0.55} ${drop * 0.1} ${width * 0.3} ${drop} ${width * 0.1} ${drop}C${width * 0.22} ${drop * 0.6} ${width * 0.1} ${drop * 0.2} 0 0Z`;
  const src = (color: Hex) =>
    `<svg class="pointing" xmlns="http://www.w3.org/2000/svg" width="${width}" height="${drop}" viewBox="0 0 ${width} ${drop}"><path d="${path}" fill="${color}"/></svg>`;
  const left = safe.x + Math.round(34 * unit);
  const draw = (color: Hex) => (
    <Place box={{ x: left, y: y + height - 1, width, height: drop }}>
      <picture src={src(color)} style={{ width, height: drop }} />
    </Place>
  );
  return { draw, from: { x: left - x, y: height - 8, width, height: 8 } };
}
