import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";

const MOST = 3;

/** The product itself, where there are screens of it. */
export function fits(story: Story, pictures: Pictures) {
  const { asked, atHand } = pictures;
  const isProduct = isOf(story, "launch", "release", "update", "how_to");
  const screens = (asked.length > 0 ? asked : isProduct ? atHand : []).slice(0, MOST);
  if (screens.length === 0) return undefined;
  return fitWithDetails(story, asked.length > 0 ? 0.9 : 0.66, { ...wordsOf(story, pictures), screens });
}
