import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { linesOf } from "../kit/story/snippets.ts";

const MOST = { lines: 14, line: 120 };

/** A piece of code, whole. */
export function fits(story: Story, pictures: Pictures) {
  const lines = linesOf(story);
  const isWhole = lines.length <= MOST.lines && lines.every((line) => line.length <= MOST.line);
  if (lines.length === 0 || !isWhole) return undefined;
  return fitWithDetails(story, 0.95, { ...wordsOf(story, pictures, { supporting: 160 }), lines });
}
