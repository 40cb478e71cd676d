/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { STRONG } from "../kit/type-styles.ts";

/** In design pixels. */
const TAG = { type: 44, x: 26, y: 12, radius: 18 };

export const tagHeight = ({ unit }: RenderContext): number =>
  Math.round((TAG.type * STRONG.leading + 2 * TAG.y) * unit);

/** The kind of an entry, "New" or "Fixed", on a plate in the colour of buttons. */
export function tag(
  context: RenderContext,
  text: string,
  { fill, onFill }: Surface,
  room: number = context.safe.width,
): { node: Node; height: number } {
  const { unit, safe, measureText } = context;
  const size = TAG.type * unit;
  const width = Math.min(safe.width * 0.7, room - 2 * TAG.x * unit);
  const spec = { text, typeStyle: STRONG, min: 26 * unit, max: size, width, maxLines: 1 };
  const fitted = fitText(measureText, spec);
  const height = tagHeight(context);
  const side = Math.round(TAG.x * unit);
  const style = {
    height,
    width: Math.ceil(fitted.width) + 2 * side,
    padding: `0 ${side}px`,
    borderRadius: Math.round(TAG.radius * unit),
    backgroundColor: fill,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  const node = (
    <div style={style}>
      <TextLines fitted={fitted} color={onFill} part="label" />
    </div>
  );
  return { node, height };
}
