/** @jsxImportSource #template */
import { alpha, type Hex } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "./place.tsx";

/**
 * Two soft lights in brand tints, from the upper right and the lower left. Each is no larger than it shines:
 * a gradient costs by the pixel, seen or not.
 */
export function Light({ context: { size, theme, unit, look } }: { context: RenderContext }): Node {
  if (look.ornament !== "rings") return <div />;
  const [low, high] = theme.page.glows;
  const reach = Math.round(700 * unit);
  const rise = Math.round(reach * 0.8);
  const upper = { x: size.width - reach, y: 0, width: reach, height: Math.min(reach, size.height) };
  const lower = { x: 0, y: size.height - rise, width: reach, height: rise };
  return (
    <Place box={{ x: 0, y: 0, ...size }}>
      <Place box={upper} style={{ backgroundImage: glow(high, "100% 0%", reach, reach) }} />
      <Place box={lower} style={{ backgroundImage: glow(low, "0% 100%", reach, rise) }} />
    </Place>
  );
}

/** Colour that fades out smoothly: a linear fade ends in a visible rim. */
function glow(color: Hex, at: string, width: number, height: number): string {
  const stops = [1, 0.86, 0.58, 0.3, 0.1, 0].map((opacity, i) => `${alpha(color, opacity)} ${i * 20}%`);
  return `radial-gradient(${width}px ${height}px at ${at}, ${stops.join(", ")})`;
}
