import type { Brand } from "../brand/brand.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { houseStory } from "../story/house.ts";
import type { Story } from "../story/schema.ts";
import { isUnwritten } from "../story/unwritten.ts";
import { translationWarnings } from "../story/write/languages.ts";
import { mockStory } from "./mock.ts";
import { storyOfModel } from "./model/story-of-model.ts";
import type { Step } from "./step.ts";
import { requestOf, withSubstance } from "./story-of-house.ts";
import { withEdits } from "./with-edits.ts";
import { withOverrides } from "./with-overrides.ts";

/**
 * Turns brief and Brand DNA into the run's story. A run that came with its content has none to write; one that is
 * drawn again has the story of its parent.
 */
export const write: Step = async ({ ports, run, brand }) => {
  if (run.body) return { patch: { outputText: run.outputText ?? "" }, joinsNext: true };
  const { story: known, isOfModel } =
    run.story && !isUnwritten(run.story) ? ofHouse(run.story) : await storyFor(ports, run, brand);
  // Each question of a small model has the time of a message for itself, and is not asked again with the other.
  if (isUnwritten(known)) return { patch: { story: known }, unfinished: true };
  const story = known === run.story ? withEdits(known, run) : withOverrides(known, run);
  const warnings = translationWarnings(story);
  return {
    joinsNext: !isOfModel,
    patch: {
      story,
      outputText: story.posts[run.channel] ?? "",
      ...(warnings.length > 0 && { warnings: [...run.warnings, ...warnings] }),
    },
  };
};

/** `isOfModel`: a language model was asked for it, also where it gave no usable answer. */
type Written = { story: Story; isOfModel: boolean };

const ofHouse = (story: Story): Written => ({ story, isOfModel: false });

const storyFor = async (ports: Ports, run: RunView, brand: () => Promise<Brand>): Promise<Written> =>
  run.livemode ? written(ports, run, await brand()) : ofHouse(mockStory(run));

/** The story of the workspace's language model; the house's where there is none, or where it fails. */
async function written(ports: Ports, run: RunView, brand: Brand): Promise<Written> {
  const house = () => houseStory(requestOf(run, brand));
  const ofModel = await storyOfModel(ports, run, brand, house);
  return { story: withSubstance(ofModel ?? house(), brand), isOfModel: ofModel !== undefined };
}
