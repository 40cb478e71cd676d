import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { underMark } from "../film/brand-mark.tsx";

/** The area of a scene under its logo, clear of the watermark. */
export function sceneArea(context: RenderContext): Box {
  const { watermark, unit } = context;
  const available = underMark(context);
  return {
    ...available,
    height: available.height - (watermark.height && watermark.height + Math.round(24 * unit)),
  };
}
