/** @jsxImportSource #template */
import type { Layer } from "../../../film/motion.ts";
import type { Box, Shape } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { underMark } from "../brand-mark.tsx";
import type { Motif } from "./motif.ts";

/** Middle and radius of the disc, as shares of the film's width, height and shorter side. The film's edge cuts it. */
const PLACE: Record<Shape, { x: number; y: number; r: number }> = {
  wide: { x: 0.93, y: 0.54, r: 0.42 },
  square: { x: 0.8, y: 1, r: 0.35 },
  tall: { x: 0.78, y: 0.98, r: 0.4 },
  story: { x: 0.74, y: 0.92, r: 0.5 },
};

/** A disc in the highlight colour that grows and rises slowly. */
export const sun: Motif = {
  name: "sun",
  align: "left",
  ends: ({ wash }) => wash,
  between: ({ page }) => page,
  layers: (context) => [disc(context)],
  available,
};

function circle({ size, shape }: RenderContext) {
  const { x, y, r } = PLACE[shape];
  const radius = Math.round(Math.min(size.width, size.height) * r);
  return { x: Math.round(size.width * x), y: Math.round(size.height * y), radius };
}

function disc(context: RenderContext): Layer {
  const { x, y, radius } = circle(context);
  const side = 2 * radius;
  const style = {
    width: side,
    height: side,
    borderRadius: radius,
    backgroundColor: context.theme.wash.accent,
  };
  return {
    name: "sun",
    box: { x: x - radius, y: y - radius, width: side, height: side },
    node: <div style={style} />,
    enter: { kind: "glide", at: 0, seconds: 1.1, by: { y: Math.round(120 * context.unit) } },
    drift: { scale: 0.84, y: Math.round(26 * context.unit) },
  };
}

function available(context: RenderContext): Box {
  const { x, y, radius } = circle(context);
  const free = underMark(context);
  const air = Math.round(56 * context.unit);
  if (context.shape === "wide") return { ...free, width: x - radius - air - free.x };
  return { ...free, height: y - radius - air - free.y };
}
