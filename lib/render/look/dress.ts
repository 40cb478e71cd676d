import { type Hex, mix, readable } from "../color.ts";
import type { Surface } from "../surface.ts";
import type { Theme } from "../theme.ts";
import type { Look } from "./looks.ts";

/** A theme in a direction: which surface is the page, and what its ornaments are made of. */
export function dress(theme: Theme, { id, ground, ornament }: Look): Theme {
  if (id === "signal") return theme;
  const worn = (surface: Surface): Surface => ({ ...surface, art: { ...surface.art, family: ornament } });
  const [page, flood] = ground === "flood" ? [theme.wash, theme.page] : [theme.page, theme.flood];
  return {
    ...theme,
    page: worn(ornament === "grid" ? ruled(page) : page),
    flood: worn(flood),
    wash: worn(theme.wash),
    sheet: worn(theme.sheet),
  };
}

/** The colour of a grid on a surface: seen, and quiet enough to set type on. */
export const gridColor = ({ background, ink }: Surface): Hex => mix(background, ink, 0.1);

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
