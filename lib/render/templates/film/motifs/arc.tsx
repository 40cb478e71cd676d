/** @jsxImportSource #template */
import type { Layer } from "../../../film/motion.ts";
import type { Box, Shape } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { POINTING } from "../../../type/mirror.ts";
import { underMark } from "../brand-mark.tsx";
import type { Motif } from "./motif.ts";

/** How high the hill stands, as a share of the film's height. */
const HEIGHT: Record<Shape, number> = { wide: 0.21, square: 0.25, tall: 0.26, story: 0.27 };
/** Rims over the hill, in design pixels. */
const RIMS = { accent: 12, pale: 40 };

/** A hill in the brand's colour that rises over the lower edge of a quiet page, everything centred above it. */
export const arc: Motif = {
  name: "arc",
  align: "center",
  ends: ({ page }) => page,
  between: ({ wash }) => wash,
  layers: (context) => [hill(context)],
  available,
};

const topOf = ({ size, shape, unit }: RenderContext) =>
  size.height - Math.round(size.height * HEIGHT[shape]) - Math.round(RIMS.pale * unit);

function hill(context: RenderContext): Layer {
  const { size, unit, theme } = context;
  const top = topOf(context);
  const box = { x: 0, y: top, width: size.width, height: size.height - top };
  const radius = size.width * 0.95;
  const disc = (over: number, color: string) =>
    `<circle cx="${size.width / 2}" cy="${radius + RIMS.pale * unit}" r="${radius + over * unit}" fill="${color}"/>`;
  const { flood, page } = theme;
  const body = [
    disc(RIMS.pale, page.art.tint),
    disc(RIMS.accent, page.accent),
    disc(0, flood.background),
    disc(-120, flood.glows[0]),
    disc(-250, flood.soft),
  ].join("");
  const src = `<svg ${POINTING} xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}">${body}</svg>`;
  return {
    name: "hill",
    box,
    node: <picture src={src} style={{ width: box.width, height: box.height }} />,
    enter: { kind: "glide", at: 0, seconds: 1.1, by: { y: Math.round(150 * unit) } },
    drift: { y: Math.round(40 * unit) },
  };
}

function available(context: RenderContext): Box {
  const free = underMark(context);
  return { ...free, height: topOf(context) - Math.round(30 * context.unit) - free.y };
}
