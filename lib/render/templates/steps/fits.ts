import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { clip } from "../kit/story/clip.ts";
import { isDatedList } from "../kit/story/dated.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { withRestrictions } from "../kit/story/restricted.ts";

const MOST = { steps: 6, title: 60, body: 140, supporting: 160 };

/** What to do, one after the other. */
export function fits(story: Story, pictures: Pictures) {
  const { steps } = story;
  if (steps.length < 2 || steps.length > MOST.steps || isDatedList(steps)) return undefined;
  const shown = steps.map(({ title, body }) => ({
    title: clip(title || body, MOST.title),
    body: title ? clip(body, MOST.body) : "",
  }));
  const given = wordsOf(story, pictures, { supporting: MOST.supporting });
  const words = withRestrictions(story, given, shown, MOST.supporting);
  return fitWithDetails(story, isOf(story, "how_to", "content") ? 0.9 : 0.78, { ...words, steps: shown });
}
