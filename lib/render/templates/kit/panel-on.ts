import { contrast, type Hex } from "../../color.ts";
import { flood } from "../../flood.ts";
import type { Surface } from "../../surface.ts";
import type { Theme } from "../../theme.ts";

/** Colours closer than this are one to the eye. */
const APART = 1.15;

/** What is seen on the page: the colour of washes or panels, else another of the brand; undefined for a brand of one colour. */
export function panelOn({ page, wash, flood: panel, brandColors, panel: given }: Theme): Surface | undefined {
  if (given) return given;
  const isSeen = (color: Hex) => contrast(color, page.background) >= APART;
  const own = [wash, panel].find(({ background }) => isSeen(background));
  const other = brandColors.find(isSeen);
  return own ?? (other === undefined ? undefined : flood({ primary: other, accent: page.fill }));
}
