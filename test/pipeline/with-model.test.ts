import { expect, test } from "vitest";
import { type Model, ModelFailure } from "../../lib/core/model.ts";
import { writer } from "../fakes/model-writer.ts";
import { world } from "../support/world.ts";
import { BRIEF, WORDS } from "./model/bakery.ts";

const OPINION = {
  stops: 4,
  understood: 4,
  sounds: 4,
  weakest: WORDS.headline,
  advice: "Name the loaf first.",
};
const obliging = () => writer(({ prompt }) => (prompt.includes("<copy>") ? OPINION : WORDS));

async function runWith(model: Model) {
  const w = await world({ service: { model: () => model } });
  const made = await w.post("/generate", { brief: BRIEF, channel: "linkedin", asset_type: "card" });
  const { id } = (await made.json()) as { id: string };
  await w.drain();
  return (await (await w.get(`/runs/${id}`)).json()) as { quality: { notes: string[]; checks: object[] } };
}

test("a run with a model is written and reviewed by the model", async () => {
  const run = await runWith(obliging());

  expect(run).toMatchObject({
    status: "succeeded",
    output_text: expect.stringContaining("Early risers in Holbeck"),
  });
  expect(run.quality.notes).toContainEqual(expect.stringContaining("Written by fake/writer"));
  expect(run.quality.checks).toContainEqual(expect.objectContaining({ id: "model_opinion", points: 3.8 }));
});

test("a run whose model fails still succeeds", async () => {
  const run = await runWith({
    name: "fake",
    ask: () => Promise.reject(new ModelFailure("unavailable", "gone")),
  });

  expect(run).toMatchObject({
    status: "succeeded",
    output_text: expect.stringContaining("opens its second shop"),
  });
  expect(run.quality.notes).toEqual(
    expect.arrayContaining([
      expect.stringContaining("our own writer wrote this copy"),
      expect.stringContaining("the score does not hold its opinion"),
    ]),
  );
});
