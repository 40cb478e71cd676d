import { expect, test } from "vitest";
import { storyWithModel } from "../../../lib/pipeline/model/story.ts";
import { helpFor } from "../../../lib/pipeline/model/story-help.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { StoryAnswer } from "../../../lib/story/model/answer.ts";
import { writer } from "../../fakes/model-writer.ts";
import { RECORDED } from "./recorded.ts";

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
  // Only a doubt is asked about again.
  expect(model.received.length > 1).toBe(help.guard(story).length > 0);
});
