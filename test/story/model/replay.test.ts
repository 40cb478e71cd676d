import { expect, test } from "vitest";
import { storyWithModel } from "../../../lib/pipeline/model/story.ts";
import { helpFor } from "../../../lib/pipeline/model/story-help.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { ModelInput } from "../../../lib/story/model/prompt.ts";
import { Channel } from "../../../lib/vocab.ts";
import { blockOf, writer } from "../../fakes/model-writer.ts";
import { ANSWERED, type Answer, type Answered, storyFrom } from "../answers.ts";

const TODAY = "2026-11-21";

/** An answer in today's shape: its facts are the sentences of the brief, its post is that of every channel. */
function answerOf(its: Answered, answer: Answer) {
  const { headline, support, points, slides, scenes, cta, hashtags, altText, language, facts } = storyFrom(
    its,
    answer,
  );
  return {
    language,
    occasion: "update",
    about: its.brand.name,
    facts: facts.map(({ id, kind, says, quote }) => ({ id, kind, says, quote })),
    ...{ headline, support, points, slides, scenes, cta, hashtags, altText },
    posts: Object.fromEntries(Channel.options.map((channel) => [channel, answer.post])),
  };
}

async function replayed(its: Answered, first: Answer, second: Answer) {
  const { brief, brand, channel } = its;
  const model = writer((received, nth) => {
    if (nth === 1) return answerOf(its, first);
    const all = answerOf(its, second);
    const slots = blockOf(received, "slots") as { slot: string }[];
    return Object.fromEntries(slots.map(({ slot }) => [slot, valueAt(all, slot.split("_"))]));
  });
  const input: ModelInput = {
    brief,
    brand,
    channel,
    assetType: "card",
    today: `${TODAY}, Saturday`,
    templates: [],
  };
  const request = { brief, brand, channel, assetType: "card", today: TODAY } as const;
  const help = helpFor(request, () => houseStory(request));
  const story = await storyWithModel(model, input, help);
  const repairs = model.received.slice(1).flatMap((one) => blockOf(one, "slots") as { slot: string }[]);
  // Every channel has the same post here, so that a fault in it is one.
  const slots = new Set(repairs.map(({ slot }) => slot.replace(/^posts_.*/, "posts")));
  return { story, asked: model.received.length, slots: [...slots], help };
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);

test.each(ANSWERED)(
  "$id: a good answer to $about is used, at once or with slots asked for again",
  async (its) => {
    const { story, asked, slots } = await replayed(its, its.good, its.good);

    expect(story.notes.join("\n")).toContain("Written by fake/writer");
    expect(story.by).toBe("fake/writer");
    expect(asked).toBeLessThanOrEqual(2);
    expect(slots.length).toBeLessThanOrEqual(1);
    expect(story.headline.text).toBe(its.good.headline);
    expect(story.posts[its.channel]).toContain(its.good.post.split("\n")[0]);
  },
);

const careless = ANSWERED.flatMap((its) => its.careless.map(({ fault, answer }) => ({ its, fault, answer })));

test.each(careless)(
  "$its.id: $fault is not published, though the model insists on it",
  async ({ its, answer }) => {
    const { story, help } = await replayed(its, answer, answer);
    const refused = help.guard(story).filter(({ severity }) => severity === "refuse");

    expect(refused).toEqual([]);
    expect(story.posts[its.channel]).not.toContain(answer.post);
  },
);

test.each(careless)("$its.id: $fault is put right when the model is asked again", async ({ its, answer }) => {
  const { story, asked } = await replayed(its, answer, its.good);

  expect(asked).toBeLessThanOrEqual(2);
  expect(story.posts[its.channel]).not.toContain(answer.post);
  expect(story.by).toBe("fake/writer");
  expect(story.posts[its.channel]).toContain(its.good.post.split("\n")[0]);
});
