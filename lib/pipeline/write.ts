import type { Brand } from "../brand/brand.ts";
import { PermanentFailure } from "../core/failures.ts";
import type { RunView } from "../runs/store.ts";
import { houseStory, type StoryRequest } from "../story/house.ts";
import type { Story } from "../story/schema.ts";
import { mockStory } from "./mock.ts";
import type { Step } from "./step.ts";

/** Turns brief and Brand DNA into the run's story. A run that came with its content has none to write. */
export const write: Step = async ({ run, brand }) => {
  if (run.body) return { patch: { outputText: run.outputText ?? "" } };
  const story = run.livemode ? written(run, await brand()) : mockStory(run);
  return { patch: { story, outputText: story.posts[run.channel] ?? "" } };
};

/** The house's story. */
function written(run: RunView, brand: Brand): Story {
  const { brief, channel, assetType, language, seed } = run;
  const wishes = { ...(language !== null && { language }), ...(seed !== null && { seed }) };
  const request: StoryRequest = { brief, brand, channel, assetType, ...wishes };
  const house = houseStory(request);
  if (saysNothing(house) && !isFilledIn(brand)) throw nothingToSay();
  return house;
}

const saysNothing = ({ facts }: Story) => !facts.some(({ from }) => from === "brief");

/** Whether the Brand DNA has a sentence to use when the brief has no content. */
const isFilledIn = ({ tagline, overview, offer }: Brand) => Boolean(tagline || overview || offer.one_liner);

/** Without content in the brief and the Brand DNA the run is refused, because filler would be worse. */
const nothingToSay = () =>
  new PermanentFailure(
    "brief_too_thin",
    "The brief says nothing that could be written about. Say in words what it is about: a product, news or an event, and one fact.",
  );
