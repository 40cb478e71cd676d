import type { FittedText } from "../../fit.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole, type SettledText } from "../kit/fit-largest.ts";
import { STRONG } from "../kit/type-styles.ts";

type ListRows = SettledText & { rows: FittedText[]; type: number };

/** Type of the lines in design pixels, and the room over and under each as a share of it. */
const TYPE = { least: 26, most: 84 };
export const ROW_AIR = 0.62;
const LINES = 3;

/** The lines of a list in one size, the largest at which they fit into the room. */
export function listRows(
  context: RenderContext,
  lines: readonly string[],
  { width, height }: { width: number; height: number },
): ListRows {
  const { unit } = context;
  const range = { minimum: TYPE.least * unit, maximum: TYPE.most * unit, height };
  return fitLargestType(range, (type) => {
    const rows = lines.map((text) =>
      inSize(context, text, { typeStyle: STRONG, size: type, width, maxLines: LINES }),
    );
    const used = rows.reduce((sum, row) => sum + row.height, 0) + rows.length * ROW_AIR * type;
    const isSaid = rows.every((row, i) => isWhole(lines[i] ?? "", row));
    return { rows, type, height: Math.ceil(used), isWhole: isSaid };
  });
}
