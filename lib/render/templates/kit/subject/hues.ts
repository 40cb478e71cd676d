import { type Hex, toLch } from "../../../color.ts";
import type { Subject } from "../../../subject/picture.ts";

/** Further from its own hue, in degrees of OKLCH, a thing looks like another one: water that is orange, yellow leaves. */
const FURTHEST = 55;
/** Below this chroma (OKLCH) a colour has no hue to speak of. */
const COLORLESS = 0.04;

/** The angle between two hues, in degrees. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/**
 * The brand's colours that a subject may have without looking like another thing: those near its hue in nature, and
 * greys. Where none of them has a hue, the drawing is in shades of its ground. A subject of no hue takes all of them.
 */
export function colorsFor({ hue }: Subject, colors: readonly Hex[], ground: Hex): readonly Hex[] {
  if (hue === undefined) return colors;
  const hasHue = (color: Hex) => toLch(color).c >= COLORLESS;
  const near = colors.filter((color) => !hasHue(color) || apart(toLch(color).h, hue) <= FURTHEST);
  return near.some(hasHue) ? near : [ground, ...near.filter((color) => color !== ground)];
}
