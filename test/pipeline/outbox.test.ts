import { describe, expect, test } from "vitest";
import { readRun, startRun } from "../support/runs.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const TEST = { key: { mode: "test" } } as const;

const messagesFor = (w: World, id: string) =>
  w.waiting.filter(({ job }) => "runId" in job && job.runId === id);

function cutQueue(w: World) {
  const { send } = w.service.queue;
  w.service.queue.send = () => Promise.reject(new Error("the queue is away"));
  return () => {
    w.service.queue.send = send;
  };
}

/** The workspaces whose messages the queue takes, in this order. */
const workspacesOf = (w: World) => w.waiting.map(({ job }) => job.workspaceId);

test("after a queue outage the sweeper sends another workspace's message before the rest of a burst", async () => {
  const heavy = await world(TEST);
  const light = await world(TEST);
  const mend = cutQueue(heavy);
  cutQueue(light);
  for (let n = 0; n < 5; n++) await heavy.post("/generate", BRIEF);
  light.pass(5);
  await light.post("/generate", BRIEF);

  mend();
  heavy.pass(60);
  await heavy.sweep();
  const theirs = workspacesOf(heavy).filter((id) => [heavy, light].some((w) => w.workspaceId === id));
  expect(theirs.indexOf(light.workspaceId)).toBe(1);
  expect(theirs).toHaveLength(6);
});

describe("a queue outage while a run is created", () => {
  test("a run created during a queue outage is accepted, and the sweeper sends its message later", async () => {
    const w = await world(TEST);
    const mend = cutQueue(w);
    const answer = await w.post("/generate", BRIEF);
    expect(answer.status).toBe(202);
    const { id } = await json(answer);
    expect(messagesFor(w, id)).toEqual([]);

    mend();
    w.pass(10);
    await w.sweep();
    expect(messagesFor(w, id)).toHaveLength(1);
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
  });

  test("an outbox message is sent once, and the next sweep has nothing to send", async () => {
    const w = await world(TEST);
    const mend = cutQueue(w);
    const { id } = await json(await w.post("/generate", BRIEF));
    mend();
    w.pass(10);
    await w.sweep();
    await w.sweep();
    expect(messagesFor(w, id)).toHaveLength(1);
  });

  test("the sweeper leaves a fresh outbox message to the request that made it", async () => {
    const w = await world(TEST);
    cutQueue(w)();
    const { id } = await startRun(w);
    w.pass(5);
    await w.sweep();
    expect(messagesFor(w, id)).toEqual([]);
  });

  test("runs wait through a long queue outage and then succeed", async () => {
    const w = await world(TEST);
    const mend = cutQueue(w);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await json(await w.post("/generate", BRIEF))).id);
    for (let minute = 0; minute < 20; minute++) {
      w.pass(60);
      await w.sweep();
    }
    for (const id of ids) expect(await readRun(w, id)).toMatchObject({ status: "queued", error_code: null });

    mend();
    await w.sweep();
    await w.drain();
    for (const id of ids) expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
  });
});
