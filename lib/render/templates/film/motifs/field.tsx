/** @jsxImportSource #template */
import type { Layer } from "../../../film/motion.ts";
import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { lettering } from "./lettering.ts";
import type { Motif } from "./motif.ts";

/** Share of the film's longer side that the field takes. */
const SHARE = 0.12;
/** Between words and the field, in design pixels. */
const AIR = 30;

/** A field of the highlight colour at the foot of the film, on its right where it is wide: the rest is set in type. */
export const field: Motif = {
  ...lettering,
  name: "field",
  layers: (context) => [block(context)],
  available,
};

const isWide = ({ shape }: RenderContext) => shape === "wide";

function boxOf(context: RenderContext): Box {
  const { width, height } = context.size;
  if (isWide(context)) {
    const side = Math.round(width * SHARE);
    return { x: width - side, y: 0, width: side, height };
  }
  const side = Math.round(height * SHARE);
  return { x: 0, y: height - side, width, height: side };
}

function block(context: RenderContext): Layer {
  const box = boxOf(context);
  const way = Math.round((isWide(context) ? box.width : box.height) / 2);
  const { width, height } = box;
  return {
    name: "field",
    box,
    node: <div style={{ width, height, backgroundColor: context.theme.wash.accent }} />,
    enter: { kind: "glide", at: 0, seconds: 0.9, by: isWide(context) ? { x: way } : { y: way } },
  };
}

function available(context: RenderContext): Box {
  const free = lettering.available(context);
  const box = boxOf(context);
  const air = Math.round(AIR * context.unit);
  if (isWide(context)) return { ...free, width: Math.min(free.width, box.x - air - free.x) };
  return { ...free, height: Math.min(free.height, box.y - air - free.y) };
}
