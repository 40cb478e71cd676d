import { sentenceEnds } from "./sentence-ends.ts";

/** The sentence of a text that a stretch stands in, or the sentences it goes over. A line ends a sentence as well. */
export function sentenceAround(text: string, start: number, end = start): string {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  const ends = sentenceEnds(line);
  const from = ends.findLast((at) => at <= start - lineStart) ?? 0;
  const to = ends.find((at) => at >= end - lineStart && at > from) ?? line.length;
  return line.slice(from, to).replace(/\s+/g, " ").trim();
}
