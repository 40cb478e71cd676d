import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Brand } from "../../../lib/copy/types.ts";
import { storyWithModel } from "../../../lib/pipeline/model/story.ts";
import { helpFor } from "../../../lib/pipeline/model/story-help.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { type ReadAnswer, StoryAnswer, type WrittenAnswer } from "../../../lib/story/model/answer.ts";
import type { AssetType, Channel } from "../../../lib/vocab.ts";
import { writer } from "../../fakes/model-writer.ts";

type Recorded = {
  id: string;
  about: string;
  channel: Channel;
  assetType: AssetType;
  brief: string;
  brand: Brand;
  answer: ReadAnswer & WrittenAnswer;
};

const FOLDER = join(import.meta.dirname, "recorded");
/** Answers to the service's own prompt, in full: one file for each messy brief. */
const RECORDED: Recorded[] = readdirSync(FOLDER).map((name) =>
  JSON.parse(readFileSync(join(FOLDER, name), "utf8")),
);
const TODAY = "2026-11-21";

test.each(RECORDED)("$id: an answer about $about is in the shape asked for", ({ answer }) => {
  expect(StoryAnswer.parse(answer)).toEqual(answer);
});

test.each(RECORDED)("$id: an answer about $about is used as it is", async (its) => {
  const { brief, brand, channel, assetType, answer } = its;
  const model = writer(() => answer);
  const request = { brief, brand, channel, assetType, today: TODAY };
  const help = helpFor(request, () => houseStory(request));
  const input = { ...request, today: `${TODAY}, Saturday`, templates: [] };
  const story = await storyWithModel(model, input, help);

  expect(help.guard(story).filter(({ severity }) => severity === "refuse")).toEqual([]);
  expect(story.facts).toHaveLength(answer.facts.length);
  expect(story.headline.text).toBe(answer.headline.text);
  expect(story.posts[channel]).toContain(answer.posts[channel]);
  expect(story.heldBack.filter(({ why }) => why === "unclear")).toEqual([]);
  // A doubt is asked about once.
  expect(model.received).toHaveLength(help.guard(story).length > 0 ? 2 : 1);
});
