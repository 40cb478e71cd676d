import { fitStack, type Part, type Stack } from "../../fit.ts";
import type { Ruler } from "../../ruler.ts";

/** Texts of one column and the height it may take. */
export type AlikeColumn<K extends string> = { parts: Part<K>[]; height: number };

/**
 * Sets several columns so that texts of the same key have the same size in all of them: the largest at which every
 * column fits its own height. For series of slides, steps side by side, and rows of a list.
 */
export function fitAlike<K extends string>(ruler: Ruler, columns: AlikeColumn<K>[]): Stack<K>[] {
  const sizes = new Map<string, number>();
  for (const { parts, height } of columns) {
    const stack = fitStack(ruler, parts.map(plain), height);
    for (const { key } of parts) {
      const size = stack.parts[key]?.size;
      if (size !== undefined) sizes.set(key, Math.min(size, sizes.get(key) ?? size));
    }
  }
  return columns.map(({ parts, height }) =>
    fitStack(
      ruler,
      parts.map((part) => at(plain(part), sizes.get(part.key))),
      height,
    ),
  );
}

/** One text with an untidy line must not make all the others small. */
const plain = <K extends string>(part: Part<K>): Part<K> => ({
  ...part,
  lettering: { ...part.lettering, isHeadline: false },
});

const at = <K extends string>(part: Part<K>, size = part.min): Part<K> => ({ ...part, min: size, max: size });
