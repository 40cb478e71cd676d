import { sentenceEnds } from "../text/sentence-ends.ts";

/** Splits prose into sentences, each with its own punctuation; pieces without a letter or digit are left out. */
export function sentences(text: string): string[] {
  const ends = sentenceEnds(text);
  const pieces = ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim());
  return pieces.filter((s) => /[\p{L}\p{N}]/u.test(s));
}
