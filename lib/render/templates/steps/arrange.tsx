/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { drawnOverStack, drawnStack } from "../kit/drawn-stack.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Place } from "../kit/place.tsx";
import type { Steps } from "./data.ts";

/** The fixed parts and the headline, drawn, and the area of the steps. */
export type Arranged = { nodes: Node[]; available: Box };

/** Many steps stand beside the headline on wide pictures; everywhere else they stand under it. */
export const isBeside = ({ shape }: RenderContext, { steps }: Steps) => shape === "wide" && steps.length > 4;

export function arrange(context: RenderContext, data: Steps, surface: Surface, isSplit: boolean): Arranged {
  return isSplit ? beside(context, data, surface) : under(context, data, surface);
}

function beside(context: RenderContext, data: Steps, surface: Surface): Arranged {
  const { safe, unit } = context;
  const gap = Math.round(60 * unit);
  const area = { ...safe, width: Math.round(safe.width * 0.36) };
  const { body, nodes } = frame(context, { surface, area, action: data, sloganPosition: "under" });
  const message = drawnOverStack(context, data, { ...body, surface, max: 76 });
  const x = area.x + area.width + gap;
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = watermarkIn(context, right);
  return {
    nodes: [
      ...nodes,
      <Place
        box={{ ...body, y: body.y + Math.round((body.height - message.height) / 2), height: message.height }}
      >
        {message.node}
      </Place>,
    ],
    available: { ...right, height: right.height - (height && height + Math.round(24 * unit)) },
  };
}

/** Of the height of upright pictures: few steps leave more of it to the message, a supporting text needs more. */
const shareOf = ({ steps, supporting }: Steps) =>
  Math.max(0.23, 0.38 - 0.04 * (steps.length - 1)) + (supporting ? 0.05 : 0);

function under(context: RenderContext, data: Steps, surface: Surface): Arranged {
  const { unit, shape } = context;
  const { body: inner, nodes } = frame(context, { surface, action: data });
  const isWide = shape === "wide";
  const by = Math.round((isWide ? 16 : 0) * unit);
  const body = { ...inner, y: inner.y - by, height: inner.height + 2 * by };
  const message = drawnStack(context, data, {
    width: body.width,
    height: body.height * (isWide ? 0.33 : shareOf(data)),
    surface,
    max: isWide ? 66 : 112,
  });
  const used = message.height + Math.round((isWide ? 40 : 48) * unit);
  return {
    nodes: [...nodes, <Place box={{ ...body, height: message.height }}>{message.node}</Place>],
    available: { ...body, y: body.y + used, height: body.height - used },
  };
}
