import { describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { breaks, queued, runOf, withStep } from "../support/jobs.ts";
import { mint } from "../support/people.ts";
import { API, BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const TEST = { key: { mode: "test" } } as const;

/** Messages that wait in the queue for a run; other tests' runs live in the same database. */
const messagesFor = (w: World, id: string) =>
  w.waiting.filter(({ job }) => "runId" in job && job.runId === id);

async function minutes(w: World, count: number) {
  for (let n = 0; n < count; n++) {
    w.pass(60);
    await w.sweep();
  }
}

describe("when a message is lost", () => {
  test("the run is driven again after a minute without progress", async () => {
    const w = await world(TEST);
    const { id } = await queued(w);
    w.pass(59);
    await w.sweep();
    expect(messagesFor(w, id)).toEqual([]);
    w.pass(2);
    await w.sweep();
    expect(messagesFor(w, id)).toHaveLength(1);
    await w.drain();
    expect(await runOf(w, id)).toMatchObject({ status: "succeeded" });
  });

  test("after three nudges in vain it fails, tells why, and costs nothing", async () => {
    const w = await world();
    const before = (await json(await w.get("/me"))).credits;
    const { id } = await queued(w);
    await minutes(w, 2);
    expect(await runOf(w, id)).toMatchObject({ status: "queued" });
    await minutes(w, 6);
    expect(messagesFor(w, id)).toHaveLength(3);
    expect(await runOf(w, id)).toMatchObject({
      status: "failed",
      error_code: "pipeline_failed",
      error_message: expect.stringMatching(/^The run made no progress after 4 tries\./),
    });
    expect((await json(await w.get("/me"))).credits).toEqual(before);
  });

  test("progress earns it three new nudges", async () => {
    const w = await world(TEST);
    const { id, job } = await queued(w);
    await minutes(w, 3);
    expect(messagesFor(w, id)).not.toEqual([]);
    await withStep("judge", breaks, async () => void (await w.deliver(job)));
    await minutes(w, 3);
    expect(await runOf(w, id)).toMatchObject({ status: "running" });
  });

  test("a nudge that is delivered beside a message that was only late does no harm", async () => {
    const w = await world(TEST);
    const { id, job } = await queued(w);
    w.pass(61);
    await w.sweep();
    await w.deliver(job);
    const run = await runOf(w, id);
    expect(await w.drain()).toContain(204);
    expect(await runOf(w, id)).toEqual(run);
  });

  test("a nudge travels in the lane of the workspace's present plan", async () => {
    const w = await world();
    const { id } = await queued(w);
    await setPlan(w.service, OPERATOR, w.workspaceId, "scale");
    w.pass(61);
    await w.sweep();
    expect(messagesFor(w, id)).toMatchObject([{ lane: `runs-${w.workspaceId}`, parallelism: 100 }]);
  });
});

describe("a run that only waits", () => {
  test("behind a failed try is left alone until its agreed time, and a minute more", async () => {
    const w = await world(TEST);
    const { id, job } = await queued(w);
    await withStep("write", breaks, async () => void (await w.deliver(job, 2)));
    await minutes(w, 2);
    expect(messagesFor(w, id)).toEqual([]);
    await minutes(w, 2);
    expect(messagesFor(w, id)).toHaveLength(1);
  });

  test("in a slow test run's pause is left alone", async () => {
    const w = await world(TEST);
    const { id, job } = await queued(w, { metadata: { test_outcome: "slow" } });
    await w.deliver(job);
    expect(messagesFor(w, id)).toHaveLength(1);
    w.pass(10);
    await w.sweep();
    expect(messagesFor(w, id)).toHaveLength(1);
  });

  test("for its turn is left alone while its lane moves", async () => {
    const w = await world(TEST);
    const early = await queued(w);
    w.pass(1);
    const late = await queued(w);
    w.pass(100);
    await w.deliver(early.job);
    await w.sweep();
    expect(messagesFor(w, late.id)).toEqual([]);
  });

  test("is driven again when its lane has stood still for a minute", async () => {
    const w = await world(TEST);
    const early = await queued(w);
    const late = await queued(w);
    await w.deliver(early.job);
    w.pass(61);
    await w.sweep();
    expect(messagesFor(w, late.id)).toHaveLength(1);
  });

  test("is driven again when those behind it have long been served", async () => {
    const w = await world(TEST);
    const lost = await queued(w);
    w.pass(1);
    await w.deliver((await queued(w)).job);
    w.pass(61);
    await w.deliver((await queued(w)).job);
    await w.sweep();
    expect(messagesFor(w, lost.id)).toHaveLength(1);
  });

  test("in one lane is not excused by progress in another", async () => {
    const w = await world();
    const { key } = await mint(w, { mode: "test" });
    const lost = await queued(w);
    w.pass(61);
    await w.call("POST", `${API}/generate`, { json: BRIEF, key });
    await w.drain();
    await w.sweep();
    expect(messagesFor(w, lost.id)).toHaveLength(1);
  });
});
