import { contrast, fromLch, type Hex, mix, shade, toLch } from "./color.ts";
import { isWarm, type Lead, lighter, night } from "./lead.ts";
import { type Surface, surface } from "./surface.ts";

/** A page for dark type on the ground that the brand's colours give; on paper without one. */
export function lightPage({ primary, secondary, accent }: Lead, ground?: Hex, text?: Hex): Surface {
  const tone = toLch(primary);
  const background = ground ?? fromLch({ l: 0.981, c: Math.min(0.009, tone.c / 8), h: 85 });
  const ink =
    text && toLch(text).l < 0.42 ? text : fromLch({ l: 0.2, c: Math.min(tone.c / 3, 0.045), h: tone.h });
  // White on white is nothing; a pastel is a colour.
  const fill = tone.l > 0.93 && tone.c < 0.03 ? ink : primary;
  // One hue: a light in the accent would take from where the accent counts.
  const isOwn = toLch(background).c > 0.03;
  const lights = [pale(primary, background), mix(background, pale(primary, background), 0.6)] as const;
  return surface({
    background,
    ink,
    key: primary,
    fill,
    accent,
    art: {
      main: fill,
      high: accent,
      tint: secondary && contrast(secondary, background) >= 1.2 ? secondary : mix(background, fill, 0.22),
      deep: isWarm(tone.h) && tone.l > 0.7 ? ink : mix(fill, ink, 0.45),
    },
    soft: mix(background, shade(primary, 0.86), tone.c < 0.03 ? 0.22 : 0.3),
    glows: isOwn ? [mix(background, "#ffffff", 0.5), mix(background, "#ffffff", 0.3)] : lights,
  });
}

/** A light tint with enough colour to be felt as the brand's. */
function pale(color: Hex, background: Hex): Hex {
  const { c, h } = toLch(color);
  return mix(background, fromLch({ l: 0.88, c: Math.min(c * 0.7, 0.09), h }), c < 0.03 ? 0.35 : 0.82);
}

/** A page for light type on the ground that the brand's colours give; on a night shade of the first without one. */
export function darkPage({ primary, accent }: Lead, ground?: Hex, text?: Hex): Surface {
  const tone = toLch(primary);
  const background = ground ?? night(primary, 0.19);
  const ink =
    text && toLch(text).l > 0.88 ? text : fromLch({ l: 0.985, c: Math.min(tone.c, 0.006), h: tone.h });
  const glow = fromLch({ l: 0.4, c: Math.min(tone.c, 0.2) * (isWarm(tone.h) ? 0.6 : 1), h: tone.h });
  return surface({
    background,
    ink,
    key: lighter(accent, 0.8),
    fill: tone.l < 0.3 ? lighter(accent, 0.58) : primary,
    accent,
    soft: mix(background, fromLch({ l: 0.42, c: Math.min(tone.c, 0.09), h: tone.h }), 0.34),
    glows: [glow, mix(background, glow, 0.55)],
  });
}

/** Contrast to white of a colour that is paper of its own, and of what is read on it. */
const TINT = { least: 1.04, most: 1.5, read: 4.5 };

/** A brand's own paper, where it has one besides the page's. */
const paperOf = ({ background, key, muted }: Surface, given: readonly Hex[]): Hex =>
  given.find((color) => {
    const lightness = contrast(color, "#ffffff");
    const isPaper = lightness >= TINT.least && lightness <= TINT.most && color !== background;
    return isPaper && [key, muted].every((ink) => contrast(ink, color) >= TINT.read);
  }) ?? "#ffffff";

/** A sheet of paper on the page: the brand's own or white on light pages, a lifted shade of the page on dark ones. */
export function sheet(page: Surface, kind: "light" | "dark", given: readonly Hex[] = []): Surface {
  const background = kind === "light" ? paperOf(page, given) : mix(page.background, page.ink, 0.075);
  return surface({ ...page, background, soft: background, glows: [background, background] });
}
