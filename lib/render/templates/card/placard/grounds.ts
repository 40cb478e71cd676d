import { seedOf } from "../../../palette.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { surfaceOf } from "../compose/grounds.ts";
import type { Placard } from "./data.ts";

/** What the title, what stands second and the rows stand on. */
export type PlacardGrounds = { title: Surface; lead: Surface; rows: Surface };

/** The grounds by turns of brand and message: the brand's colour is always one of them, and its accent wherever it is apart from it. */
export function groundsOf(context: RenderContext, { title, lead }: Placard): PlacardGrounds {
  const { theme, brand, seed } = context;
  const { page, flood } = theme;
  const accent = surfaceOf(context, "accent", true);
  const isApart = accent.background !== flood.background && accent.background !== page.background;
  const isFlood = page.background === flood.background;
  const turn = ((seedOf(`${brand.name} ${title}`) % 1009) + seed) % 3;
  if (!lead && !isFlood) return { title: flood, lead: accent, rows: turn === 1 ? flood : page };
  if (isFlood) return { title: page, lead: isApart ? accent : theme.sheet, rows: page };
  if (!isApart) return { title: page, lead: flood, rows: page };
  if (turn === 0) return { title: flood, lead: accent, rows: page };
  return turn === 1 ? { title: flood, lead: accent, rows: flood } : { title: page, lead: accent, rows: page };
}
