/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { TextLines } from "./text-lines.tsx";
import { FIGURE } from "./type-styles.ts";

type NumberDiscProps = { context: RenderContext; number: number; side: number; background: Hex; ink: Hex };

/** A number in a disc. `side` in pixels. */
export function NumberDisc({ context, number, side, background, ink }: NumberDiscProps): Node {
  const size = Math.round(side * 0.48);
  const spec = { text: `${number}`, typeStyle: FIGURE, min: size, max: size, width: side, maxLines: 1 };
  const style = {
    width: side,
    height: side,
    borderRadius: side / 2,
    backgroundColor: background,
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <TextLines fitted={fitText(context.measureText, spec)} color={ink} part="index" align="center" />
    </div>
  );
}
