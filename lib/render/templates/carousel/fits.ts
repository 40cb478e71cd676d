import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { label } from "../kit/labels.ts";
import { fitOf } from "../kit/story/fit.ts";
import { seriesOfStory } from "../series/story-series.ts";

const LIMITS = { headline: 120, supporting: 200, title: 150, body: 280 };

/** A story with more than one thing to say. */
export function fits(story: Story, pictures: Pictures) {
  const series = seriesOfStory(story, pictures, LIMITS);
  return series && fitOf(story, 0.9, { ...series, hint: label("swipe", story.spoken) });
}
