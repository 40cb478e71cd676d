import type { FittedText } from "../../fit.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole, type SettledText } from "../kit/fit-largest.ts";
import { STRONG } from "../kit/type-styles.ts";

/** `air` is the room over and under each line together, in pixels. */
type ListRows = SettledText & { rows: FittedText[]; type: number; air: number };

/** Type of the lines in design pixels, and the room over and under each as a share of it: usual, and where there is little. */
const TYPE = { least: 20, most: 116 };
const AIR = { usual: 0.62, tight: 0.16 };
const LINES = 3;

/** The lines of a list in one size, the largest at which they fit into the room. */
export function listRows(
  context: RenderContext,
  lines: readonly string[],
  { width, height }: { width: number; height: number },
): ListRows {
  const { unit } = context;
  const minimum = Math.max(context.smallest, TYPE.least * unit);
  const fitted = (share: number) =>
    fitLargestType({ minimum, maximum: TYPE.most * unit, height }, (type) => {
      const rows = lines.map((text) =>
        inSize(context, text, { typeStyle: STRONG, size: type, width, maxLines: LINES }),
      );
      const air = share * type;
      const used = rows.reduce((sum, row) => sum + row.height + air, 0);
      const isSaid = rows.every((row, i) => isWhole(lines[i] ?? "", row));
      return { rows, type, air, height: Math.ceil(used), isWhole: isSaid };
    });
  const airy = fitted(AIR.usual);
  return airy.height <= height ? airy : fitted(AIR.tight);
}
