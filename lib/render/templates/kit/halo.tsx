/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import { halo } from "./art.ts";
import { Place } from "./place.tsx";

type HaloProps = { surface: Surface; middle: { x: number; y: number }; side: number };

/** Rings in shades of the ground around a point. */
export function Halo({ surface, middle, side }: HaloProps): Node {
  const box = {
    x: Math.round(middle.x - side / 2),
    y: Math.round(middle.y - side / 2),
    width: side,
    height: side,
  };
  return (
    <Place box={box}>
      <picture src={halo(surface)} style={{ width: side, height: side }} />
    </Place>
  );
}

type PanelProps = { box: Box; surface: Surface };

/** A panel in the brand's colour that bleeds off the picture, with rings for depth. */
export function Panel({ box, surface }: PanelProps): Node {
  const side = Math.round(Math.max(box.width, box.height) * 1.28);
  return (
    <Place box={box} style={{ backgroundColor: surface.ground, overflow: "hidden" }}>
      <Halo surface={surface} middle={{ x: box.width * 0.94, y: box.height * 0.92 }} side={side} />
    </Place>
  );
}
