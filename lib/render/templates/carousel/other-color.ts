import { contrast, type Hex } from "../../color.ts";
import { flood } from "../../flood.ts";
import type { Surface } from "../../surface.ts";
import type { Theme } from "../../theme.ts";
import { panelOn } from "../kit/panel-on.ts";

/** Colours closer than this are one to the eye. */
const APART = 1.15;

/** The colour of the brand that is seen on a ground, also where it is around the picture: the frame then ends at its field. */
export function otherColor(theme: Theme, { background, fill }: Surface): Surface | undefined {
  const isSeen = (color: Hex) => contrast(color, background) >= APART;
  const own = [panelOn(theme), theme.wash, theme.page].find((one) => one && isSeen(one.background));
  const other = theme.brandColors.find(isSeen);
  return own ?? (other === undefined ? undefined : flood({ primary: other, accent: fill }));
}
