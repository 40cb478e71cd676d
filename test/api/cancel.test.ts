import { expect, test } from "vitest";
import type { Step } from "../../lib/pipeline/step.ts";
import { STEPS } from "../../lib/pipeline/steps.ts";
import { expectRefusal } from "../support/expect.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const start = async (w: World, order: object = {}) =>
  (await json(await w.post("/generate", { ...BRIEF, ...order }))).id;
const credits = async (w: World) => (await json(await w.get("/me"))).credits;

/** Runs `happens` inside a step of the pipeline, before or after its own work. */
async function inside(
  name: string,
  when: "before" | "after",
  happens: () => Promise<unknown>,
  body: () => Promise<unknown>,
) {
  const entry = STEPS.find((step) => step.name === name) as { step: Step };
  const { step } = entry;
  entry.step = async (work) => {
    if (when === "before") await happens();
    const outcome = await step(work);
    if (when === "after") await happens();
    return outcome;
  };
  await body().finally(() => {
    entry.step = step;
  });
}

test("canceling a queued run answers with the canceled run and costs nothing", async () => {
  const w = await world();
  const before = await credits(w);
  const id = await start(w);
  w.pass(5);
  expect(await json(await w.post(`/runs/${id}/cancel`))).toMatchObject({
    id,
    status: "failed",
    error_code: "canceled",
    error_message: expect.stringMatching(/\S/),
    started_at: null,
    finished_at: "2026-06-15T12:00:05.000Z",
    progress: { step: "failed" },
  });
  expect(await credits(w)).toEqual(before);
});

test("the job of a canceled run does nothing when it arrives", async () => {
  const w = await world();
  const id = await start(w);
  await w.post(`/runs/${id}/cancel`);
  const run = await json(await w.get(`/runs/${id}`));
  expect(await w.drain()).toEqual([204]);
  expect(await json(await w.get(`/runs/${id}`))).toEqual(run);
});

const WALKED = STEPS.filter(({ isFor }) => !isFor);

test.each(WALKED.flatMap(({ name }) => (["before", "after"] as const).map((when) => [when, name] as const)))(
  "a run canceled %s the work of the step %s stays canceled and gives everything back once",
  async (when, name) => {
    const w = await world();
    const before = await credits(w);
    const id = await start(w);
    const cancel = async () => expect((await w.post(`/runs/${id}/cancel`)).status).toBe(200);
    await inside(name, when, cancel, async () => expect(await w.drain()).toEqual([204]));

    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({
      status: "failed",
      error_code: "canceled",
      output_text: null,
      asset_url: null,
      assets: [],
      impact_score: null,
      verdict: null,
    });
    expect(await credits(w)).toEqual(before);
    expect(await json(await w.get("/me"))).toMatchObject({ usage: { caps: { card: { used: 0 } } } });
  },
);

test("a run that waits between two messages can be canceled", async () => {
  const w = await world({ key: { mode: "test" } });
  const id = await start(w, { metadata: { test_outcome: "slow" } });
  const [message] = w.waiting.splice(0);
  if (message) await w.deliver(message.job);
  expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ status: "running" });
  expect(await json(await w.post(`/runs/${id}/cancel`))).toMatchObject({
    status: "failed",
    error_code: "canceled",
  });
  expect(await w.drain()).toEqual([204]);
  expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ error_code: "canceled" });
});

test("canceling a run that has ended with any outcome is 409", async () => {
  const w = await world({ key: { mode: "test" } });
  const [done, failed, canceled] = [
    await start(w),
    await start(w, { metadata: { test_outcome: "failed" } }),
    await start(w),
  ];
  await w.post(`/runs/${canceled}/cancel`);
  await w.drain();
  for (const id of [done, failed, canceled]) {
    await expectRefusal(await w.post(`/runs/${id}/cancel`), 409, "run_not_cancelable");
  }
  expect(await json(await w.get(`/runs/${done}`))).toMatchObject({ status: "succeeded", error_code: null });
});

test("of two concurrent cancellations one ends the run, the other is refused, and the credit returns once", async () => {
  const w = await world();
  const before = await credits(w);
  const id = await start(w);
  const answers = await Promise.all([w.post(`/runs/${id}/cancel`), w.post(`/runs/${id}/cancel`)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await credits(w)).toEqual(before);
});

test("canceling a run works with an empty body, and refuses a field that would not count", async () => {
  const w = await world();
  const [a, b] = [await start(w), await start(w)];
  expect((await w.post(`/runs/${a}/cancel`)).status).toBe(200);
  const refused = await w.post(`/runs/${b}/cancel`, { dry_run: true });
  expect(await json(refused)).toMatchObject({ detail: [{ loc: ["body", "dry_run"] }] });
  expect((await w.post(`/runs/${b}/cancel`, {})).status).toBe(200);
});
