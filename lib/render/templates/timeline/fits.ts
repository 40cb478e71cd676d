import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { clip } from "../kit/story/clip.ts";
import { datedEntries } from "../kit/story/dated.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";

const MOST = { entries: 6, title: 60, text: 140 };

/** What happens when, in order. */
export function fits(story: Story, pictures: Pictures) {
  const entries = datedEntries(story.steps).map(({ date, title, text }) => ({
    date,
    title: clip(title, MOST.title),
    text: clip(text, MOST.text),
  }));
  if (entries.length < 2 || entries.length > MOST.entries) return undefined;
  return fitWithDetails(story, 0.88, { ...wordsOf(story, pictures), entries });
}
