import { describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { failingStep, readRun, startRun, withStep } from "../support/runs.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const TEST = { key: { mode: "test" } } as const;

/** Messages that wait in the queue for a run; other tests' runs live in the same database. */
const messagesFor = (w: World, id: string) =>
  w.waiting.filter(({ job }) => "runId" in job && job.runId === id);

/** What the sweeper logged about a run that stalled. */
const stallsOf = (w: World, id: string) =>
  w.logs.filter(({ event, run_id }) => String(event).includes("stalled") && run_id === id);

async function minutes(w: World, count: number) {
  for (let n = 0; n < count; n++) {
    w.pass(60);
    await w.sweep();
  }
}

describe("a run whose message is lost", () => {
  test("a run whose message is lost counts as stalled after a minute and is enqueued again", async () => {
    const w = await world(TEST);
    const { id } = await startRun(w);
    w.pass(59);
    await w.sweep();
    expect(messagesFor(w, id)).toEqual([]);
    w.pass(2);
    await w.sweep();
    expect(messagesFor(w, id)).toHaveLength(1);
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
  });

  test("a run that makes no progress after three new messages fails with the reason and costs nothing", async () => {
    const w = await world();
    const before = (await json(await w.get("/me"))).credits;
    const { id } = await startRun(w);
    await minutes(w, 2);
    expect(await readRun(w, id)).toMatchObject({ status: "queued" });
    await minutes(w, 6);
    expect(messagesFor(w, id)).toHaveLength(3);
    expect(await readRun(w, id)).toMatchObject({
      status: "failed",
      error_code: "pipeline_failed",
      error_message: expect.stringMatching(/^The run made no progress after 4 tries\./),
    });
    expect((await json(await w.get("/me"))).credits).toEqual(before);
  });

  test("a run that makes progress gets three new messages again", async () => {
    const w = await world(TEST);
    const { id, job } = await startRun(w);
    await minutes(w, 3);
    expect(messagesFor(w, id)).not.toEqual([]);
    await withStep("judge", failingStep, async () => void (await w.deliver(job)));
    await minutes(w, 3);
    expect(await readRun(w, id)).toMatchObject({ status: "running" });
  });

  test("a new message that is delivered beside a late one does nothing extra", async () => {
    const w = await world(TEST);
    const { id, job } = await startRun(w);
    w.pass(61);
    await w.sweep();
    await w.deliver(job);
    const run = await readRun(w, id);
    expect(await w.drain()).toContain(204);
    expect(await readRun(w, id)).toEqual(run);
  });

  test("a new message of a run uses the flow key of the workspace's current plan", async () => {
    const w = await world();
    const { id } = await startRun(w);
    await setPlan(w.service, OPERATOR, w.workspaceId, "scale");
    w.pass(61);
    await w.sweep();
    expect(messagesFor(w, id)).toMatchObject([{ flowKey: `runs-${w.workspaceId}`, parallelism: 25 }]);
  });
});

describe("a run that is only waiting", () => {
  test("a run waiting for its retry is left alone until a minute after the retry's time", async () => {
    const w = await world(TEST);
    const { id, job } = await startRun(w);
    await withStep("write", failingStep, async () => void (await w.deliver(job, 2)));
    await minutes(w, 2);
    expect(messagesFor(w, id)).toEqual([]);
    await minutes(w, 2);
    expect(messagesFor(w, id)).toHaveLength(1);
  });

  test("a run waiting in a slow test is left alone", async () => {
    const w = await world(TEST);
    const { id, job } = await startRun(w, { metadata: { test_outcome: "slow" } });
    await w.deliver(job);
    expect(messagesFor(w, id)).toHaveLength(1);
    w.pass(10);
    await w.sweep();
    expect(messagesFor(w, id)).toHaveLength(1);
  });

  test("a run waiting for its turn is left alone while its flow key makes progress", async () => {
    const w = await world(TEST);
    const early = await startRun(w);
    w.pass(1);
    const late = await startRun(w);
    w.pass(100);
    await w.deliver(early.job);
    await w.sweep();
    expect(messagesFor(w, late.id)).toEqual([]);
  });

  test("a run waiting for its turn is sent again when its flow key has made no progress for a minute", async () => {
    const w = await world(TEST);
    const early = await startRun(w);
    const late = await startRun(w);
    await w.deliver(early.job);
    w.pass(61);
    await w.sweep();
    expect(messagesFor(w, late.id)).toHaveLength(1);
  });

  test("a run waiting for its turn is sent again when later runs were served long ago", async () => {
    const w = await world(TEST);
    const lost = await startRun(w);
    w.pass(1);
    await w.deliver((await startRun(w)).job);
    w.pass(61);
    await w.deliver((await startRun(w)).job);
    await w.sweep();
    expect(messagesFor(w, lost.id)).toHaveLength(1);
  });

  test("a run overtaken in a backlog that moves is sent again once, raises no alert and never fails", async () => {
    const w = await world(TEST);
    const early = await startRun(w);
    w.pass(1);
    for (let n = 0; n < 8; n++) {
      await w.deliver((await startRun(w)).job);
      w.pass(50);
      await w.sweep();
    }
    expect(messagesFor(w, early.id)).toHaveLength(1);
    expect(stallsOf(w, early.id)).toEqual([]);
    expect(await readRun(w, early.id)).toMatchObject({ status: "queued" });
  });

  test("a run left behind when its backlog has ended raises the alert", async () => {
    const w = await world(TEST);
    const lost = await startRun(w);
    w.pass(1);
    await w.deliver((await startRun(w)).job);
    await minutes(w, 3);
    expect(messagesFor(w, lost.id).length).toBeGreaterThan(0);
    expect(stallsOf(w, lost.id)).not.toEqual([]);
    expect(w.alerts).toContainEqual(expect.objectContaining({ kind: "runs_stalled" }));
  });

  test("a batch that waits is not overtaken by single runs, whose flow key is another", async () => {
    const w = await world({ plan: "scale" });
    const item = { output_type: "card", body: { headline: "Offline maps" } };
    await w.post("/render", { items: [item, item] });
    const [first, second] = w.waiting.splice(0).map(({ job }) => job);
    w.pass(1);
    await w.deliver((await startRun(w)).job);
    w.pass(61);
    await w.deliver(first!);
    await w.sweep();
    expect(messagesFor(w, "runId" in second! ? second.runId : "")).toEqual([]);
  });

  test("a run waiting while other workspaces fill the queue is left alone until they no longer do", async () => {
    const w = await world(TEST);
    const other = await world(TEST);
    w.service.settings.queueParallelism = 2;
    const { id } = await startRun(w);
    for (let n = 0; n < 8; n++) {
      const { job } = await startRun(other, { metadata: { test_outcome: "slow" } });
      await other.deliver(job);
      for (const { pass } of [w, other]) pass(50);
      await w.sweep();
    }
    expect(messagesFor(w, id)).toEqual([]);
    expect(await readRun(w, id)).toMatchObject({ status: "queued" });
    await minutes(w, 2);
    expect(messagesFor(w, id)).not.toEqual([]);
  });

  test("a run waiting in one flow key is not left alone because of progress in another", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    const lost = await startRun(w);
    w.pass(61);
    await w.call("POST", `${API}/generate`, { json: BRIEF, key });
    await w.drain();
    await w.sweep();
    expect(messagesFor(w, lost.id)).toHaveLength(1);
  });
});
