import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { whole } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";

const MOST = { points: 3, point: 90 };

/** Something that a product does. Its screen is shown where there is one. */
export function fits(story: Story, pictures: Pictures) {
  if (!isOf(story, "launch", "release", "update", "how_to", "content")) return undefined;
  const points = story.points.map(({ text }) => whole(text, MOST.point)).filter(Boolean);
  const [screen = ""] = [...pictures.asked, ...(isOf(story, "launch", "release") ? pictures.atHand : [])];
  const shown = points.slice(0, MOST.points);
  const isRight = points.length > 0 && points.length <= MOST.points;
  // Without a screen an icon would be guessed from the words, and a wrong one is worse than none.
  const score = screen ? (isRight ? 0.68 : 0.58) : 0.2;
  return fitWithDetails(story, score, { ...wordsOf(story, pictures), points: shown, screen });
}
