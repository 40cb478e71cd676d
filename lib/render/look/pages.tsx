/** @jsxImportSource #template */
import { type Hex, mix } from "../color.ts";
import type { Node } from "../jsx-runtime.ts";
import type { Box } from "../sizes.ts";
import { inkOn } from "../surface.ts";
import type { RenderContext } from "../template.ts";
import { Place } from "../templates/kit/place.tsx";
import { column } from "./column.tsx";
import { grid } from "./grid.tsx";
import type { Direction } from "./looks.ts";
import { plate } from "./nameplate.tsx";
import { beyondLine, brandLine, type PageFrame, SPACE } from "./page-frame.ts";
import { sheet } from "./sheet.tsx";
import { Signature, signatureHeight } from "./signature.tsx";
import { besideMark, markIn } from "./watermark-line.ts";

type DrawPageFrame = (context: RenderContext) => PageFrame;

/** How each kind of page is drawn. */
export const PAGES: Record<Exclude<Direction["page"], "full">, DrawPageFrame> = {
  strip,
  mat,
  nameplate: plate,
  column,
  grid,
  sheet,
};

/** Around the brand's line: at the foot less, in design pixels. */
const padOf = ({ unit }: RenderContext, isTop: boolean, atFoot: number): number =>
  Math.round((isTop ? SPACE.top : atFoot) * unit);

/** The brand on a strip across the picture: at the foot, at the foot under a bar, or on top. */
function strip(context: RenderContext): PageFrame {
  const { size, safe, shape, unit, theme, look, watermark } = context;
  const isStory = shape === "story";
  const isTop = look.variant === 2 && watermark.width === 0;
  const pad = padOf(context, isTop, SPACE.strip);
  const high = signatureHeight(context, { isApart: isTop });
  const end = isStory ? safe.y + safe.height : size.height - pad;
  const start = isStory ? safe.y : pad;
  const line = { ...safe, y: isTop ? start : end - high, height: high };
  const band: Box = isTop
    ? { x: 0, y: 0, width: size.width, height: line.y + high + pad }
    : { x: 0, y: line.y - pad, width: size.width, height: size.height - line.y + pad };
  const inner = isTop
    ? { ...band, y: band.height, height: size.height - band.height }
    : { ...band, y: 0, height: band.y };
  const gap = Math.round(SPACE.content * unit);
  const top = isTop ? band.height + gap : safe.y;
  const bottom = isTop ? safe.y + safe.height : band.y - gap;
  const surface = look.variant === 1 ? theme.page : theme.flood;
  const bar = { ...safe, y: band.y - Math.round(3 * unit), height: Math.round(6 * unit) };
  const over = [
    <Place box={band} style={{ backgroundColor: surface.background }} />,
    <Signature context={context} surface={surface} box={besideMark(context, line, isTop)} />,
  ];
  return {
    inner,
    safe: { ...safe, y: top, height: bottom - top },
    background: theme.page.background,
    ...(look.variant !== 1 && { beside: surface.background }),
    ...(look.variant === 1 && { rule: { box: bar, color: surface.ink } }),
    under: [],
    over,
    ...(!isTop && { mark: markIn(context, line) }),
  };
}

/** A picture on the wall: paper around it, and the brand on the paper, beneath or above. */
function mat(context: RenderContext): PageFrame {
  const { safe, shape, unit, theme, look, watermark } = context;
  const edge = Math.round((look.variant === 1 ? 26 : 40) * unit);
  const isTop = look.variant === 2 && watermark.width === 0;
  const pad = padOf(context, isTop, 18);
  const isCentred = shape !== "wide" && (isTop || watermark.width === 0);
  const align = isCentred ? "center" : "left";
  const line = brandLine(context, {
    height: signatureHeight(context, { align, isApart: isTop }),
    pad,
    isTop,
  });
  const inner = beyondLine(context, line, { edge, pad, isTop });
  const gap = Math.round(SPACE.content * unit);
  // Words keep clear of the line inside the frame.
  const side = Math.max(
    Math.round(8 * unit),
    Math.round(edge + (KEYLINE.by + KEYLINE.clear) * unit) - safe.x,
  );
  const top = inner.y + gap;
  const clear = inner.y + inner.height - Math.round((KEYLINE.by + KEYLINE.clear) * unit);
  const bottom = isTop ? Math.min(safe.y + safe.height, clear) : inner.y + inner.height - gap;
  return {
    inner,
    safe: { x: safe.x + side, y: top, width: safe.width - 2 * side, height: bottom - top },
    background: theme.flood.background,
    beside: theme.flood.background,
    keyline: {
      draw: (ground = theme.page.background, part) => (
        <Keyline context={context} box={inner} ground={ground} part={part} />
      ),
      by: Math.round((KEYLINE.by + 2) * unit),
    },
    under: [],
    over: [
      <Signature
        context={context}
        surface={theme.flood}
        box={besideMark(context, line, isTop)}
        align={align}
      />,
    ],
    ...(!isTop && { mark: markIn(context, line) }),
  };
}

/** The line inside the edge of a framed picture, and the room beside it, in design pixels. */
const KEYLINE = { by: 11, clear: 34 };

type KeylineProps = { context: RenderContext; box: Box; ground: Hex; part: Box };

/** A thin line inside the edge of a framed picture, as far as a part of it reaches. */
function Keyline({ context, box, ground, part }: KeylineProps): Node {
  const by = Math.round(KEYLINE.by * context.unit);
  const color = mix(ground, inkOn(ground), 0.34);
  const at = { x: by - part.x, y: by - part.y, width: box.width - 2 * by, height: box.height - 2 * by };
  return (
    <Place box={{ ...part, x: box.x + part.x, y: box.y + part.y }} style={{ overflow: "hidden" }}>
      <Place box={at} style={{ border: `2px solid ${color}` }} />
    </Place>
  );
}
