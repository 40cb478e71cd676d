import type { ThemeKind } from "../vocab.ts";
import { contrast, fromLch, type Hex, toLch } from "./color.ts";
import { flood } from "./flood.ts";
import { darkGround, isNight, lightGround } from "./ground.ts";
import { type Lead, leadOf } from "./lead.ts";
import { darkPage, lightPage, sheet } from "./page.ts";
import { type BrandColors, brandColors } from "./palette.ts";
import type { Surface } from "./surface.ts";

/** The colours a picture is drawn with, as surfaces to draw on. */
export type Theme = {
  kind: ThemeKind;
  /** The quiet page colour. */
  page: Surface;
  /** The brand's own colour as a panel, and as the background of a whole picture. */
  flood: Surface;
  wash: Surface;
  /** The panels of a picture that has the colour of the usual ones around it. */
  panel?: Surface;
  /** Paper that lies on the page. */
  sheet: Surface;
  /** The brand's accent as it is; that of a page may have moved until it is seen there. */
  accent: Hex;
  /** The colours that came from the brand. */
  brandColors: readonly Hex[];
};

/**
 * Turns any palette, a hostile or empty one included, into a complete theme. `name` picks the house colours.
 * With `isAsked` the theme was asked for: then it is light or dark on every surface.
 */
export function createTheme(
  palette: Record<string, string>,
  name: string,
  kind: ThemeKind,
  isAsked = false,
): Theme {
  const colors = brandColors(palette, name);
  const lead = leadOf(colors);
  const page =
    kind === "light" ? light(colors, lead, isAsked) : darkPage(lead, darkGround(colors), colors.text);
  const panel = isAsked ? shadeOf(lead, kind, colors.text) : flood(lead);
  const { accent } = lead;
  return {
    ...{ kind, page, accent, flood: panel, wash: panel },
    ...{ sheet: sheet(page, kind, colors.given), brandColors: colors.given },
  };
}

/** Lightness (OKLCH) and most chroma of the brand's colour where a light or a dark theme was asked for. */
const SHADES = { light: { l: 0.9, c: 0.05 }, dark: { l: 0.28, c: 0.06 } };

/** The brand's colour as a panel that is as light or dark as the page. */
function shadeOf(lead: Lead, kind: ThemeKind, text: Hex | undefined): Surface {
  const { c, h } = toLch(lead.primary);
  const background = fromLch({ l: SHADES[kind].l, c: Math.min(c, SHADES[kind].c), h });
  return kind === "light" ? lightPage(lead, background, text) : darkPage(lead, background, text);
}

/** A light page on the brand's ground. A strong second colour is a flood of its own, unless light was asked for. */
function light(colors: BrandColors, lead: Lead, isAsked: boolean): Surface {
  const ground = lightGround(colors);
  if (ground?.isFull && isAsked) return lightPage(lead, undefined, colors.text);
  if (ground?.isFull) return flood({ primary: ground.color, accent: lead.primary, secondary: lead.accent });
  return lightPage(lead, ground?.color, colors.text);
}

/** Which variant suits a brand that did not say: the one its own ground belongs to. */
export const naturalTheme = (palette: Record<string, string>, name: string): ThemeKind =>
  isNight(brandColors(palette, name)) ? "dark" : "light";

/** Least contrast for text (WCAG AA) and for visible shapes. */
const MIN_CONTRAST = { text: 4.5, shape: 1.12 };

/** What had to be changed of a palette before it could be used, in sentences for its owner. */
export function paletteNotes(palette: Record<string, string>, name: string): string[] {
  const { background = "#ffffff", text, given } = brandColors(palette, name);
  const notes: string[] = [];
  if (text && contrast(text, background) < MIN_CONTRAST.text) {
    notes.push(`Text ${text} cannot be read on ${background}, so another shade of it was used.`);
  }
  const [primary] = given;
  if (primary && contrast(primary, background) < MIN_CONTRAST.shape) {
    notes.push(`${primary} cannot be seen on ${background}, so another shade of it was used.`);
  }
  return notes;
}
