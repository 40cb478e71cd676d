import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { fitWithoutDay } from "../kit/story/day-apart.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isPlainNews } from "../kit/story/occasions.ts";
import { photosFor } from "../kit/story/photos.ts";
import { withShortTitle } from "../kit/story/short-title.ts";

/** Characters of a text that are set as paragraphs. */
const TEXT = 800;
const KINDS = ["product", "place", "people", "texture", "other"] as const;

/** Any story can be said plainly; some should be. */
export function fits(story: Story, pictures: Pictures) {
  const words = {
    ...withShortTitle(wordsOf(story, pictures, { supporting: TEXT })),
    ...photosFor(pictures, KINDS),
  };
  return fitWithoutDay(words, story, (said) => fitWithDetails(story, isPlainNews(story) ? 0.65 : 0.5, said));
}
