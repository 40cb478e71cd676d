import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { heroOf, pathOf } from "../kit/story/figures.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { photosFor } from "../kit/story/photos.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const KINDS = ["people", "place", "product", "other"] as const;

/** A number that was reached, and the way to it where it is known. */
export function fits(story: Story, pictures: Pictures) {
  const figure = heroOf(story, { value: 16, label: 80 });
  if (!figure || !isOf(story, "milestone")) return undefined;
  const words = wordsOf(story, pictures, { headline: 120 });
  // A number that a model neither leads with nor wants so large may be any number.
  const isReached = story.wanted.includes("milestone") || isSaid(figure.value, tokensOf(words.headline));
  if (isOfModel(story) && !isReached) return undefined;
  const seen = tokensOf(`${figure.value} ${figure.label}`);
  const kicker = isSaid(words.kicker, seen) ? "" : words.kicker;
  return fitWithDetails(story, 0.92, {
    ...words,
    kicker,
    headline: isSaid(words.headline, seen) ? "" : words.headline,
    ...figure,
    ...pathOf(story, figure.value),
    ...photosFor(pictures, KINDS),
  });
}
