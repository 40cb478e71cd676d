import { contrast, type Hex, toLch } from "../../../color.ts";
import type { Subject } from "../../../subject/picture.ts";

/** Further from its own hue, in degrees of OKLCH, a thing looks like another one: water that is orange, yellow leaves. */
const FURTHEST = 55;
/** Below this chroma (OKLCH) a colour has no hue to speak of. */
const COLORLESS = 0.04;

/** The angle between two hues, in degrees. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** On less than this a bright colour needs darker parts beside it, and dark yellow and orange look like mud. */
const CLEAR = 1.9;
/** Hues (OKLCH, in degrees) whose dark shades are browns. */
const MUDDY = { from: 40, to: 115 };
/** From this lightness (OKLCH) on, a drawing finds no lighter shades beside a colour, and takes darker ones. */
const LIGHT = 0.7;

const hasHue = (color: Hex) => toLch(color).c >= COLORLESS;

/** Whether a colour on a ground needs shades that are brown. */
function turnsToMud(color: Hex, ground: Hex): boolean {
  const { l, h } = toLch(color);
  return l >= LIGHT && h >= MUDDY.from && h <= MUDDY.to && contrast(color, ground) < CLEAR;
}

/**
 * The brand's colours that a subject may have without looking like another thing: those near its hue in nature, and
 * greys. Where none of them has a hue, or they would turn to mud, the drawing is in shades of one colour: of its ground, or
 * of what stands out from a ground whose own shades are grey or brown. A subject of no hue takes all of them.
 */
export function colorsFor({ hue }: Subject, colors: readonly Hex[], ground: Hex): readonly Hex[] {
  if (hue === undefined) return colors;
  const greys = colors.filter((color) => !hasHue(color));
  const near = colors.filter((color) => hasHue(color) && apart(toLch(color).h, hue) <= FURTHEST);
  if (near.some((color) => !turnsToMud(color, ground)))
    return colors.filter((color) => near.includes(color) || greys.includes(color));
  const isPlain = hasHue(ground) && !turnsToMud(ground, ground);
  const others = colors.filter((color) => hasHue(color) && !turnsToMud(color, ground));
  const base = isPlain ? ground : strongest(others, ground);
  return [base, ...greys.filter((color) => color !== base)];
}

/** The colour that stands out most from a ground. */
const strongest = (colors: readonly Hex[], ground: Hex): Hex =>
  colors.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0] ?? ground;
