/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { MARKS } from "../kit/icon-set.ts";
import { arrow, lucideIcon } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";

type KnobProps = { context: RenderContext; middle: { x: number; y: number }; isDown: boolean };

/** The round arrow on the seam that leads from before to after. */
export function Knob({ context, middle, isDown }: KnobProps): Node {
  const { unit, theme } = context;
  const side = Math.round(68 * unit);
  const mark = Math.round(34 * unit);
  const { accent, onAccent } = theme.page;
  const box = {
    x: Math.round(middle.x - side / 2),
    y: Math.round(middle.y - side / 2),
    width: side,
    height: side,
  };
  const style = {
    borderRadius: side / 2,
    backgroundColor: accent,
    border: `${Math.round(5 * unit)}px solid ${theme.page.background}`,
    alignItems: "center",
    justifyContent: "center",
  } as const;
  return (
    <Place box={box} style={style}>
      <picture
        src={isDown ? lucideIcon(MARKS["arrow-down"], onAccent, 2.6) : arrow(onAccent)}
        style={{ width: mark, height: mark }}
      />
    </Place>
  );
}
