import { type Hex, mix, readable, toLch } from "../color.ts";
import type { Surface } from "../surface.ts";
import type { Theme } from "../theme.ts";
import type { Look, LookId } from "./looks.ts";

/** A theme in a direction: which surface is the page, and what its ornaments are made of. */
export function dress(theme: Theme, look: Look): Theme {
  const { id, ornament } = look;
  if (id === "signal") return theme;
  const worn = (surface: Surface): Surface => ({ ...surface, art: { ...surface.art, family: ornament } });
  const [page, flood] = isFlooded(theme, look) ? [theme.wash, theme.page] : [theme.page, theme.flood];
  return {
    ...theme,
    page: worn(ornament === "grid" ? ruled(page) : page),
    flood: worn(flood),
    wash: worn(theme.wash),
    sheet: worn(theme.sheet),
  };
}

/** Directions without a field of the brand's colour of their own: on paper that colour would hardly be seen. */
const UNCOLOURED: readonly LookId[] = ["masthead", "blueprint"];

const isFlooded = ({ page, brandColors }: Theme, { id, ground }: Look): boolean =>
  ground === "flood" ||
  (UNCOLOURED.includes(id) && isPaper(page.background) && !brandColors.includes(page.background));

/** Less chroma than this is white, black or grey to the eye. */
export const isPaper = (color: Hex) => toLch(color).c < 0.04;

/** The colour of a grid on a surface: seen, and quiet enough to set type on. */
const gridColor = ({ background, ink }: Surface): Hex => mix(background, ink, 0.1);

/** A surface whose quieter colours are also legible where a line of the grid crosses them. */
function ruled(page: Surface): Surface {
  const backgrounds = [...page.backgrounds, gridColor(page)];
  return {
    ...page,
    backgrounds,
    muted: readable(page.muted, backgrounds, 4.6),
    key: readable(page.key, backgrounds, 4.6),
    title: readable(page.title, backgrounds, 4.6),
  };
}
