import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { clip, sentencesIn, whole } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { termsOf } from "../kit/story/offers.ts";
import { photosFor } from "../kit/story/photos.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const KINDS = ["product", "place", "people", "texture", "other"] as const;

const MOST = { offer: 18, terms: 120 };

const OTHER_PRICES = 4;

/** "Yesterday's bread is half price" under a list of prices is a side matter. */
function isAmongPrices({ facts, headline }: Story, offer: NonNullable<Story["offer"]>): boolean {
  const others = facts.filter(({ id, kind }) => kind === "price" && !offer.facts.includes(id));
  return others.length >= OTHER_PRICES && !isSaid(offer.value, tokensOf(headline.text));
}

/** A reason to buy now: what one gets or pays, and on which terms. */
export function fits(story: Story, pictures: Pictures) {
  const { offer } = story;
  if (!offer || !whole(offer.value, MOST.offer)) return undefined;
  // A discount on a side matter is no offer of its own.
  const isMatter = isOf(story, "offer") || isSaid(offer.value, tokensOf(story.headline.text));
  if (!isMatter || isAmongPrices(story, offer)) return undefined;
  const words = wordsOf(story, pictures);
  const terms = termsOf(story, words.supporting);
  const seen = tokensOf(`${offer.value} ${terms}`);
  return fitWithDetails(story, isOf(story, "offer") ? 0.95 : 0.55, {
    ...words,
    // What the terms say already is not said again.
    supporting: sentencesIn(words.supporting)
      .filter((sentence) => !isSaid(sentence, seen))
      .join(" "),
    ...photosFor(pictures, KINDS),
    offer: offer.value,
    terms: clip(terms, MOST.terms),
  });
}
