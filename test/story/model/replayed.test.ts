import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { offeredTemplates } from "../../../lib/pipeline/model/offered-templates.ts";
import { readWithModel, storyWithModel, writeWithModel } from "../../../lib/pipeline/model/story.ts";
import { helpFor } from "../../../lib/pipeline/model/story-help.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { StoryAnswer } from "../../../lib/story/model/answer.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { writer } from "../../fakes/model-writer.ts";
import { REPLAYED } from "./replayed.ts";

const TODAY = "2026-11-21";
type Replayed = (typeof REPLAYED)[number];

function workshop({ brief, brand, channel, assetType, answer, repaired }: Replayed) {
  const model = writer(({ prompt }) => (prompt.includes("<slots>") ? repaired : answer));
  const request = { brief, brand, channel, assetType, today: TODAY };
  const help = helpFor(request, () => houseStory(request));
  const input = { ...request, today: `${TODAY}, Saturday`, templates: offeredTemplates(assetType) };
  return { model, input, help };
}

async function replay(its: Replayed) {
  const { model, input, help } = workshop(its);
  return { story: await storyWithModel(model, input, help), asked: model.received.length };
}

test.each(REPLAYED)("$id: an answer about $about is in the shape asked for", ({ answer }) => {
  expect(StoryAnswer.parse(answer)).toEqual(answer);
});

test.each(REPLAYED)(
  "$id: an answer about $about is used, each slot asked for again at most once",
  async (its) => {
    const { story, asked } = await replay(its);

    expect(story.by).toBe("fake/writer");
    expect(asked).toBe(its.repaired ? 2 : 1);
    expect(story.notes.filter((note) => /was not used|our own writer/.test(note))).toEqual([]);
    expect(story.headline.text).toBe(its.answer.headline.text);
    expect(story.points).toHaveLength(its.answer.points.length);
    expect(story.slides.map(({ title }) => title)).toEqual(its.answer.slides.map(({ title }) => title));
    expect(story.figures).toHaveLength(its.answer.figures.length);
    expect(Object.keys(story.posts)).toHaveLength(6);
  },
);

test.each(REPLAYED)("$id: an answer about $about is the same story in two requests", async (its) => {
  const { model, input, help } = workshop(its);
  const reading = await readWithModel(model, input);
  const { notes, ...story } = await writeWithModel(model, reading, input, help);
  const { notes: _, ...whole } = (await replay(its)).story;

  expect(notes).toContain("Written by fake/writer.");
  expect(story).toEqual(whole);
});

test.each(REPLAYED)(
  "$id: an answer about $about has the verdict, and a picture that loses none of its facts",
  async ({ brief, brand, channel, assetType, verdict, template, ...its }) => {
    const { story } = await replay({ brief, brand, channel, assetType, verdict, template, ...its });
    const pictures = { brand: brand.name, website: "", asked: [], atHand: [], faces: [] };
    const chosen = chooseTemplate(story, pictures, { assetType, seed: 1 });
    const report = reviewStory({ story, brief, brand, channel, assetType, lint: [], today: TODAY });

    expect(chosen?.template.id).toBe(template);
    expect(chosen?.lost).toEqual([]);
    expect([report.verdict, report.summary]).toEqual([verdict, expect.any(String)]);
  },
);
