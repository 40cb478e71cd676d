import { mix, toLch } from "./color.ts";
import { type Lead, lighter } from "./lead.ts";
import { inkOn, type Surface, surface } from "./surface.ts";

/** The brand's exact colour as a background, of panels and of whole pictures, whatever the theme. */
export function flood({ primary, secondary, accent }: Lead): Surface {
  const background = primary;
  const ink = inkOn(background);
  const isLight = toLch(ink).l > 0.6;
  return surface({
    background,
    ink,
    key: isLight ? lighter(accent, 0.87) : ink,
    fill: isLight ? "#ffffff" : ink,
    accent,
    soft: mix(background, isLight ? "#000000" : "#ffffff", isLight ? 0.11 : 0.24),
    // No light on it: a colour of the brand is flat and exact.
    glows: [background, background],
    art: {
      main: mix(background, "#000000", 0.2),
      high: accent,
      tint: secondary ?? mix(background, "#ffffff", 0.86),
      deep: mix(background, isLight ? "#ffffff" : "#000000", isLight ? 0.24 : 0.82),
    },
  });
}
