/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { type CallToAction, footer } from "./footer.tsx";
import { header, type SloganPosition } from "./header.tsx";
import { Place } from "./place.tsx";

/** The fixed parts of a card, drawn, and the area between them. */
export type CardFrame = { body: Box; action: Box; nodes: Node[] };

export type FrameOptions = {
  surface: Surface;
  /** The column of the frame. Default: the safe area. */
  area?: Box;
  action: CallToAction;
  /** Width of the call to action where it must keep clear of an ornament. */
  actionWidth?: number;
  sloganPosition?: SloganPosition;
  /** The call to action stands on the brand's colour. */
  isPlate?: boolean;
  /** Where the call to action stands. */
  align?: "left" | "center";
};

/** A body lower than this, in design pixels, is too low for a message. */
const LOWEST = 130;

/**
 * Header with logo and slogan on top, call to action at the bottom, clear of the watermark. The address is
 * left out where the message would have no space.
 */
export function frame(context: RenderContext, options: FrameOptions): CardFrame {
  const whole = build(context, options);
  const { cta, url } = options.action;
  if (whole.body.height >= LOWEST * context.unit || !cta || !url) return whole;
  return build(context, { ...options, action: { cta, url: "", isCut: true } });
}

function build(context: RenderContext, options: FrameOptions): CardFrame {
  const { surface, area = context.safe, sloganPosition = "opposite", align } = options;
  const head = header(context, { surface, width: area.width, height: area.height, sloganPosition });
  const { foot, bottom } = foundation(context, area, options);
  const gap = Math.round(44 * context.unit);
  const top = area.y + (head.height && head.height + gap);
  const end = area.y + area.height;
  const used = Math.max(bottom + foot.height, watermarkIn(context, area).height);
  const action = {
    x: area.x + (align === "center" ? actionIndent(context, area, foot.width, bottom) : 0),
    y: end - bottom - foot.height,
    width: foot.width,
    height: foot.height,
  };
  return {
    action,
    body: { x: area.x, y: top, width: area.width, height: end - (used && used + gap) - top },
    nodes: [
      <Place box={{ ...area, height: head.height }}>{head.node}</Place>,
      <Place box={action}>{foot.node}</Place>,
    ],
  };
}

/** A centred call to action stands in the middle, where the watermark leaves that free. */
function actionIndent(context: RenderContext, area: Box, width: number, bottom: number): number {
  const isApart = bottom > 0 || watermarkIn(context, area).width === 0;
  return isApart ? Math.round((area.width - width) / 2) : 0;
}

/** The call to action beside the watermark, or above it when it would have to be cut to fit beside. */
function foundation(
  context: RenderContext,
  area: Box,
  { surface, action, actionWidth, isPlate = false }: FrameOptions,
) {
  const watermark = watermarkIn(context, area);
  const full = Math.min(area.width, actionWidth ?? area.width);
  const gap = Math.round(28 * context.unit);
  const beside = Math.min(full, area.width - (watermark.width && watermark.width + gap));
  const foot = footer(context, action, { width: beside, surface, isPlate });
  if (!foot.cut || beside === full) return { foot, bottom: 0 };
  return { foot: footer(context, action, { width: full, surface, isPlate }), bottom: watermark.height + gap };
}

/** The corner that the watermark covers, if a column reaches into it. */
export function watermarkIn({ safe, watermark }: RenderContext, area: Box): Size {
  const left = safe.x + safe.width - watermark.width;
  const top = safe.y + safe.height - watermark.height;
  const reaches = area.x + area.width > left && area.y + area.height > top;
  return reaches ? watermark : { width: 0, height: 0 };
}
