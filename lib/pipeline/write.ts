import type { Brand } from "../brand/brand.ts";
import { PermanentFailure } from "../core/failures.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { editedStory } from "../story/edit/edited-story.ts";
import { houseStory, type StoryRequest } from "../story/house.ts";
import type { Story } from "../story/schema.ts";
import { isUnwritten } from "../story/unwritten.ts";
import { translationWarnings } from "../story/write/languages.ts";
import { mockStory } from "./mock.ts";
import { storyOfModel } from "./model/story-of-model.ts";
import type { Step } from "./step.ts";
import { withOverrides } from "./with-overrides.ts";

/**
 * Turns brief and Brand DNA into the run's story. A run that came with its content has none to write; one that is
 * drawn again has the story of its parent.
 */
export const write: Step = async ({ ports, run, brand }) => {
  if (run.body) return { patch: { outputText: run.outputText ?? "" } };
  const known = run.story && !isUnwritten(run.story) ? run.story : await storyFor(ports, run, brand);
  // Each question of a small model has the time of a message for itself, and is not asked again with the other.
  if (isUnwritten(known)) return { patch: { story: known }, unfinished: true };
  const said = withOverrides(known, run);
  // Words that replace others of a finished story are an edit of it: what they take out is gone everywhere.
  const edit = { channel: run.channel, isMembers: run.createdVia === "dashboard" };
  const story = known === run.story ? editedStory(known, said, edit) : said;
  const warnings = translationWarnings(story);
  return {
    patch: {
      story,
      outputText: story.posts[run.channel] ?? "",
      ...(warnings.length > 0 && { warnings: [...run.warnings, ...warnings] }),
    },
  };
};

const storyFor = async (ports: Ports, run: RunView, brand: () => Promise<Brand>): Promise<Story> =>
  run.livemode ? written(ports, run, await brand()) : mockStory(run);

/** The story of the workspace's language model; the house's where there is none, or where it fails. */
async function written(ports: Ports, run: RunView, brand: Brand): Promise<Story> {
  const { brief, channel, assetType, language, seed } = run;
  const wishes = { ...(language !== null && { language }), ...(seed !== null && { seed }) };
  const request: StoryRequest = { brief, brand, channel, assetType, ...wishes };
  const house = () => houseStory(request);
  const story = (await storyOfModel(ports, run, brand, house)) ?? house();
  if (saysNothing(story) && !isFilledIn(brand)) throw nothingToSay();
  return story;
}

/** A single letter is no word; a single sign of Japanese, Chinese, Arabic or Hebrew may be. */
const WORD = /[\p{L}\p{N}]{2}|\p{Lo}/u;

const saysNothing = ({ facts }: Story) =>
  !facts.some(({ from, says }) => from === "brief" && WORD.test(says));

/** Whether the Brand DNA has a sentence to use when the brief has no content. */
const isFilledIn = ({ tagline, overview, offer }: Brand) => Boolean(tagline || overview || offer.one_liner);

/** Without content in the brief and the Brand DNA the run is refused, because filler would be worse. */
const nothingToSay = () =>
  new PermanentFailure(
    "brief_too_thin",
    "The brief says nothing that could be written about. Say in words what it is about: a product, news or an event, and one fact.",
  );
