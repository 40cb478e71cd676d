import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { figureIn } from "../kit/story/figured.ts";
import { heroOf, pathOf } from "../kit/story/figures.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { photosFor } from "../kit/story/photos.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const KINDS = ["people", "place", "product", "other"] as const;

const MOST = { value: 16, label: 80 };

/** The large number that the headline names is the one that was reached. */
function ofHeadline({ headline }: Story) {
  const found = figureIn(headline.text);
  const isWhole = found?.isStrong && (found.before === "" || found.before.endsWith(":"));
  const isShort = found && found.value.length <= MOST.value && found.label.length <= MOST.label;
  return isWhole && isShort && found.label !== "" ? { value: found.value, label: found.label } : undefined;
}

/** A number that was reached, and the way to it where it is known. */
export function fits(story: Story, pictures: Pictures) {
  const figure = ofHeadline(story) ?? heroOf(story, MOST);
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
