import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { watermarkIn } from "./frame.tsx";

/** A picture in two parts: a bleeding panel with its inner box, and the column beside or under it. */
export type Halves = { panel: Box; inner: Box; area: Box };

/** The panel takes `share` of the picture: on the right of wide ones, and on the `edge` of others. */
export function halves(context: RenderContext, share: number, edge: "head" | "foot" = "head"): Halves {
  const { size, safe, unit, shape } = context;
  const gap = Math.round(58 * unit);
  if (shape !== "wide" && edge === "foot") return footed(context, share, gap);
  if (shape !== "wide") {
    const height = Math.round(size.height * share);
    return {
      panel: { x: 0, y: 0, width: size.width, height },
      inner: { ...safe, height: height - safe.y - Math.round(54 * unit) },
      area: { ...safe, y: height + gap, height: safe.y + safe.height - height - gap },
    };
  }
  const width = Math.round(size.width * share);
  const x = size.width - width;
  const inner = { ...safe, x: x + gap, width: safe.x + safe.width - x - gap };
  const { height } = watermarkIn(context, inner);
  return {
    panel: { x, y: 0, width, height: size.height },
    inner: { ...inner, height: inner.height - (height && height + Math.round(24 * unit)) },
    area: { ...safe, width: x - gap - safe.x },
  };
}

/** The message first, the panel under it. The watermark then lies on the panel. */
function footed(context: RenderContext, share: number, gap: number): Halves {
  const { size, safe, unit } = context;
  const y = size.height - Math.round(size.height * share);
  const top = y + Math.round(54 * unit);
  const inner = { ...safe, y: top, height: safe.y + safe.height - top };
  const { height } = watermarkIn(context, inner);
  return {
    panel: { x: 0, y, width: size.width, height: size.height - y },
    inner: { ...inner, height: inner.height - (height && height + Math.round(24 * unit)) },
    area: { ...safe, height: y - gap - safe.y },
  };
}
