/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import { halo } from "./art.ts";
import { Place } from "./place.tsx";

type HaloProps = { surface: Surface; field: Size; middle: { x: number; y: number }; side: number };

/** Tonal rings around a point of a panel without words, no larger than the field that shows them: drawn pixels cost memory. */
export function Halo({ surface, field: { width, height }, middle, side }: HaloProps): Node {
  const x = Math.round(middle.x - side / 2) + side / 2;
  const y = Math.round(middle.y - side / 2) + side / 2;
  const src = halo(surface, { width, height }, { x, y, side });
  return (
    <Place box={{ x: 0, y: 0, width, height }}>
      <picture src={src} style={{ width, height }} />
    </Place>
  );
}

type PanelProps = { box: Box; surface: Surface };

/** A plain panel in the brand's colour that bleeds off the picture: words stand on it. */
export const Panel = ({ box, surface }: PanelProps): Node => (
  <Place box={box} style={{ backgroundColor: surface.background }} />
);
