import { expect, test } from "vitest";
import type { Step } from "../../lib/pipeline/step.ts";
import { STEPS } from "../../lib/pipeline/steps.ts";
import { STEP_NAMES } from "../../lib/runs/steps-done.ts";
import { readRun, startRun, withStep } from "../support/runs.ts";
import { world } from "../support/world.ts";

test("the pipeline's steps and the names shown as progress are the same list", () => {
  expect(STEPS.map(({ name }) => name)).toEqual(STEP_NAMES);
});

test("a message that has worked for 20 seconds hands the run over to another message", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  await withStep(
    "write",
    (step) => async (work) => {
      w.pass(21);
      return step(work);
    },
    () => w.deliver(job),
  );
  expect(await readRun(w, id)).toMatchObject({ status: "running", progress: { step: "compose", done: 2 } });
  expect(w.waiting).toMatchObject([{ job, flowKey: `test-steps-${w.workspaceId}` }]);
  expect(w.waiting[0]).not.toHaveProperty("notBefore");
  await w.drain();
  expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
});

test("a handover message that cannot be sent is sent by the sweeper", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w, { metadata: { test_outcome: "slow" } });
  const { send } = w.service.queue;
  w.service.queue.send = () => Promise.reject(new Error("the queue is away"));
  expect((await w.deliver(job)).status).toBe(204);
  w.service.queue.send = send;
  expect(w.waiting).toEqual([]);
  w.pass(15);
  await w.sweep();
  await w.drain();
  expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
});

test("progress counts the steps, pictures skip those of films, and what asks no model is stored with the next step", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  const seen: unknown[] = [];
  const look = async () => void seen.push((await readRun(w, id)).progress);
  await look();
  const watched =
    (step: Step): Step =>
    async (work) => {
      await look();
      return step(work);
    };
  const deliver = STEPS.reduce<() => Promise<unknown>>(
    (inner, { name }) =>
      () =>
        withStep(name, watched, inner),
    () => w.deliver(job),
  );
  await deliver();
  await look();
  expect(seen).toEqual([
    { step: "start", done: 0, total: 6, percent: 0 },
    { step: "start", done: 0, total: 6, percent: 0 },
    { step: "write", done: 1, total: 6, percent: 17 },
    { step: "write", done: 1, total: 6, percent: 17 },
    { step: "judge", done: 4, total: 6, percent: 67 },
    { step: "judge", done: 4, total: 6, percent: 67 },
    { step: "succeeded", done: 6, total: 6, percent: 100 },
  ]);
});
