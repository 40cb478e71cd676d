import type { ThemeKind } from "../vocab.ts";
import { type Hex, toLch } from "./color.ts";
import { flood, wash } from "./flood.ts";
import { leadOf } from "./lead.ts";
import { darkPage, lightPage, sheet } from "./page.ts";
import { brandColors } from "./palette.ts";
import type { Surface } from "./surface.ts";

/** The colours a picture is drawn with, as surfaces to draw on. */
export type Theme = {
  kind: ThemeKind;
  /** The quiet ground. */
  page: Surface;
  /** The brand's own colour as a panel, and as the ground of a whole picture. */
  flood: Surface;
  wash: Surface;
  /** Paper that lies on the page. */
  sheet: Surface;
  /** The colours that came from the brand. */
  given: readonly Hex[];
};

/** Turns any palette, a hostile or empty one included, into a complete theme. `name` picks the house colours. */
export function createTheme(palette: Record<string, string>, name: string, kind: ThemeKind): Theme {
  const colors = brandColors(palette, name);
  const lead = leadOf(colors);
  const draw = kind === "light" ? lightPage : darkPage;
  const page = draw(lead, colors.background, colors.text);
  const [panel, whole] = [flood(lead, kind), wash(lead, kind)];
  return { kind, page, flood: panel, wash: whole, sheet: sheet(page, kind), given: colors.given };
}

/** Which variant suits a brand that did not say: the one its own background belongs to. */
export function naturalTheme(palette: Record<string, string>, name: string): ThemeKind {
  const { background } = brandColors(palette, name);
  return background && toLch(background).l < 0.45 ? "dark" : "light";
}
