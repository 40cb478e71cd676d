/** @jsxImportSource #template */
import type { RenderContext } from "../template.ts";
import { header } from "../templates/kit/header.tsx";
import { Place } from "../templates/kit/place.tsx";
import { type PageFrame, SPACE } from "./page-frame.ts";
import { Signature, signatureHeight } from "./signature.tsx";
import { besideMark, markIn } from "./watermark-line.ts";

/** A column of the brand's colour: with the brand on it beside wide pictures, narrower beside others. */
export function column(context: RenderContext): PageFrame {
  return context.shape === "wide" ? beside(context) : narrow(context);
}

/** On the left with the brand at its foot, on the right, or on the left with the brand on top. */
function beside(context: RenderContext): PageFrame {
  const { size, safe, unit, theme, look } = context;
  const { flood } = theme;
  const cell = Math.round(size.width * 0.135);
  const width = 2 * cell;
  const isRight = look.variant === 1;
  const x = isRight ? size.width - width : 0;
  const band = { x, y: 0, width, height: size.height };
  const edge = Math.round(30 * unit);
  const words = { x: x + edge, width: width - 2 * edge };
  const head = header(context, {
    surface: flood,
    width: words.width,
    height: safe.height,
    sloganPosition: "under",
  });
  const isHead = look.variant === 2 || isRight;
  const y = isHead ? safe.y : safe.y + safe.height - head.height;
  const left = isRight ? safe.x : width + Math.round(SPACE.content * 1.2 * unit);
  const right = isRight ? x - Math.round(SPACE.content * unit) : safe.x + safe.width;
  return {
    inner: { x: isRight ? 0 : width, y: 0, width: size.width - width, height: size.height },
    safe: { ...safe, x: left, width: right - left },
    background: theme.page.background,
    beside: flood.background,
    under: [],
    over: [
      <Place box={band} style={{ backgroundColor: flood.background }} />,
      <Place box={{ ...words, y, height: head.height }}>{head.node}</Place>,
    ],
    ...(isRight && { mark: { x: safe.x + safe.width, y: safe.y + safe.height } }),
  };
}

/** Width of a column beside words that are already narrow, as a share of the picture's. */
const NARROW = { square: 0.07, tall: 0.07, story: 0.06 };

/** A spine on the left or on the right; the brand stands over the words, or under them. */
function narrow(context: RenderContext): PageFrame {
  const { size, safe, shape, unit, theme, look, watermark } = context;
  const { flood, page } = theme;
  const cell = Math.round(size.width * (shape === "wide" ? NARROW.square : NARROW[shape]));
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
