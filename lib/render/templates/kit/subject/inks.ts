import { contrast, type Hex, mix, shade, toLch } from "../../../color.ts";

/** Four colours from the darkest to the lightest, each of which is seen on a ground. */
export type Inks = readonly [Hex, Hex, Hex, Hex];

/** An area of a colour is seen beside another from here on. */
const SEEN = 1.3;
const WHITE = "#ffffff";
const BLACK = "#000000";

/**
 * The inks of a drawing: the brand's colours as they are, its darkest shade and white, as far as the grounds allow.
 * `mains` are the digits of the inks that the drawing is mainly made of: one of them is the brand's colour.
 */
export function inksOn(grounds: readonly Hex[], brandColors: readonly Hex[], mains = ""): Inks {
  const isSeen = (color: Hex) => grounds.every((ground) => contrast(color, ground) >= SEEN);
  const [lead = "#444444"] = brandColors;
  const dark = darkOn(grounds, lead);
  const light = [WHITE, ...tintsOf(lead)].find(isSeen) ?? WHITE;
  const own = byLightness(brandColors).filter(
    (color) =>
      isSeen(color) && isAbove(color, dark) && isApart(color, dark) && contrast(color, light) >= 1.12,
  );
  const isMainlyHigh = mains.includes("2") && !mains.includes("1");
  const [low, high] = middles(own, { lead, dark, light, isSeen, isMainlyHigh });
  return [dark, low, high, light];
}

/** A silhouette stands out from here on. */
const CLEAR = 3;
/** Lightness of the darkest ink on darker and darker grounds, in steps that leave room for the brand's colours above. */
const DARKS = Array.from({ length: 15 }, (_, i) => 0.42 + i * 0.02);

/**
 * The darkest shade of a colour that stands out from the grounds, since what is at the edge of a drawing is its outline. On
 * a dark ground it has the ground's hue, which differs from the brand's other colours.
 */
function darkOn(grounds: readonly Hex[], lead: Hex): Hex {
  const [ground = lead] = grounds;
  const chroma = Math.min(0.08, toLch(ground).c);
  const lighter = DARKS.map((l) => shade(ground, l, chroma));
  const isOver = (least: number) => (color: Hex) => grounds.every((one) => contrast(color, one) >= least);
  return (
    [night(lead), ...lighter].find(isOver(CLEAR)) ??
    [night(lead), ...lighter].find(isOver(SEEN)) ??
    night(lead)
  );
}

/** Of colours of one lightness, what tells them apart. */
const HUES_APART = 0.12;

/** Whether two colours differ enough in lightness, or in hue. */
function isApart(one: Hex, other: Hex): boolean {
  if (contrast(one, other) >= 1.25) return true;
  const [a, b] = [toLch(one), toLch(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.sqrt(a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn)) >= HUES_APART;
}

/** Whether a colour is not much below the darkest ink: one that is turns the shades of a drawing around. */
const isAbove = (color: Hex, dark: Hex) => toLch(color).l >= toLch(dark).l - 0.04;

/** The first of some colours that stands out from the grounds, else the one that does so most. */
export function silhouetteOn(grounds: readonly Hex[], colors: readonly Hex[]): Hex {
  const least = (color: Hex) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  const [strongest = WHITE] = colors.toSorted((a, b) => least(b) - least(a));
  return colors.find((color) => least(color) >= CLEAR) ?? strongest;
}

/** The line around a drawing of which a main colour does not stand out; undefined where all of them do. */
export function outlineOn(grounds: readonly Hex[], mains: readonly Hex[], inks: Inks): Hex | undefined {
  const isClear = (color: Hex) => grounds.every((ground) => contrast(color, ground) >= CLEAR);
  return mains.every(isClear) ? undefined : silhouetteOn(grounds, [inks[0], inks[3], WHITE, BLACK]);
}

/** The inks beside a line: a white face of a cheese in a white line would be no face, and is as light as it may be. */
export function apartFrom(outline: Hex | undefined, inks: Inks): Inks {
  const [dark, low, high, light] = inks;
  if (!outline || contrast(outline, light) >= LINED) return inks;
  const tint = [mix(light, high, 0.4), mix(light, high, 0.55), mix(light, low, 0.5)];
  return [dark, low, high, tint.find((color) => contrast(color, outline) >= LINED) ?? light];
}
const LINED = 1.14;

const byLightness = (colors: readonly Hex[]) => colors.toSorted((a, b) => toLch(a).l - toLch(b).l);

/** Nearly black, in a colour's hue. */
const night = (color: Hex) => shade(color, 0.24, Math.min(toLch(color).c, 0.06));

/** Lighter shades of a colour, which stay colours: a mix with white would turn grey. */
const tintsOf = (color: Hex) =>
  [0.9, 0.82, 0.74, 0.66].map((l) => shade(color, l, Math.min(0.11, toLch(color).c)));

type Between = {
  lead: Hex;
  dark: Hex;
  light: Hex;
  isSeen: (color: Hex) => boolean;
  /** The drawing is mainly of the lighter of the two. */
  isMainlyHigh: boolean;
};

/** Two colours between the darkest and the lightest; where the brand has fewer, shades of one that it has. */
function middles(own: readonly Hex[], between: Between): [Hex, Hex] {
  const { lead, dark, light, isSeen } = between;
  const [first] = own;
  const last = own.at(-1);
  if (first && last && first !== last) return [first, last];
  const below = first && between.isMainlyHigh && belowOf(first, between);
  if (first && below) return [below, first];
  const shades = (color: Hex) => [...tintsOf(color), shade(color, 0.56), shade(color, 0.48)].filter(isSeen);
  const near = shades(first ?? lead).filter((color) => contrast(color, first ?? dark) >= 1.2);
  if (!first) return [near[2] ?? near[0] ?? light, near[0] ?? light];
  const other = near.find((color) => contrast(color, light) >= 1.12) ?? light;
  return toLch(other).l > toLch(first).l ? [first, other] : [other, first];
}

/** A darker shade of a colour that is still seen beside it, beside the darkest ink and on the grounds. */
function belowOf(color: Hex, { dark, isSeen }: Between): Hex | undefined {
  const { l } = toLch(color);
  return [l - 0.12, l - 0.18]
    .map((lightness) => shade(color, lightness))
    .find((one) => isSeen(one) && contrast(one, color) >= 1.2 && isApart(one, dark));
}
