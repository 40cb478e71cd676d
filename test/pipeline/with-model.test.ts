import { expect, test } from "vitest";
import { type Model, ModelFailure } from "../../lib/core/model.ts";
import { writer } from "../fakes/model-writer.ts";
import { readRun, startRun, withStep } from "../support/runs.ts";
import { type World, world } from "../support/world.ts";
import { ANSWER, INPUT } from "./model/workshop.ts";

const OBJECTION = { kind: "false", quote: "The workshop stays open late", source: "open until 10 pm" };
const answering = (objections: unknown[], steps?: 1 | 2) => {
  const model = writer(({ prompt }) => (prompt.includes("<copy>") ? { objections } : ANSWER));
  return steps ? { ...model, steps } : model;
};

async function runWith(model: Model) {
  const w = await world({ service: { model: () => model } });
  const made = await w.post("/generate", { brief: INPUT.brief, channel: "linkedin", asset_type: "card" });
  const { id } = (await made.json()) as { id: string };
  await w.drain();
  return (await (await w.get(`/runs/${id}`)).json()) as {
    verdict: string;
    quality: { notes: string[]; checks: { id: string }[] };
  };
}

test("a run with a model is written by it, whether it reads and writes in one step or in two", async () => {
  for (const steps of [1, 2] as const) {
    const model = answering([], steps);
    const run = await runWith(model);

    expect(run).toMatchObject({ status: "succeeded", output_text: expect.stringContaining("(linkedin)") });
    expect(run.quality.notes).toContainEqual("Written by fake/writer.");
    expect(model.received.filter(({ prompt }) => prompt.includes("<brief>"))).toHaveLength(2);
  }
});

test("a small model that reads for long writes in a message of its own, and is not asked to read again", async () => {
  const model = { ...answering([]), steps: 2 as const };
  const slow: Model = {
    ...model,
    async ask(question) {
      w.pass(15);
      return model.ask(question);
    },
  };
  const w: World = await world({ service: { model: () => slow } });
  const { id, job } = await startRun(w, { brief: INPUT.brief, channel: "linkedin", asset_type: "card" });
  await withStep(
    "start",
    (step) => async (work) => {
      w.pass(6);
      return step(work);
    },
    () => w.deliver(job),
  );

  expect(await readRun(w, id)).toMatchObject({ status: "running", progress: { step: "write", done: 1 } });
  expect(model.received).toHaveLength(1);
  expect(w.waiting).toMatchObject([{ job: { kind: "run.advance", runId: id } }]);

  await w.drain();
  expect(await readRun(w, id)).toMatchObject({
    status: "succeeded",
    output_text: expect.stringContaining("(linkedin)"),
  });
  expect(model.received.map(({ prompt }) => prompt.includes("<facts>"))).toEqual([false, true, false]);
});

test("an objection of the model is shown with the run and keeps it from being approved", async () => {
  const run = await runWith(answering([OBJECTION]));

  expect(run.verdict).not.toBe("approved");
  expect(run.quality.checks).toContainEqual(expect.objectContaining({ id: "model_opinion" }));
});

test("a run whose model fails is written by the house and says so", async () => {
  const run = await runWith({
    name: "fake",
    ask: () => Promise.reject(new ModelFailure("unavailable", "gone")),
  });

  expect(run).toMatchObject({
    status: "succeeded",
    output_text: expect.stringContaining("stays open until 10 pm"),
  });
  expect(run.quality.notes).toEqual(
    expect.arrayContaining([
      expect.stringContaining("our own writer wrote this copy"),
      expect.stringContaining("without its opinion"),
    ]),
  );
});
