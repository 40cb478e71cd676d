import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { wholeSentences } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { linesOf } from "../kit/story/snippets.ts";

const MOST = { lines: 14, line: 120, supporting: 160 };

/** A piece of code, whole. */
export function fits(story: Story, pictures: Pictures) {
  const lines = linesOf(story);
  const isWhole = lines.length <= MOST.lines && lines.every((line) => line.length <= MOST.line);
  if (lines.length === 0 || !isWhole) return undefined;
  const { supporting, ...words } = wordsOf(story, pictures);
  // What is new in a version is about more than the one command in it.
  const isList = Math.max(story.changes.length, story.items.length) > 1;
  return fitWithDetails(story, isList ? 0.5 : 0.95, {
    ...words,
    supporting: wholeSentences(supporting, MOST.supporting),
    lines,
  });
}
