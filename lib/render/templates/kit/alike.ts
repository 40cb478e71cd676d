import { fitStack, type StackPart, type TextStack } from "../../fit.ts";
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
  const sizes = new Map<string, number>();
  for (const { parts, height } of columns) {
    const stack = fitStack(measureText, parts.map(plain), height);
    for (const { key } of parts) {
      const size = stack.parts[key]?.size;
      if (size !== undefined) sizes.set(key, Math.min(size, sizes.get(key) ?? size));
    }
  }
  return columns.map(({ parts, height }) =>
    fitStack(
      measureText,
      parts.map((part) => at(plain(part), sizes.get(part.key))),
      height,
    ),
  );
}

/** One text with an untidy line must not make all the others small. */
const plain = <K extends string>(part: StackPart<K>): StackPart<K> => ({
  ...part,
  typeStyle: { ...part.typeStyle, isHeadline: false },
});

const at = <K extends string>(part: StackPart<K>, size = part.min): StackPart<K> => ({
  ...part,
  min: size,
  max: size,
});
