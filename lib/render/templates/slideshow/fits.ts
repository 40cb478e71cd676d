import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { timingOf } from "../film/wished-timing.ts";
import { fitOf } from "../kit/story/fit.ts";
import { seriesOfStory } from "../series/story-series.ts";

/** A longer title would be eight lines of large type: what is behind its breath stands under it. */
const LIMITS = { headline: 120, supporting: 110, title: 92, body: 160 };

/** A story with more than one thing to say. */
export function fits(story: Story, pictures: Pictures) {
  const series = seriesOfStory(story, pictures, LIMITS);
  return series && fitOf(story, 0.9, { ...series, ...timingOf(story) });
}
