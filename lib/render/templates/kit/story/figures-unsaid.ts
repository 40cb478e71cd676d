import type { Story } from "../../../../story/schema.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** Figures of a story as lines, without those whose number the texts have. */
export function figuresUnsaid({ figures }: Pick<Story, "figures">, texts: readonly string[]): string[] {
  const seen = tokensOf(texts.join("\n"));
  const isThere = (value: string, text: string) => {
    const numbers = [...tokensOf(value).numbers];
    return numbers.length > 0 ? numbers.every((number) => seen.numbers.has(number)) : isSaid(text, seen);
  };
  return figures
    .map(({ value, label }) => ({ value, text: `${value} ${label}` }))
    .filter(({ value, text }) => !isThere(value, text))
    .map(({ text }) => text);
}
