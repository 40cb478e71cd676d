import { describe, expect, test } from "vitest";
import type { Brand } from "../../lib/copy/types.ts";
import { type Model, ModelFailure } from "../../lib/core/model.ts";
import { houseStory } from "../../lib/story/house.ts";
import { reviewPosts, reviewStory } from "../../lib/story/review/review-story.ts";
import { AssetType, Channel } from "../../lib/vocab.ts";
import { writer } from "../fakes/model-writer.ts";
import { ANSWER, INPUT } from "../pipeline/model/workshop.ts";
import { json, type World, world } from "../support/world.ts";

const brief = "The workshop stays open until 10 pm on Tuesdays from 3 March. An hour costs £15.";
const SAYS = "The words stay in English, as the brief is: nothing here could translate them into German.";

async function made(w: World, body: object) {
  const { id } = await json(await w.post("/generate", { channel: "linkedin", asset_type: "card", ...body }));
  await w.drain();
  return json(await w.get(`/runs/${id}`));
}

/** The check that another language than the one asked for fails. */
const wishOf = (run: Record<string, unknown>) =>
  (run.quality as { checks: { id: string }[] }).checks.find(({ id }) => id === "wishes");

const UNTRANSLATED = {
  status: "succeeded",
  verdict: "needs_review",
  language: "de",
  warnings: [SAYS],
  quality: { summary: expect.stringContaining("nothing here could translate them into German") },
};

const GERMAN = {
  ...ANSWER,
  headline: { text: "Die Werkstatt bleibt länger offen", facts: ["f1"] },
  support: { text: "Dienstags bis 22 Uhr, £15 die Stunde.", facts: ["f1", "f2"] },
  points: [
    { text: "Ab dem 3. März", facts: ["f1"] },
    { text: "£15 die Stunde", facts: ["f2"] },
  ],
  posts: Object.fromEntries(
    Channel.options.map((channel) => [
      channel,
      "Ab dem 3. März bleibt die Werkstatt dienstags bis 22 Uhr offen. Die Stunde kostet £15.",
    ]),
  ),
};

const answering = (answer: object): Model =>
  writer(({ prompt }) => (prompt.includes("<copy>") ? { objections: [] } : answer));

describe("a language that the brief is not in", () => {
  test("is warned of, costs points and asks a person where nothing can translate, also when it is drawn again", async () => {
    const w = await world();
    const run = await made(w, { brief, language: "de" });
    expect(run).toMatchObject(UNTRANSLATED);
    expect(wishOf(run)).toMatchObject({ passed: false, weight: 4, points: 2 });
    const { id } = await json(await w.post(`/runs/${run.id}/rerender`, { format: "square" }));
    await w.drain();
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject(UNTRANSLATED);
  });

  test("is warned of beside the fields that were ignored", async () => {
    const run = await made(await world(), { brief, language: "de", tone: "warm" });
    expect(run.warnings).toEqual(['Unknown field "tone" was ignored.', SAYS]);
  });

  test("is warned of where the language model failed, and not where it has translated", async () => {
    const gone: Model = { name: "fake", ask: () => Promise.reject(new ModelFailure("unavailable", "gone")) };
    const failed = await made(await world({ service: { model: () => gone } }), { brief, language: "de" });
    expect(failed).toMatchObject(UNTRANSLATED);
    const model = answering(GERMAN);
    const w = await world({ service: { model: () => model } });
    const run = await made(w, { brief: INPUT.brief, language: "de" });
    expect(run).toMatchObject({ output_text: expect.stringContaining("bis 22 Uhr offen"), warnings: [] });
    expect(wishOf(run)).toMatchObject({ passed: true });
  });

  test("is not missed where the brief has it, and a region makes no difference", async () => {
    const w = await world();
    expect(await made(w, { brief, language: "en" })).toMatchObject({ verdict: "approved", warnings: [] });
    expect(await made(w, { brief, language: "en-GB" })).toMatchObject({ verdict: "approved", warnings: [] });
  });
});

const brand: Brand = { ...INPUT.brand };

test.each(AssetType.options)(
  "a %s of a brief in another language is for a person, and so is each post",
  (assetType) => {
    const story = houseStory({ brief, brand, channel: "linkedin", assetType, language: "de" });
    const report = reviewStory({ story, brief, brand, channel: "linkedin", assetType, lint: [] });
    expect(report.verdict).toBe("needs_review");
    expect(report.checks.find(({ id }) => id === "wishes")).toMatchObject({
      passed: false,
      fix: "Write the brief in the language that is asked for, or use a language model, which translates.",
    });
    const posts = reviewPosts({ story, brief, brand, assetType });
    expect(Object.values(posts).map(({ verdict }) => verdict)).toEqual(
      Channel.options.map(() => "needs_review"),
    );
  },
);

test("a brief that asks for another language itself is for a person too", () => {
  const asks = `${brief} Please write it in German.`;
  const story = houseStory({ brief: asks, brand, channel: "linkedin", assetType: "card" });
  expect(story.doubts.map(({ says }) => says)).toEqual([SAYS]);
});
