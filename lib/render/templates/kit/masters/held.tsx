/** @jsxImportSource #template */
import type { Node, Style } from "../../../jsx-runtime.ts";
import type { Stage } from "../../../template.ts";
import { Place } from "../place.tsx";
import type { Outline } from "./outline.ts";

const BLACK = "#0a0b10";

/** Black glass with a metal edge that catches a little light. */
export function heldStyle({ theme }: Stage, { width, radius }: Outline): Style {
  const edge = Math.max(2, Math.round(Math.min(width * 0.009, width * 0.0035 + 2)));
  return {
    borderRadius: radius,
    backgroundColor: BLACK,
    border: `${edge}px solid ${theme.kind === "dark" ? "#565a6b" : "#3f424f"}`,
  };
}

/** What makes a slab a phone: keys at its sides, and the island over the screen. */
export function heldParts({ width, glass }: Outline, part: "buttons" | "island"): Node[] {
  if (part === "island") {
    const size = { width: Math.round(glass.width * 0.3), height: Math.round(glass.width * 0.082) };
    const x = glass.x + Math.round((glass.width - size.width) / 2);
    const box = { x, y: glass.y + Math.round(glass.width * 0.032), ...size };
    return [<Place box={box} style={{ borderRadius: size.height / 2, backgroundColor: BLACK }} />];
  }
  const thick = Math.max(2, Math.round(width * 0.011));
  const key = (x: number, from: number, length: number) => (
    <Place
      box={{ x, y: Math.round(width * from), width: thick + 2, height: Math.round(width * length) }}
      style={{ borderRadius: thick, backgroundColor: "#2c2e38" }}
    />
  );
  return [
    key(-thick, 0.36, 0.09),
    key(-thick, 0.52, 0.16),
    key(-thick, 0.71, 0.16),
    key(width - 2, 0.56, 0.24),
  ];
}
