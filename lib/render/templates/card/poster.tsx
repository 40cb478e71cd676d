/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { type MessageColumn, stack } from "../kit/stack.tsx";
import type { Card, CardLayout } from "./data.ts";

/** A flood of brand colour, tone on tone, and type as large as it goes. */
export const poster: CardLayout = { name: "poster", suits: () => 1, draw };

type PosterDisc = { x: number; y: number; r: number };

function draw(context: RenderContext, card: Card): Node {
  const { size, theme } = context;
  const surface = theme.wash;
  const { body, action, nodes } = frame(context, { surface, action: card });
  const message = stack(context, card, { width: body.width, height: body.height, surface, max: 150 });
  const text = { ...body, y: body.y + body.height - message.height, height: message.height };
  const disc = upperDisc(context, body, text, message) ?? lowerDisc(context, text, message, action);
  return (
    <Canvas size={size} background={surface.background}>
      {disc && <Spot disc={disc} color={surface.art.high} />}
      <Place box={text}>{message.node}</Place>
      {nodes}
    </Canvas>
  );
}

function Spot({ disc: { x, y, r }, color }: { disc: PosterDisc; color: string }): Node {
  return (
    <Place
      box={{ x: x - r, y: y - r, width: 2 * r, height: 2 * r }}
      style={{ borderRadius: r, backgroundColor: color }}
    />
  );
}

/** The disc at the upper right, on the margin: above the message, or beside it if that is narrow. */
function upperDisc(
  { size, unit, safe }: RenderContext,
  body: Box,
  text: Box,
  message: MessageColumn,
): PosterDisc | undefined {
  const gap = 40 * unit;
  const right = safe.x + safe.width;
  const above = Math.floor((text.y - gap - body.y) / 2);
  const beside = Math.floor(Math.min((right - text.x - message.width - gap) / 2, size.height * 0.17));
  const r = Math.min(Math.max(above, beside), Math.round(size.width * 0.14));
  if (r < 56 * unit) return;
  return { x: right - r, y: beside >= above ? Math.round(body.y + body.height * 0.42) : body.y + r, r };
}

/** The disc rising from the lower right corner, clear of everything that stands beside it. */
function lowerDisc(
  { size, unit, watermark }: RenderContext,
  text: Box,
  message: MessageColumn,
  action: Box,
): PosterDisc | undefined {
  const gap = 34 * unit;
  const headlineEnd = text.y + text.height - message.tail.height + gap;
  const beside = Math.max(text.x + message.tail.width, action.x + action.width) + gap;
  const [x, y] = [Math.round(size.width * 0.94), size.height];
  const r = Math.floor(Math.min(y - headlineEnd, x - beside, size.height * 0.34));
  return watermark.width > 0 || r < 90 * unit ? undefined : { x, y, r };
}
