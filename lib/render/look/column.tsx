/** @jsxImportSource #template */
import type { RenderContext } from "../template.ts";
import { Place } from "../templates/kit/place.tsx";
import { type PageFrame, SPACE } from "./page-frame.ts";
import { Signature, signatureHeight } from "./signature.tsx";
import { besideMark, markIn } from "./watermark-line.ts";

/** Width of the column, as a share of the picture's: a wider one would stand empty. */
const NARROW = { wide: 0.04, square: 0.07, tall: 0.07, story: 0.06 };

/** A spine of the brand's colour on the left or on the right; the brand stands over the words, or under them. */
export function column(context: RenderContext): PageFrame {
  const { size, safe, shape, unit, theme, look, watermark } = context;
  const { flood, page } = theme;
  const cell = Math.round(size.width * NARROW[shape]);
  const isRight = look.variant === 1;
  const isLow = look.variant === 2 || watermark.width > 0;
  const band = { x: isRight ? size.width - cell : 0, y: 0, width: cell, height: size.height };
  const gap = Math.round(SPACE.content * unit);
  const edge = Math.round(SPACE.edge * 1.4 * unit);
  const left = isRight ? edge : cell + gap;
  const words = { ...safe, x: left, width: (isRight ? band.x - gap : size.width - edge) - left };
  const within = { ...context, safe: words };
  const high = signatureHeight(within, { isApart: !isLow });
  const line = { ...words, y: isLow ? safe.y + safe.height - high : safe.y, height: high };
  const room = { ...words, height: safe.height - high - gap };
  // What bleeds off the template's own picture keeps clear of the brand's line.
  const pad = Math.round(SPACE.strip * unit);
  const [top, bottom] = isLow ? [0, line.y - pad] : [line.y + high + pad, size.height];
  return {
    inner: { x: isRight ? 0 : cell, y: top, width: size.width - cell, height: bottom - top },
    safe: isLow ? room : { ...room, y: safe.y + high + gap },
    background: page.background,
    beside: flood.background,
    under: [],
    over: [
      <Place box={band} style={{ backgroundColor: flood.background }} />,
      <Signature context={within} surface={page} box={besideMark(context, line, !isLow)} />,
    ],
    ...(isLow && { mark: markIn(context, line) }),
  };
}
