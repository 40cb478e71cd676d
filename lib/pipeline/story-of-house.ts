import type { Brand } from "../brand/brand.ts";
import { PermanentFailure } from "../core/failures.ts";
import type { RunView } from "../runs/store.ts";
import { houseStory, type StoryRequest } from "../story/house.ts";
import type { Story } from "../story/schema.ts";
import { mockStory } from "./mock.ts";
import { withOverrides } from "./with-overrides.ts";

/** What the house is asked for. */
export function requestOf(run: RunView, brand: Brand): StoryRequest {
  const { brief, channel, assetType, language, seed } = run;
  const wishes = { ...(language !== null && { language }), ...(seed !== null && { seed }) };
  return { brief, brand, channel, assetType, ...wishes };
}

/**
 * The story that a run has where no language model writes, with the words of its caller.
 * @throws PermanentFailure when there is nothing to write about.
 */
export function storyOfHouse(run: RunView, brand: Brand): Story {
  if (!run.livemode) return withOverrides(mockStory(run), run);
  return withOverrides(withSubstance(houseStory(requestOf(run, brand)), brand), run);
}

/** A single letter is no word; a single sign of Japanese, Chinese, Arabic or Hebrew may be. */
const WORD = /[\p{L}\p{N}]{2}|\p{Lo}/u;

const saysNothing = ({ facts }: Story) =>
  !facts.some(({ from, says }) => from === "brief" && WORD.test(says));

/** Whether the Brand DNA has a sentence to use when the brief has no content. */
const isFilledIn = ({ tagline, overview, offer }: Brand) => Boolean(tagline || overview || offer.one_liner);

/**
 * The story as it is. Filler would be worse than no run.
 * @throws PermanentFailure when neither the brief nor the Brand DNA has content.
 */
export function withSubstance(story: Story, brand: Brand): Story {
  if (!saysNothing(story) || isFilledIn(brand)) return story;
  throw new PermanentFailure(
    "brief_too_thin",
    "The brief says nothing that could be written about. Say in words what it is about: a product, news or an event, and one fact.",
  );
}
