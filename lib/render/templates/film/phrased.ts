import { sentencesIn } from "../kit/story/clip.ts";

/** A text as its sentences, at most so many parts. */
export function phrased(text: string, most: number): string[] {
  const parts = sentencesIn(text);
  const between = /[。！？]/u.test(text) ? "" : " ";
  return [...parts.slice(0, most - 1), parts.slice(most - 1).join(between)].filter(Boolean);
}
