/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Hiring } from "./data.ts";
import { PAY_SIZES, termsBlock } from "./terms-block.tsx";

/** Of a wide picture, the column of the pay; the space between it and the role, in design pixels. */
const WIDE = { column: 0.42, gap: 52 };
const GAP = 44;
/** The role over what it pays, both large: people look for nothing else first. Undefined without a pay, or without room. */
export function paidRole(context: RenderContext, data: Hiring): Node | undefined {
  const { size, theme, look } = context;
  const surface = look.variant === 1 ? theme.flood : theme.wash;
  const { body, nodes } = frame(context, { surface, action: data });
  for (const pay of PAY_SIZES) {
    const words = wordsIn(context, data, { body, surface, pay });
    if (words)
      return (
        <Canvas size={size} background={surface.background}>
          {words}
          {nodes}
        </Canvas>
      );
  }
  return undefined;
}

type Room = { body: Box; surface: Surface; pay: number };

/** The role and its terms with the pay in one size; undefined where something is cut, or the role is smaller than its pay. */
function wordsIn(context: RenderContext, data: Hiring, { body, surface, pay }: Room): Node[] | undefined {
  const { unit, shape } = context;
  const beside = shape === "wide" && data.facts.length > 1 ? besideRole(body, unit) : undefined;
  const { width } = beside?.terms ?? body;
  const block = termsBlock(context, data.facts, { surface, width, size: pay });
  if (!block || block.height > body.height) return undefined;
  const room = beside?.role ?? { ...body, height: body.height - block.height - Math.round(GAP * unit) };
  const message = stack(
    context,
    { kicker: data.kicker, headline: data.role, supporting: data.supporting, details: data.details },
    { width: room.width, height: room.height, surface, max: 150, emphasise: false },
  );
  const isWhole = textNodes(message.node).every(({ attributes }) => !attributes?.cut);
  if (!isWhole || message.height > room.height || message.size < pay * unit) return undefined;
  const y = room.y + Math.round((room.height - message.height) * (beside ? 1 : 0.4));
  const end = body.y + body.height - block.height;
  return [
    <Place box={{ ...room, y, height: message.height }}>{message.node}</Place>,
    <Place box={{ ...(beside?.terms ?? body), y: end, height: block.height }}>{block.node}</Place>,
  ];
}

function besideRole(body: Box, unit: number): { role: Box; terms: Box } {
  const gap = Math.round(WIDE.gap * unit);
  const width = Math.round(body.width * WIDE.column);
  return {
    role: { ...body, width: body.width - width - gap },
    terms: { ...body, x: body.x + body.width - width, width },
  };
}
