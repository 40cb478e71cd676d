/** @jsxImportSource #template */
import { alpha } from "../../../color.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import { Place } from "../place.tsx";

/** How a shadow is thrown: pixels down, blur as in CSS, and opacity where it is whole. */
export type ShadowLook = { drop: number; blur: number; depth: number };

export const SHADOW_COLOR = "#0a0a1e";
/** Places of a gradient's stops, from its first to its last. */
const STOPS = Array.from({ length: 9 }, (_, i) => i / 8);

/**
 * The shadow of a rounded box as gradients along its edges. The engine blurs a CSS shadow over the whole box, which takes
 * ten times as long. What lies under the box is left out.
 */
export function NearShadow({ box, radius, look }: { box: Box; radius: number; look: ShadowLook }): Node {
  const { width, height } = box;
  const { drop, blur } = look;
  // A corner without radius looks as round as its blur.
  const inset = Math.min(Math.max(radius, blur), Math.floor(Math.min(width, height) / 2));
  const thick = inset + blur;
  const [right, bottom] = [width - inset, height - inset];
  const [across, down] = [width - 2 * inset, height - 2 * inset];
  const corners = [
    { at: "100% 100%", x: -blur, y: -blur },
    { at: "0% 100%", x: right, y: -blur },
    { at: "100% 0%", x: -blur, y: bottom },
    { at: "0% 0%", x: right, y: bottom },
  ];
  const edges = [
    { to: "top", x: inset, y: -blur, width: across, height: thick },
    { to: "bottom", x: inset, y: bottom, width: across, height: thick },
    { to: "left", x: -blur, y: inset, width: thick, height: down },
    { to: "right", x: right, y: inset, width: thick, height: down },
  ].filter((edge) => edge.width > 0 && edge.height > 0);
  const fading = stopsOf(inset, look);
  return (
    <Place box={{ ...box, y: box.y + drop }}>
      {corners.map(({ at, x, y }) => (
        <Place
          box={{ x, y, width: thick, height: thick }}
          style={{ backgroundImage: `radial-gradient(circle ${thick}px at ${at}, ${fading})` }}
        />
      ))}
      {edges.map(({ to, ...edge }) => (
        <Place box={edge} style={{ backgroundImage: `linear-gradient(to ${to}, ${fading})` }} />
      ))}
    </Place>
  );
}

/** From within the box outwards: as a Gaussian of half the blur wears an edge away. */
function stopsOf(inset: number, { blur, depth }: ShadowLook): string {
  const fading = STOPS.map((share) => {
    const opacity = depth * (1 - share * share * (3 - 2 * share));
    return `${alpha(SHADOW_COLOR, Math.round(opacity * 1000) / 1000)} ${Math.round(inset - blur + 2 * blur * share)}px`;
  });
  return fading.join(", ");
}
