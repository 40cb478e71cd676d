import { expect, test } from "vitest";
import type { Step } from "../../lib/pipeline/step.ts";
import { STEPS } from "../../lib/pipeline/steps.ts";
import { STEP_NAMES } from "../../lib/runs/run.ts";
import { queued, runOf, withStep } from "../support/jobs.ts";
import { world } from "../support/world.ts";

test("the steps and the names that progress shows are the same list", () => {
  expect(STEPS.map(({ name }) => name)).toEqual(STEP_NAMES);
});

test("a message that has worked for 20 seconds hands over to another one", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await queued(w);
  await withStep(
    "write",
    (step) => async (work) => {
      w.pass(21);
      return step(work);
    },
    () => w.deliver(job),
  );
  expect(await runOf(w, id)).toMatchObject({ status: "running", progress: { step: "compose", done: 2 } });
  expect(w.waiting).toMatchObject([{ job, lane: `test-${w.workspaceId}` }]);
  expect(w.waiting[0]).not.toHaveProperty("notBefore");
  await w.drain();
  expect(await runOf(w, id)).toMatchObject({ status: "succeeded" });
});

test("when that next message cannot be sent, the sweeper sends it", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await queued(w, { metadata: { test_outcome: "slow" } });
  const { send } = w.service.queue;
  w.service.queue.send = () => Promise.reject(new Error("the queue is away"));
  expect((await w.deliver(job)).status).toBe(204);
  w.service.queue.send = send;
  expect(w.waiting).toEqual([]);
  w.pass(15);
  await w.sweep();
  await w.drain();
  expect(await runOf(w, id)).toMatchObject({ status: "succeeded" });
});

test("progress counts the steps, and percent follows; a picture passes the making of films by", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await queued(w);
  const seen: unknown[] = [];
  const look = async () => void seen.push((await runOf(w, id)).progress);
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
    { step: "compose", done: 2, total: 6, percent: 33 },
    { step: "judge", done: 4, total: 6, percent: 67 },
    { step: "finish", done: 5, total: 6, percent: 83 },
    { step: "succeeded", done: 6, total: 6, percent: 100 },
  ]);
});
