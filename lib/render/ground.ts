import { contrast, type Hex, toLch } from "./color.ts";
import type { BrandColors } from "./palette.ts";

/** Lightness (OKLCH) from which a colour carries dark type as a page, and up to which it carries light type. */
const LIGHT = 0.8;
const DARK = 0.42;
/** Less chroma than this is a grey, which has no tint; up to the second it is a pastel, which may be a ground. */
const GREY = 0.02;
const PASTEL = 0.11;

const isLight = (color: Hex) => toLch(color).l >= LIGHT;
const isDark = (color: Hex) => toLch(color).l <= DARK;
const isGrey = (color: Hex) => toLch(color).c < GREY;

/** What a page of a brand stands on. `isFull`: a strong colour, which has a surface of its own. */
type Ground = { color: Hex; isFull: boolean };

/** Contrast from which two grounds of one brand are two. */
const APART = 1.5;

/** A colour between light and dark that is none of the greys. */
const isStrong = (color: Hex) => !isLight(color) && !isDark(color) && toLch(color).c >= 0.08;

/**
 * The ground of light pages: the brand's background or second colour, else a pastel of its own. An
 * accent that shines stays an accent. Undefined where there is none: then the page is paper, for a tint of a colour is
 * another colour.
 */
export function lightGround({ primary, secondary, accent, background }: BrandColors): Ground | undefined {
  const own = [background, secondary].find((color) => color && isLight(color) && color !== primary);
  if (own) return { color: own, isFull: false };
  if (secondary && !background && isStrong(secondary) && contrast(secondary, primary) >= APART)
    return { color: secondary, isFull: true };
  if (accent && !background && isLight(accent) && !isGrey(accent) && toLch(accent).c <= PASTEL)
    return { color: accent, isFull: false };
  return undefined;
}

/** The ground of dark pages: a colour the brand gave that carries light type. */
export const darkGround = ({ primary, secondary, accent, background }: BrandColors): Hex | undefined =>
  [background, secondary, accent].find((color) => color && isDark(color) && color !== primary);

/** Whether a brand's pictures are dark by nature: its background is, or without one its second colour. */
export const isNight = ({ background, secondary }: BrandColors): boolean =>
  background ? toLch(background).l < 0.45 : secondary !== undefined && isDark(secondary);
