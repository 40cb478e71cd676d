import { remembered } from "../text/once.ts";
import { sentenceEnds } from "../text/sentence-ends.ts";

/** Reader, writer, guard and review split the same lines. */
const splitOnce = remembered((text: string): readonly string[] => {
  const ends = sentenceEnds(text);
  const pieces = ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim());
  return pieces.filter((s) => /[\p{L}\p{N}]/u.test(s));
});

/** Splits prose into sentences, each with its own punctuation; pieces without a letter or digit are left out. */
export const sentences = (text: string): string[] => [...splitOnce(text)];
