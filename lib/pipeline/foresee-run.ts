import { hasModel } from "../access/model.ts";
import { readBrand } from "../brand/brand.ts";
import { PermanentFailure } from "../core/failures.ts";
import type { Foreseen, Ports } from "../core/ports.ts";
import { seedOf } from "../runs/seed.ts";
import type { RunRow, RunView } from "../runs/store.ts";
import { translationWarnings } from "../story/write/languages.ts";
import { designForStory } from "./designs/design-for-story.ts";
import { storyOfHouse } from "./story-of-house.ts";

/**
 * What the write and compose steps would say of a run, by the house. A language model may find more to say, so where
 * one would write, what the house would fail with is a warning.
 */
export const foreseeRun: Ports["foreseeRun"] = async (ports, run) => {
  try {
    return { warnings: await warningsOf(ports, run) };
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    return run.livemode && (await hasModel(ports, run.workspaceId))
      ? { warnings: [withoutModel(error)] }
      : { failure: error, warnings: [] };
  }
};

const withoutModel = ({ message }: PermanentFailure) =>
  `brief: unless the language model finds more to say, the run will fail. ${message}`;

async function warningsOf(ports: Ports, row: RunRow): Promise<Foreseen["warnings"]> {
  const brand = await readBrand(ports, row.workspaceId);
  const run: RunView = { ...row, assets: [], deliveries: [], isFree: false };
  const story = storyOfHouse(run, brand);
  const { unmet } = await designForStory(ports, run, brand, story, { seed: seedOf(run) });
  return [...translationWarnings(story), ...unmet];
}
