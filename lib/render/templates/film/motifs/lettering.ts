import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { underMark } from "../brand-mark.tsx";
import type { Motif } from "./motif.ts";

/** No ornament: the words are the picture, and have the whole of it. */
export const lettering: Motif = {
  name: "lettering",
  align: "left",
  ends: ({ wash }) => wash,
  between: ({ page }) => page,
  layers: () => [],
  available,
};

/** Over the watermark, in design pixels. */
const GAP = 20;

function available(context: RenderContext): Box {
  const free = underMark(context);
  const { height } = context.watermark;
  return { ...free, height: free.height - (height && height + Math.round(GAP * context.unit)) };
}
