import { mix, shade, toLch } from "./color.ts";
import { isWarm, type Lead, lighter, night } from "./lead.ts";
import { carrying, inkOn, type Surface, surface } from "./surface.ts";

/**
 * The brand-coloured background of panels: the exact colour, or on dark themes a deep shade if it has a good
 * one.
 */
export function flood(lead: Lead, kind: "light" | "dark"): Surface {
  return kind === "light" || hasNoDepth(lead) ? exactFlood(lead) : deepFlood(lead);
}

/** The same for whole pictures: on dark themes a colour without a good deep shade becomes type on near-black. */
export function wash(lead: Lead, kind: "light" | "dark"): Surface {
  return kind === "dark" && hasNoDepth(lead) ? emberFlood(lead) : flood(lead, kind);
}

function hasNoDepth({ primary }: Lead): boolean {
  const { c, h } = toLch(primary);
  return isWarm(h) || c < 0.03;
}

function exactFlood({ primary, accent }: Lead): Surface {
  const background = carrying(primary);
  const ink = inkOn(background);
  const isLight = toLch(ink).l > 0.6;
  return surface({
    background,
    ink,
    key: isLight ? lighter(accent, 0.87) : ink,
    fill: isLight ? "#ffffff" : ink,
    accent,
    soft: mix(background, isLight ? "#000000" : "#ffffff", isLight ? 0.11 : 0.24),
    glows: [mix(background, isLight ? "#000000" : "#ffffff", isLight ? 0.055 : 0.12), background],
    art: {
      main: mix(background, "#000000", 0.2),
      high: accent,
      tint: mix(background, "#ffffff", 0.86),
      deep: mix(background, isLight ? "#ffffff" : "#000000", isLight ? 0.24 : 0.82),
    },
  });
}

function deepFlood({ primary, accent }: Lead): Surface {
  const { l, c } = toLch(primary);
  const background = shade(primary, Math.min(l, 0.35), Math.min(c, 0.17));
  const high = lighter(accent, 0.72);
  return surface({
    background,
    ink: "#ffffff",
    key: lighter(accent, 0.84),
    fill: "#ffffff",
    accent: high,
    soft: mix(background, "#000000", 0.2),
    glows: [mix(background, "#000000", 0.1), background],
    art: {
      main: lighter(primary, 0.5),
      high,
      tint: mix(background, "#ffffff", 0.86),
      deep: mix(background, "#000000", 0.32),
    },
  });
}

/** For colours that have no good deep shade: near-black, with the brand's own colour as type and ornament. */
function emberFlood({ primary, accent }: Lead): Surface {
  const background = night(primary, 0.23);
  const bright = lighter(primary, toLch(primary).c < 0.03 ? 0.97 : 0.68);
  return surface({
    background,
    ink: "#ffffff",
    key: bright,
    fill: bright,
    isLoud: true,
    accent: lighter(accent, 0.7),
    soft: mix(background, bright, 0.1),
    glows: [mix(background, bright, 0.05), background],
    art: {
      main: bright,
      high: lighter(accent, 0.74),
      tint: mix(background, "#ffffff", 0.88),
      deep: mix(background, bright, 0.32),
    },
  });
}
