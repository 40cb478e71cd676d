import { isOverDrawing } from "../../look/looks.ts";
import type { RenderContext } from "../../template.ts";

/** Whether a drawing may stand under the words: apps cover the foot of stories, and the watermark stands there. */
export const isFootFree = ({ shape, look, watermark }: RenderContext) =>
  (shape === "square" || shape === "tall") && watermark.width === 0 && isOverDrawing(look);

/** A drawing's part at the foot of a picture, and the column of the words over it. */
export function partsUnder({ size, safe, unit }: RenderContext, share: number) {
  const height = Math.round(size.height * share);
  const y = size.height - height;
  return {
    panel: { x: 0, y, width: size.width, height },
    area: { ...safe, height: y - Math.round(36 * unit) - safe.y },
  };
}

/** The photographs' part on the right of wide pictures and on top of others, and the column of the words. */
export function partsOf({ size, safe, unit, shape }: RenderContext, share: number, hasTab: boolean) {
  const gap = Math.round((shape === "wide" ? 56 : 46) * unit);
  if (shape === "wide") {
    const width = Math.round(size.width * share);
    const x = size.width - width;
    return {
      panel: { x, y: 0, width, height: size.height },
      area: { ...safe, width: x - gap - safe.x },
    };
  }
  const height = Math.round(size.height * share);
  const y = height + (hasTab ? -Math.round(34 * unit) : gap);
  return {
    panel: { x: 0, y: 0, width: size.width, height },
    area: { ...safe, y, height: safe.y + safe.height - y },
  };
}
