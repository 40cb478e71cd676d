import type { ThemeKind } from "../vocab.ts";
import { contrast, type Hex } from "./color.ts";
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
  /** Paper that lies on the page. */
  sheet: Surface;
  /** The colours that came from the brand. */
  brandColors: readonly Hex[];
};

/** Turns any palette, a hostile or empty one included, into a complete theme. `name` picks the house colours. */
export function createTheme(palette: Record<string, string>, name: string, kind: ThemeKind): Theme {
  const colors = brandColors(palette, name);
  const lead = leadOf(colors);
  const page = kind === "light" ? light(colors, lead) : darkPage(lead, darkGround(colors), colors.text);
  const panel = flood(lead);
  return { kind, page, flood: panel, wash: panel, sheet: sheet(page, kind), brandColors: colors.given };
}

/** A light page on the brand's ground. A strong second colour is a flood of its own. */
function light(colors: BrandColors, lead: Lead): Surface {
  const ground = lightGround(colors);
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
