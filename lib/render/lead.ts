import { fromLch, type Hex, shade, toLch } from "./color.ts";
import type { BrandColors } from "./palette.ts";

/**
 * The colours of a brand that lead: its primary colour, an accent that is distinguishable from it, and the secondary
 * where it is a third one.
 */
export type Lead = { primary: Hex; accent: Hex; secondary?: Hex };

export function leadOf({ primary, secondary, accent }: BrandColors): Lead {
  const second = distinct(accent, primary) ?? distinct(secondary, primary) ?? companion(primary);
  const third = distinct(secondary, primary) && distinct(secondary, second);
  return { primary, accent: second, ...(third && { secondary: third }) };
}

const distinct = (color: Hex | undefined, from: Hex) => {
  if (!color) return;
  const [a, b] = [toLch(color), toLch(from)];
  const near =
    Math.abs(a.l - b.l) < 0.08 && Math.hypot(a.c - b.c, hueGap(a.h, b.h) * Math.min(a.c, b.c)) < 0.05;
  return near ? undefined : color;
};

const hueGap = (a: number, b: number) => (Math.abs(((a - b + 540) % 360) - 180) * Math.PI) / 180;

/** A highlight for a one-colour brand: its own hue, far enough in lightness to be seen beside it. */
function companion(primary: Hex): Hex {
  const { l, c, h } = toLch(primary);
  if (c < 0.03) return shade(primary, l > 0.5 ? 0.35 : 0.78);
  return fromLch({ l: l > 0.78 ? 0.5 : 0.86, c: Math.min(c, 0.12), h: h + 8 });
}

/** Yellows, oranges and reds turn to mud when they are darkened; they go nearly neutral instead. */
export const isWarm = (hue: number) => hue > 8 && hue < 122;

export function night(color: Hex, l: number): Hex {
  const { c, h } = toLch(color);
  return fromLch({ l, c: isWarm(h) ? Math.min(c / 8, 0.018) : Math.min(c / 3.6, 0.05), h });
}

export const lighter = (color: Hex, l: number) => shade(color, Math.max(l, toLch(color).l));
