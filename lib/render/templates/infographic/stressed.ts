import { contrast } from "../../color.ts";
import { flood } from "../../flood.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { InfographicStyle } from "./look.ts";

/** A ground that is seen beside the others at a glance stands out from them from here on. */
const APART = 1.8;

/** The ground of the entry that stands out: a colour of the brand that neither the page nor the other entries have. */
export function stressedSurface({ theme }: RenderContext, look: InfographicStyle, others: Surface): Surface {
  const taken = [look.page.background, others.background];
  const least = (color: string) => Math.min(...taken.map((ground) => contrast(color, ground)));
  const own = theme.brandColors.map((primary) => flood({ primary, accent: look.page.fill }));
  const all = [...own, ...look.tiles, theme.flood, theme.sheet, look.panel];
  const found = all.find(({ background }) => least(background) >= APART);
  return found ?? all.reduce((a, b) => (least(b.background) > least(a.background) ? b : a));
}
