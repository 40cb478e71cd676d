import { fitStack, type StackPart, sharedSizes, sized, type TextStack } from "../../fit.ts";
import type { MeasureText } from "../../measure-text.ts";

/** Texts of one column and the height it may take. */
export type AlikeColumn<K extends string> = { parts: StackPart<K>[]; height: number };

/**
 * Sets several columns so that texts of the same key have the same size in all of them: the largest that
 * fits every column. It serves series of slides, steps side by side, and rows of a list.
 */
export function fitAlike<K extends string>(
  measureText: MeasureText,
  columns: AlikeColumn<K>[],
): TextStack<K>[] {
  const stacks = columns.map(({ parts, height }) => fitStack(measureText, parts.map(plain), height));
  const sizeOf = ({ key, min }: StackPart<K>) => {
    const sizes = sharedSizes(columns, stacks, key).filter((size) => size !== undefined);
    return sizes.length > 0 ? Math.min(...sizes) : min;
  };
  return columns.map(({ parts, height }) =>
    fitStack(
      measureText,
      parts.map((part) => sized(plain(part), sizeOf(part))),
      height,
    ),
  );
}

/** One text with an untidy line must not make all the others small. */
const plain = <K extends string>(part: StackPart<K>): StackPart<K> => ({
  ...part,
  typeStyle: { ...part.typeStyle, isHeadline: false },
});
