/** @jsxImportSource #template */
import type { Node } from "../jsx-runtime.ts";
import type { Box } from "../sizes.ts";
import type { RenderContext } from "../template.ts";
import { tiles } from "../templates/kit/art.ts";
import { header } from "../templates/kit/header.tsx";
import { Place } from "../templates/kit/place.tsx";
import { type PageFrame, SPACE } from "./page-frame.ts";
import { Signature, signatureHeight } from "./signature.tsx";
import { besideMark, markIn } from "./watermark-line.ts";

/** A column of the brand's colour with the brand on it: beside wide pictures, over or under others. */
export function column(context: RenderContext): PageFrame {
  return context.shape === "wide" ? beside(context) : across(context);
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
  const gap = Math.round(40 * unit);
  const room = isHead
    ? { x, y: y + head.height + gap, width, height: size.height - y - head.height - gap }
    : { x, y: 0, width, height: y - gap };
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
      shape(context, room, isHead),
      <Place box={{ ...words, y, height: head.height }}>{head.node}</Place>,
    ],
    ...(isRight && { mark: { x: safe.x + safe.width, y: safe.y + safe.height } }),
  };
}

/** One large shape in a room, whole, against its outer end. */
function shape({ theme, seed, unit }: RenderContext, room: Box, isLow: boolean): Node {
  const side = room.width;
  if (room.height < side + Math.round(20 * unit)) return <div />;
  const y = isLow ? room.y + room.height - side : room.y;
  const src = tiles(seed, 1, 1, { ...theme.flood.art, high: theme.flood.art.tint });
  return (
    <Place box={{ ...room, y, height: side }}>
      <picture src={src} style={{ width: side, height: side }} />
    </Place>
  );
}

/** A band with the brand: on top, or at the foot. */
function across(context: RenderContext): PageFrame {
  const { size, safe, unit, theme, look, watermark } = context;
  const isLow = look.variant === 1 || watermark.width > 0;
  const { band, line } = bandOf(context, isLow);
  const box = besideMark(context, line, !isLow);
  const gap = Math.round(SPACE.content * 1.2 * unit);
  const [top, bottom] = isLow ? [safe.y, band.y - gap] : [band.height + gap, safe.y + safe.height];
  return {
    inner: { x: 0, y: isLow ? 0 : band.height, width: size.width, height: size.height - band.height },
    safe: { ...safe, y: top, height: bottom - top },
    background: theme.page.background,
    beside: theme.flood.background,
    under: [],
    over: [
      <Place box={band} style={{ backgroundColor: theme.flood.background }} />,
      <Signature context={context} surface={theme.flood} box={box} />,
    ],
    ...(isLow && { mark: markIn(context, line) }),
  };
}

function bandOf(context: RenderContext, isLow: boolean): { band: Box; line: Box } {
  const { size, safe, shape, unit } = context;
  const high = signatureHeight(context, { isApart: !isLow });
  const pad = Math.round(40 * unit);
  const isStory = shape === "story";
  const above = isStory && !isLow ? safe.y : pad;
  const below = isStory && isLow ? size.height - safe.y - safe.height : pad;
  const height = above + high + below;
  const y = isLow ? size.height - height : 0;
  return { band: { x: 0, y, width: size.width, height }, line: { ...safe, y: y + above, height: high } };
}
