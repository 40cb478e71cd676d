/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { type Ask, footer } from "./footer.tsx";
import { header, type Motto } from "./header.tsx";
import { Place } from "./place.tsx";

/** The fixed parts of a card, drawn, and the room that is left between them. */
export type Frame = { body: Box; ask: Box; nodes: Node[] };

export type FrameOptions = {
  surface: Surface;
  /** The column the frame stands in; the safe area unless a panel takes a part of it. */
  area?: Box;
  ask: Ask;
  /** Width of the call to action where it must keep clear of an ornament. */
  askWidth?: number;
  motto?: Motto;
};

/** A body lower than this, in design pixels, has no room for a message. */
const LOWEST = 130;

/**
 * Header with logo and slogan on top, call to action at the bottom, clear of the watermark. Where that leaves no room
 * for the message, the address gives way to it.
 */
export function frame(stage: Stage, options: FrameOptions): Frame {
  const whole = build(stage, options);
  const { cta, url } = options.ask;
  if (whole.body.height >= LOWEST * stage.unit || !cta || !url) return whole;
  return build(stage, { ...options, ask: { cta, url: "", isCut: true } });
}

function build(stage: Stage, options: FrameOptions): Frame {
  const { surface, area = stage.safe, motto = "opposite" } = options;
  const head = header(stage, { surface, width: area.width, height: area.height, motto });
  const { foot, bottom } = foundation(stage, area, options);
  const gap = Math.round(44 * stage.unit);
  const top = area.y + head.height + gap;
  const end = area.y + area.height;
  const used = Math.max(bottom + foot.height, sealIn(stage, area).height);
  const ask = { x: area.x, y: end - bottom - foot.height, width: foot.width, height: foot.height };
  return {
    ask,
    body: { x: area.x, y: top, width: area.width, height: end - (used && used + gap) - top },
    nodes: [
      <Place box={{ ...area, height: head.height }}>{head.node}</Place>,
      <Place box={ask}>{foot.node}</Place>,
    ],
  };
}

/** The call to action beside the watermark, or above it when it would have to be cut to fit beside. */
function foundation(stage: Stage, area: Box, { surface, ask, askWidth }: FrameOptions) {
  const sealed = sealIn(stage, area);
  const full = Math.min(area.width, askWidth ?? area.width);
  const gap = Math.round(28 * stage.unit);
  const beside = Math.min(full, area.width - (sealed.width && sealed.width + gap));
  const foot = footer(stage, ask, { width: beside, surface });
  if (!foot.cut || beside === full) return { foot, bottom: 0 };
  return { foot: footer(stage, ask, { width: full, surface }), bottom: sealed.height + gap };
}

/** The corner that the watermark covers, if a column reaches into it. */
export function sealIn({ safe, sealed }: Stage, area: Box): Size {
  const left = safe.x + safe.width - sealed.width;
  const top = safe.y + safe.height - sealed.height;
  const reaches = area.x + area.width > left && area.y + area.height > top;
  return reaches ? sealed : { width: 0, height: 0 };
}
