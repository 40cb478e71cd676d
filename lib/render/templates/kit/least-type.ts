import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { RenderContext } from "../../template.ts";

/** Least sizes of type in design pixels, in wide pictures and in others. */
type LeastType = { wide: number; other: number };

/** Whether all texts of these parts are at least so large, as facts beside a drawing must be to be seen. */
export function isTypeAtLeast(
  { unit, shape }: Pick<RenderContext, "unit" | "shape">,
  root: Node,
  { parts, least }: { parts: ReadonlySet<string>; least: LeastType },
): boolean {
  const size = (shape === "wide" ? least.wide : least.other) * unit;
  return textNodes(root).every(
    ({ attributes, style }) => !parts.has(attributes?.part ?? "") || style.fontSize >= size,
  );
}
