import { describe, expect, test } from "vitest";
import { STEPS } from "../../lib/pipeline/steps.ts";
import { startPlainFilm } from "../support/plain-film.ts";
import { failingStep, readRun, startRun, withStep } from "../support/runs.ts";
import { json, type World, world } from "../support/world.ts";

const credits = async (w: World) => (await json(await w.get("/me"))).credits;
const SENTENCE = expect.stringMatching(/^[A-Z][^{}]+ after 4 tries\. .*charged.*\.$/);

describe.each(STEPS.map(({ name }) => name))("when the step %s keeps failing", (name) => {
  const started = (w: World) => (name === "film" ? startPlainFilm(w) : startRun(w));

  test("three deliveries are answered 500 for the queue to try again, the fourth ends the run", async () => {
    const w = await world({ key: { mode: "test" } });
    const { id, job } = await started(w);
    const statuses: number[] = [];
    await withStep(name, failingStep, async () => {
      for (const retried of [0, 1, 2, 3]) {
        statuses.push((await w.deliver(job, retried)).status);
        w.pass(30 * 2 ** retried);
      }
    });
    expect(statuses).toEqual([500, 500, 500, 204]);
    const run = await readRun(w, id);
    expect(run).toMatchObject({ status: "failed", error_code: "pipeline_failed", error_message: SENTENCE });
    expect(run.error_message, "what broke inside is ours").not.toContain("the step broke");
  });

  test("a later try that works carries the run to its end", async () => {
    const w = await world({ key: { mode: "test" } });
    const { id, job } = await started(w);
    await withStep(name, failingStep, async () => {
      expect((await w.deliver(job, 0)).status).toBe(500);
      expect((await w.deliver(job, 1)).status).toBe(500);
    });
    expect((await w.deliver(job, 2)).status).toBe(204);
    expect(await readRun(w, id)).toMatchObject({
      status: "succeeded",
      error_code: null,
      error_message: null,
    });
  });
});

test("the words of a run whose picture cannot be drawn are kept with the failure", async () => {
  const w = await world();
  const { id, job } = await startRun(w);
  await withStep("compose", failingStep, async () => {
    for (const retried of [0, 1, 2, 3]) await w.deliver(job, retried);
  });
  expect(await json(await w.get(`/runs/${id}?view=full`))).toMatchObject({
    status: "failed",
    steps: [{ step: "start" }, { step: "write" }],
    story: { headline: { text: expect.stringMatching(/\p{L}/u) } },
  });
});

test("a retry continues at the run's step and repeats no finished step", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  await withStep("judge", failingStep, async () => {
    await w.deliver(job, 0);
  });
  expect(await readRun(w, id)).toMatchObject({
    status: "running",
    progress: { step: "judge", done: 4, percent: 67 },
  });
  const started = (await readRun(w, id)).started_at;
  w.pass(30);
  await withStep("compose", failingStep, async () => {
    expect((await w.deliver(job, 1)).status, "compose is not asked again").toBe(204);
  });
  expect(await readRun(w, id)).toMatchObject({ status: "succeeded", started_at: started });
});

test("a run that fails in the end gives its credit and its cap slot back", async () => {
  const w = await world();
  const before = await credits(w);
  const { id, job } = await startRun(w);
  expect(await credits(w)).not.toEqual(before);
  await withStep("compose", failingStep, async () => {
    await w.deliver(job, 3);
  });
  expect(await readRun(w, id)).toMatchObject({ status: "failed" });
  expect(await credits(w)).toEqual(before);
  expect(await json(await w.get("/me"))).toMatchObject({ usage: { caps: { card: { used: 0 } } } });
});

describe("/jobs/failed", () => {
  const give = (
    w: World,
    letter: unknown,
    headers: Record<string, string> = { "upstash-signature": "signed" },
  ) => w.call("POST", "/jobs/failed", { json: letter, headers, key: null });
  const letterFor = (job: unknown, retried = 3) => ({
    status: 500,
    retried,
    maxRetries: 3,
    sourceMessageId: "msg_1",
    sourceBody: btoa(JSON.stringify(job)),
  });

  test("ends the run of a job that the queue has given up, and gives everything back", async () => {
    const w = await world();
    const before = await credits(w);
    const { id, job } = await startRun(w);
    expect((await give(w, letterFor(job))).status).toBe(204);
    expect(await readRun(w, id)).toMatchObject({
      status: "failed",
      error_code: "pipeline_failed",
      error_message: SENTENCE,
    });
    expect(await credits(w)).toEqual(before);
  });

  test("leaves a run alone that has ended meanwhile, however often it comes", async () => {
    const w = await world({ key: { mode: "test" } });
    const { id, job } = await startRun(w);
    await w.deliver(job);
    const run = await readRun(w, id);
    for (let n = 0; n < 3; n++) expect((await give(w, letterFor(job))).status).toBe(204);
    expect(await readRun(w, id)).toEqual(run);
  });

  test.each([
    ["no JSON", "nonsense"],
    ["no letter", {}],
    ["a letter whose source is no base64", { sourceBody: "%%%" }],
    ["a letter whose source is no job", { sourceBody: btoa("{}") }],
  ])("answers 489 to %s", async (_what, letter) => {
    const w = await world();
    expect((await give(w, letter)).status).toBe(489);
  });

  test("understands a dead letter with nothing but its source", async () => {
    const w = await world();
    const { id, job } = await startRun(w);
    expect((await give(w, { sourceBody: btoa(JSON.stringify(job)) })).status).toBe(204);
    expect(await readRun(w, id)).toMatchObject({ status: "failed" });
  });
});
