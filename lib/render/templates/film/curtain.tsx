/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Stage } from "./stage.ts";

/** Widths of a curtain and of its edge, as shares of the film's longer side. */
const WIDE = 0.46;
const EDGE = 0.13;

/** How far the change of scenes goes beyond the film's edge, so that it stays under the curtain. Pixels. */
export const curtainEdge = ({ size }: Pick<RenderContext, "size">): number =>
  2 * Math.round((Math.max(size.width, size.height) * EDGE) / 2);

/** A shape in the brand's colours that passes from right to left, and under it one scene gives way to the next. */
export function curtain({ context, surface }: Stage, seconds: number): Layer {
  const { size } = context;
  const longer = Math.max(size.width, size.height);
  const [width, edge] = [2 * Math.round((longer * WIDE) / 2), curtainEdge(context)];
  const shape = { width, height: size.height, edge };
  const colors = [surface.accent, surface.fill] as const;
  return {
    name: "curtain",
    box: { x: size.width - edge, y: 0, width, height: size.height },
    node: slanted(shape, colors),
    exit: { kind: "travel", at: 0, seconds, by: { x: -(size.width + width - edge) } },
    isFront: true,
  };
}

type CurtainShape = Size & { edge: number };

/** Two fields that lean as they go, the second before the first. */
function slanted({ width, height, edge }: CurtainShape, [first, second]: readonly [string, string]): Node {
  const strip = (left: number, right: number, color: string) =>
    `<path d="M${left + edge} 0L${left} ${height}H${right - edge}L${right} 0Z" fill="${color}"/>`;
  return drawn({ width, height }, strip(width * 0.12, width, second) + strip(0, width * 0.82, first));
}

function drawn({ width, height }: Size, body: string): Node {
  const src = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return <picture src={src} style={{ width, height }} />;
}
