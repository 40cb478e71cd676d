import { fitStack, sharedSizes, sized, type TextStack } from "../../fit.ts";
import type { MeasureText } from "../../measure-text.ts";
import { type AlikeColumn, fitAlike } from "../kit/alike.ts";
import { inTwoSizes } from "../kit/two-sizes.ts";

type ColumnKey = "title" | "body";
type Column = AlikeColumn<ColumnKey>;

/** How much larger words alone on their slide may be, and the share of the slide that they may fill. */
const ALONE = { growth: 2, share: 0.84 };

/** The texts of all slides. Their titles share one size or one of two, those alone on their slide a larger one. */
export function fitColumns(
  measureText: MeasureText,
  columns: readonly Column[],
  { isAlone, height }: { isAlone: readonly boolean[]; height: number },
): TextStack<ColumnKey>[] {
  const alike = inTwo(measureText, columns);
  const alone = columns.flatMap((column, i) =>
    isAlone[i] ? [larger(column, alike[i] as TextStack<ColumnKey>, height)] : [],
  );
  const filled = inTwo(measureText, alone);
  return alike.map((set, i) => {
    const one = isAlone[i] ? filled.shift() : undefined;
    return one && !one.parts.title?.cut && !one.parts.body?.cut ? one : set;
  });
}

function larger({ parts }: Column, set: TextStack<ColumnKey>, height: number): Column {
  const grown = parts.map((part) => {
    const size = set.parts[part.key]?.size ?? part.min;
    return { ...part, min: size, max: size * ALONE.growth, maxLines: part.maxLines + 3 };
  });
  return { parts: grown, height: height * ALONE.share };
}

function inTwo(measureText: MeasureText, columns: readonly Column[]): TextStack<ColumnKey>[] {
  const usual = fitAlike(measureText, [...columns]);
  const own = columns.map(({ parts, height }) => fitStack(measureText, parts, height));
  const titles = sharedSizes(columns, own, "title");
  const largest = Math.max(0, ...titles.map((size = 0) => size));
  const sizes = inTwoSizes(titles.map((size = largest) => size));
  return columns.map(({ parts, height }, i) => {
    const given = { title: sizes[i], body: usual[i]?.parts.body?.size };
    const fixed = parts.map((part) => sized(part, given[part.key] ?? part.min));
    return fitStack(measureText, fixed, height);
  });
}
