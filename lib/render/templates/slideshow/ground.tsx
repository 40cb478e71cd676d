/** @jsxImportSource #template */
import { type Hex, mix } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { Halo } from "../kit/halo.tsx";
import { LOCKUP, Lockup } from "../kit/lockup.tsx";
import { Canvas, Place } from "../kit/place.tsx";

type GroundProps = { stage: Stage; surface: Surface; page: number; total: number };

/** Rings tone on tone that wander across the frames from right to left, the logo, and how far the film had come. */
export function Ground({ stage, surface, page, total }: GroundProps): Node {
  const { size, safe, unit, theme } = stage;
  const side = Math.round(Math.max(size.width, size.height) * 1.25);
  const at = page / (total - 1);
  const middle = { x: size.width * (1 - at), y: size.height * (0.92 - 0.24 * Math.sin(at * Math.PI)) };
  const track = barOf(stage, 0, 1);
  const done = barOf(stage, 0, page / total);
  return (
    <Canvas size={size} ground={surface.ground}>
      <Halo
        surface={surface === theme.page ? faint(surface) : surface}
        field={size}
        middle={middle}
        side={side}
      />
      <Place box={{ ...safe, height: Math.round(LOCKUP * unit) }}>
        <Lockup stage={stage} surface={surface} width={safe.width} />
      </Place>
      <Place box={track} style={{ backgroundColor: surface.line }} />
      {page > 0 && <Place box={done} style={{ backgroundColor: surface.accent }} />}
    </Canvas>
  );
}

/** What a frame adds to the bar along the lower edge, which grows for as long as the frame is seen. */
export function progress({ stage, surface, page, total }: GroundProps, seconds: number): Layer {
  const box = barOf(stage, page / total, (page + 1) / total);
  return {
    name: "progress",
    box,
    node: <div style={{ ...sizeOf(box), backgroundColor: surface.accent }} />,
    enter: { kind: "wipe", at: 0, seconds },
  };
}

function barOf({ size, unit }: Stage, from: number, to: number) {
  const height = Math.round(22 * unit);
  const x = Math.round(size.width * from);
  return { x, y: size.height - height, width: Math.round(size.width * to) - x, height };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** The quiet page's rings are so large here that half their colour is enough. */
function faint(surface: Surface): Surface {
  const half = (color: Hex) => mix(surface.ground, color, 0.4);
  return { ...surface, soft: half(surface.soft), glows: [half(surface.glows[0]), surface.glows[1]] };
}
