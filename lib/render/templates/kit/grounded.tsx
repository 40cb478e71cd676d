/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { type Ask, footer } from "./footer.tsx";
import { sealIn } from "./frame.tsx";
import { Place } from "./place.tsx";

type Options = { area: Box; ask: Ask; surface: Surface };
/** `top` is where the room above ends, the gap included, in pixels of the picture. */
export type Grounded = { node: Node; top: number };

/** What to do at the foot of an area, for drawings whose logo stands elsewhere: beside the watermark, else above it. */
export function grounded(stage: Stage, { area, ask, surface }: Options): Grounded {
  const { unit } = stage;
  const sealed = sealIn(stage, area);
  const gap = Math.round(28 * unit);
  const beside = footer(stage, ask, { width: area.width - (sealed.width && sealed.width + gap), surface });
  const isBeside = !beside.cut || sealed.width === 0;
  const foot = isBeside ? beside : footer(stage, ask, { width: area.width, surface });
  const lift = isBeside ? 0 : sealed.height + gap;
  const end = area.y + area.height;
  const box = { ...area, y: end - lift - foot.height, height: foot.height };
  const used = Math.max(lift + foot.height, sealed.height);
  return { node: <Place box={box}>{foot.node}</Place>, top: end - (used && used + Math.round(40 * unit)) };
}
