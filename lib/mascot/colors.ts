import { fromLch, type Hex, toLch } from "../render/color.ts";
import { brandColors } from "../render/palette.ts";
import type { MascotStyle } from "../vocab.ts";

/** The colours a mascot may wear: the ones that were named, else the brand's. */
export type MascotPaint = { mains: readonly [Hex, ...Hex[]]; seconds: readonly Hex[] };

export function choosePaint(
  named: readonly Hex[],
  palette: Record<string, string>,
  brandName: string,
): MascotPaint {
  const { primary, secondary, accent } = brandColors(palette, brandName);
  const brand = [primary, accent, secondary].filter((color) => color !== undefined);
  const [first, ...more] = named;
  if (first) return { mains: [first], seconds: more.length > 0 ? more : brand };
  return { mains: [primary, ...brand.slice(1)], seconds: brand };
}

/** A face must be seen on its body. Neither is as dark as ink or lost on white. */
const LIGHTNESS = { least: 0.62, most: 0.92 };
const INK = "#1e293b";
const LEAF: Hex = "#4cae5e";

/**
 * The colours of the `turn`th candidate. `drift` moves hues, for when all other looks have been shown.
 */
export function colorsFor(
  style: MascotStyle,
  { mains, seconds }: MascotPaint,
  turn: number,
  drift: number,
): Record<string, Hex> {
  const chosen = mains[turn % mains.length] ?? mains[0];
  // Where one colour serves several candidates, each wears another shade of it.
  const shade = Math.floor(turn / mains.length) * 0.045;
  const main = bright(chosen, shade, drift);
  const second = apart(seconds[(turn + 1) % Math.max(1, seconds.length)] ?? main, main);
  return ROLES[style](main, second, drift);
}

const ROLES: Record<MascotStyle, (main: Hex, second: Hex, drift: number) => Record<string, Hex>> = {
  critters: (body, accent) => ({ body, accent, ink: INK }),
  clay: (body, accent) => ({ body, accent, ink: "#3b3735" }),
  sprouts: (pot, bloom, drift) => ({ pot, bloom, plant: moved(LEAF, 0, drift), ink: INK }),
  moods: (face) => ({ face, ink: INK }),
  "voxel-bot": (body, second) => ({
    body,
    accent: fromLch({ ...toLch(body), l: 0.38, c: Math.min(toLch(body).c, 0.05) }),
    screen: "#111c24",
    glow: fromLch({ ...toLch(second), l: Math.max(0.84, toLch(second).l) }),
  }),
};

function moved(color: Hex, lighter: number, drift: number): Hex {
  const { l, c, h } = toLch(color);
  return fromLch({ l: l + lighter, c, h: h + drift });
}

function bright(color: Hex, shade: number, drift: number): Hex {
  const { l, c, h } = toLch(color);
  const within = Math.min(LIGHTNESS.most, Math.max(LIGHTNESS.least, l));
  const shifted = within + shade > LIGHTNESS.most ? within - shade : within + shade;
  // Greys have no hue to move.
  return fromLch({ l: shifted - (c < 0.02 ? drift / 900 : 0), c, h: h + drift });
}

/** The second colour, where it could be taken for the first, as a clearly lighter or darker neighbour. */
function apart(second: Hex, main: Hex): Hex {
  const [a, b] = [toLch(second), toLch(main)];
  const turn = Math.abs(((a.h - b.h + 540) % 360) - 180);
  const far = Math.abs(a.l - b.l) > 0.16 || (turn > 40 && Math.min(a.c, b.c) > 0.05);
  if (far && a.l >= 0.45) return second;
  return fromLch({ l: b.l > 0.76 ? b.l - 0.2 : b.l + 0.18, c: Math.max(0.06, a.c), h: a.h + 25 });
}
