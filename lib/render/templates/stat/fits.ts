import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { emphasisOf } from "../kit/story/emphasis.ts";
import { heroOf } from "../kit/story/figures.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

/** One number that carries the message. */
export function fits(story: Story, pictures: Pictures) {
  const asked = emphasisOf(story);
  const figure = asked ?? heroOf(story, { value: 24, label: 120 });
  if (!figure || (!asked && isOf(story, "hiring", "offer", "event"))) return undefined;
  const words = wordsOf(story, pictures);
  // A headline that only says the number again would stand under it.
  if (isSaid(words.headline, tokensOf(`${figure.value} ${figure.label}`))) return undefined;
  const score = isOf(story, "stat") ? 0.9 : isOf(story, "milestone", "content") ? 0.6 : 0.42;
  return fitWithDetails(story, score, { ...words, ...figure });
}
