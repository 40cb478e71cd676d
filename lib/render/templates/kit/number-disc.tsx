/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Stage } from "../../template.ts";
import { FIGURE } from "./lettering.ts";
import { Words } from "./words.tsx";

type Props = { stage: Stage; number: number; side: number; ground: Hex; ink: Hex };

/** A number in a disc. `side` in pixels. */
export function NumberDisc({ stage, number, side, ground, ink }: Props): Node {
  const size = Math.round(side * 0.48);
  const wish = { text: `${number}`, lettering: FIGURE, min: size, max: size, width: side, maxLines: 1 };
  const style = {
    width: side,
    height: side,
    borderRadius: side / 2,
    backgroundColor: ground,
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <Words fitted={fitText(stage.ruler, wish)} color={ink} part="index" align="center" />
    </div>
  );
}
