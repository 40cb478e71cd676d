/** @jsxImportSource #template */
import type { Layer } from "../../../film/motion.ts";
import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { tiles as wall } from "../../kit/art.ts";
import { underMark } from "../brand-mark.tsx";
import type { Motif } from "./motif.ts";

/** Strips the wall is made of: each is a layer, and every second one stands half a tile lower. */
const STRIPS = 3;

type MotifWall = { x: number; y: number; cell: number; columns: number; rows: number };

/** A wall of discs and their parts, in strips that slide past one another: beside the words, or under them. */
export const tiles: Motif = {
  name: "tiles",
  align: "left",
  ends: ({ wash }) => wash,
  between: ({ page }) => page,
  layers: (context) => Array.from({ length: STRIPS }, (_, i) => strip(context, i)),
  available,
};

/** Whole pixels; half a tile hangs over the film's edge, so that strips may drift without an end. */
function wallOf({ size, shape }: RenderContext): MotifWall {
  if (shape === "wide") {
    const cell = 2 * Math.round(size.height / 10);
    return { x: size.width - STRIPS * cell, y: 0, cell, columns: 1, rows: 6 };
  }
  const cell = 2 * Math.round(size.width / 12);
  const rows = shape === "story" ? 4 : shape === "tall" ? 3 : 2;
  return { x: 0, y: size.height - Math.round((rows - 0.5) * cell), cell, columns: 2, rows };
}

function strip(context: RenderContext, index: number): Layer {
  const { x, y, cell, columns, rows } = wallOf(context);
  const width = columns * cell;
  const box = {
    x: x + index * width,
    y: y - (index % 2) * (cell / 2),
    width,
    height: (rows + (columns > 1 ? index % 2 : 0)) * cell,
  };
  const down = index % 2 === 0;
  const src = wall(context.seed + index, columns, box.height / cell, context.theme.wash.art);
  return {
    name: `tiles ${index + 1}`,
    box,
    node: <picture src={src} style={{ width: box.width, height: box.height }} />,
    enter: { kind: "glide", at: 0, seconds: 1.1, by: { y: (down ? -1 : 1) * Math.round(cell * 0.4) } },
    drift: { y: (down ? -1 : 1) * Math.round(48 * context.unit) },
  };
}

function available(context: RenderContext): Box {
  const free = underMark(context);
  const { x, y, cell } = wallOf(context);
  const air = Math.round(56 * context.unit);
  if (context.shape === "wide") return { ...free, width: x - air - free.x };
  return { ...free, height: y - cell / 2 - air - free.y };
}
