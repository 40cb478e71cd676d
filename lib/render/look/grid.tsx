/** @jsxImportSource #template */
import type { RenderContext } from "../template.ts";
import { type PageFrame, SPACE } from "./page-frame.ts";
import { Signature, signatureHeight } from "./signature.tsx";
import { besideMark, markIn } from "./watermark-line.ts";

/** The brand as a note under the drawing, below a line. */
export function grid(context: RenderContext): PageFrame {
  const { size, safe, shape, unit, theme } = context;
  const surface = theme.page;
  const high = signatureHeight(context);
  const end = shape === "story" ? safe.y + safe.height : size.height - Math.round(34 * unit);
  const line = { ...safe, y: end - high, height: high };
  const rule = {
    x: safe.x,
    y: line.y - Math.round(22 * unit),
    width: safe.width,
    height: Math.max(2, Math.round(2 * unit)),
  };
  const bottom = rule.y - Math.round(SPACE.content * 0.8 * unit);
  return {
    inner: { x: 0, y: 0, width: size.width, height: rule.y },
    safe: { ...safe, height: bottom - safe.y },
    background: surface.background,
    under: [],
    rule: { box: rule, color: surface.ink },
    over: [<Signature context={context} surface={surface} box={besideMark(context, line)} />],
    mark: markIn(context, line),
  };
}
