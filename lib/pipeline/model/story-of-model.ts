import type { Brand } from "../../brand/brand.ts";
import { utcDay } from "../../core/calendar.ts";
import type { Ports } from "../../core/ports.ts";
import type { RunView } from "../../runs/store.ts";
import type { ModelInput } from "../../story/model/prompt.ts";
import type { Story } from "../../story/schema.ts";
import { readingIn, unwritten } from "../../story/unwritten.ts";
import { modelOf } from "../open-model.ts";
import { offeredTemplates } from "./offered-templates.ts";
import { orHouse, readWithModel, storyWithModel, writeWithModel } from "./story.ts";
import { helpFor } from "./story-help.ts";

type Ordered = Pick<
  RunView,
  "id" | "workspaceId" | "brief" | "channel" | "assetType" | "language" | "seed" | "createdAt" | "story"
>;

const weekday = (day: Date) => day.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });

/** Days of the brief count from the day it was sent. */
const inputOf = (run: Ordered, brand: Brand): ModelInput => ({
  brief: run.brief,
  brand,
  channel: run.channel,
  assetType: run.assetType,
  ...(run.language !== null && { language: run.language.split("-")[0]?.toLowerCase() ?? run.language }),
  today: `${utcDay(run.createdAt)}, ${weekday(run.createdAt)}`,
  templates: offeredTemplates(run.assetType),
});

const wordsWished = ({ language, seed }: Ordered) => ({
  ...(language !== null && { language }),
  ...(seed !== null && { seed }),
});

/**
 * The story of a run by the workspace's language model; undefined where there is none. A small model reads first, and
 * writes when it is asked again with what was read. It never throws for the model's sake: then it is the house's
 * story, with a note that says why.
 */
export async function storyOfModel(
  ports: Ports,
  run: Ordered,
  brand: Brand,
  house: () => Story,
): Promise<Story | undefined> {
  const model = await modelOf(ports, run);
  if (!model) return undefined;
  const { brief, channel, assetType, createdAt } = run;
  const input = inputOf(run, brand);
  const help = helpFor(
    { ...wordsWished(run), brief, brand, channel, assetType, today: utcDay(createdAt) },
    house,
  );
  if (model.steps !== 2) return storyWithModel(model, input, help);
  const { story } = run;
  return orHouse(input, help, async () =>
    story
      ? writeWithModel(model, readingIn(story), input, help)
      : unwritten(await readWithModel(model, input)),
  );
}
