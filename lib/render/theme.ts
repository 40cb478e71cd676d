import type { ThemeKind } from "../vocab.ts";
import { contrast, type Hex, toLch } from "./color.ts";
import { flood } from "./flood.ts";
import { leadOf } from "./lead.ts";
import { darkPage, lightPage, sheet } from "./page.ts";
import { brandColors } from "./palette.ts";
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
  const draw = kind === "light" ? lightPage : darkPage;
  const page = draw(lead, colors.background, colors.text);
  const panel = flood(lead);
  return { kind, page, flood: panel, wash: panel, sheet: sheet(page, kind), brandColors: colors.given };
}

/** Which variant suits a brand that did not say: the one its own background belongs to. */
export function naturalTheme(palette: Record<string, string>, name: string): ThemeKind {
  const { background } = brandColors(palette, name);
  return background && toLch(background).l < 0.45 ? "dark" : "light";
}

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
