import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { filmFit } from "../film/film-fit.ts";
import { keptOf } from "../film/kept.ts";
import { filmWordsOf, type Idea, ideasOf } from "../film/story-words.ts";
import { timingOf } from "../film/wished-timing.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const LIMITS = { headline: 60, supporting: 90 };
const MOST = { features: 4, title: 56, body: 110 };

/** What a product does, one thing after the other. */
export function fits(story: Story, pictures: Pictures) {
  const { asked, atHand } = pictures;
  if (!isOf(story, "launch", "release", "how_to", "update", "content")) return undefined;
  const all = ideasOf(story, MOST);
  // Half of a list of steps is none.
  if (asked.length === 0 && Math.max(all.length, story.steps.length) > Math.min(all.length, MOST.features))
    return undefined;
  const ideas = all.slice(0, MOST.features);
  if (ideas.length < (asked.length > 0 ? 1 : 2)) return undefined;
  const { kicker: _, supporting, ...words } = filmWordsOf(story, pictures, LIMITS);
  // Screens at hand are shown with all ideas or none: one alone would seem to be about its idea.
  const screens = asked.length > 0 ? asked : atHand.length >= ideas.length ? atHand : [];
  const features = featuresOf(ideas, screens, story);
  const last = keptOf(story, words);
  const score = isOf(story, "how_to") ? 0.85 : screens.length > 1 ? 0.7 : 0.58;
  return filmFit(
    story,
    score,
    {
      ...words,
      supporting: unsaid(supporting, ideas),
      features,
      ...timingOf(story),
      ...last,
    },
    { ...words, ...last },
  );
}

function featuresOf(ideas: readonly Idea[], screens: readonly string[], story: Story) {
  const isNumbered = screens.length === 0 && areSteps(ideas, story);
  return ideas.map(({ title, body }, i) => ({
    ...{ title: isNumbered ? `${i + 1}. ${title}` : title, body },
    photo: screens[i] ?? "",
  }));
}

/** Steps are read by their numbers. */
const areSteps = (ideas: readonly Idea[], { steps }: Story): boolean =>
  steps.length === ideas.length &&
  ideas.every(({ title }, i) => title === steps[i]?.title && title.length + NUMBER <= LONGEST);
/** Characters of the number before a step. */
const NUMBER = 3;
/** Characters of a title with it. */
const LONGEST = 48;

/** What a scene of its own says is not said before it. */
function unsaid(supporting: string, ideas: readonly Idea[]): string {
  const said = ideas.map(({ title, body }) => `${title}\n${body}`).join("\n");
  return isSaid(supporting, tokensOf(said)) ? "" : supporting;
}
