/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import type { Stage } from "./stage.ts";

/** Size of the number of a step, in design pixels. */
const SIZE = 250;

/** The number of a step, large enough to be the first thing that is seen. `most`: its size, in design pixels. */
export function numeral(
  { context, surface }: Stage,
  number: number,
  most = SIZE,
): { node: Node; height: number } {
  const { measureText, unit, safe } = context;
  const size = most * unit;
  const fitted = fitText(measureText, {
    text: `${number}`,
    typeStyle: FIGURE,
    min: size,
    max: size,
    width: safe.width,
    maxLines: 1,
  });
  return { node: <TextLines fitted={fitted} color={surface.key} part="index" />, height: fitted.height };
}
