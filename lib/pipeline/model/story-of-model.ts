import type { Brand } from "../../brand/brand.ts";
import { utcDay } from "../../core/calendar.ts";
import type { Ports } from "../../core/ports.ts";
import type { RunView } from "../../runs/store.ts";
import { guardStory } from "../../story/guard/guard.ts";
import type { ModelInput } from "../../story/model/prompt.ts";
import type { Reading, Story } from "../../story/schema.ts";
import { writeStory } from "../../story/write/write-story.ts";
import { modelOf } from "../open-model.ts";
import { leftOut } from "./left-out.ts";
import { offeredTemplates } from "./offered-templates.ts";
import { orHouse, readWithModel, storyWithModel, writeWithModel } from "./story.ts";
import type { StoryHelp } from "./story-help.ts";

type Ordered = Pick<
  RunView,
  "id" | "workspaceId" | "brief" | "channel" | "assetType" | "language" | "seed" | "createdAt"
>;

const weekday = (day: Date) => day.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });

/** Days of the brief count from the day it was sent. */
const inputOf = (run: Ordered, brand: Brand): ModelInput => ({
  brief: run.brief,
  brand,
  channel: run.channel,
  assetType: run.assetType,
  ...(run.language !== null && { language: run.language.slice(0, 2).toLowerCase() }),
  today: `${utcDay(run.createdAt)}, ${weekday(run.createdAt)}`,
  templates: offeredTemplates(run.assetType),
});

/** The guard, the repair and the house for one run. */
function helpFor(run: Ordered, brand: Brand, house: () => Story): StoryHelp {
  const { brief, channel, assetType, language, seed } = run;
  const wishes = { ...(language !== null && { language }), ...(seed !== null && { seed }) };
  return {
    guard: (story) => guardStory(story, { brief, brand, today: utcDay(run.createdAt) }).findings,
    repair: leftOut,
    house,
    rewrite: (reading: Reading) => writeStory(reading, { brand, channel, assetType, ...wishes }),
  };
}

/**
 * The story of a run by the workspace's language model; undefined where there is none. It never throws for the
 * model's sake: then it is the house's story, with a note that says why.
 */
export async function storyOfModel(
  ports: Ports,
  run: Ordered,
  brand: Brand,
  house: () => Story,
): Promise<Story | undefined> {
  const model = await modelOf(ports, run);
  if (!model) return undefined;
  const input = inputOf(run, brand);
  const help = helpFor(run, brand, house);
  if (model.steps !== 2) return storyWithModel(model, input, help);
  return orHouse(input, help, async () =>
    writeWithModel(model, await readWithModel(model, input), input, help),
  );
}
