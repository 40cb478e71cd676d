/** @jsxImportSource #template */
import { type Hex, mix } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { Halo } from "../kit/halo.tsx";
import { LOCKUP, Lockup } from "../kit/lockup.tsx";
import { Place } from "../kit/place.tsx";

type GroundProps = { stage: Stage; surface: Surface; at: number };

/** Rings tone on tone that wander across the frames, from 0 at the right to 1 at the left, and the logo. */
export function Ground({ stage, surface, at }: GroundProps): Node {
  const { size, safe, unit, theme } = stage;
  const side = Math.round(Math.max(size.width, size.height) * 1.25);
  const middle = { x: size.width * (1 - at), y: size.height * (0.92 - 0.24 * Math.sin(at * Math.PI)) };
  return (
    <Place box={{ x: 0, y: 0, ...size }}>
      <Halo
        surface={surface === theme.page ? faint(surface) : surface}
        field={size}
        middle={middle}
        side={side}
      />
      <Place box={{ ...safe, height: Math.round(LOCKUP * unit) }}>
        <Lockup stage={stage} surface={surface} width={safe.width} />
      </Place>
    </Place>
  );
}

type ProgressProps = { stage: Stage; surface: Surface; share: number };

/** How far the film has come, along the lower edge. */
export function Progress({ stage: { size, unit }, surface, share }: ProgressProps): Node {
  const height = Math.round(22 * unit);
  const track = { x: 0, y: size.height - height, width: size.width, height };
  return (
    <Place box={track} style={{ backgroundColor: surface.line }}>
      <div
        style={{
          width: Math.round(size.width * share),
          height,
          backgroundColor: surface.accent,
          flexShrink: 0,
        }}
      />
    </Place>
  );
}

/** The quiet page's rings are so large here that half their colour is enough. */
function faint(surface: Surface): Surface {
  const half = (color: Hex) => mix(surface.ground, color, 0.4);
  return { ...surface, soft: half(surface.soft), glows: [half(surface.glows[0]), surface.glows[1]] };
}
