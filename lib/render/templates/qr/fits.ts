import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { whole } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { addressOf, wantsCode } from "../kit/story/links.ts";

const MOST = { steps: 3, step: 90, url: 80 };

/** An address to scan. Most posts are read on the device that would scan: the story has to ask for it. */
export function fits(story: Story, pictures: Pictures) {
  const link = addressOf(story);
  if (!link) return undefined;
  const steps = story.steps.map(({ title }) => whole(title, MOST.step)).filter(Boolean);
  const words = wordsOf(story, pictures);
  return fitWithDetails(story, wantsCode(story) ? 0.97 : 0.2, {
    ...words,
    // The address stands under the code, and not in the action too.
    cta: words.url ? words.cta : "",
    url: whole(story.cta?.url ?? "", MOST.url),
    link,
    steps: steps.slice(0, MOST.steps),
  });
}
