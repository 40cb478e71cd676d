import { describe, expect, test } from "vitest";
import { queued, runOf } from "../support/jobs.ts";
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

describe("when the queue is down as a run is created", () => {
  test("the caller gets the run, and the sweeper sends its message once the queue is back", async () => {
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
    expect(await runOf(w, id)).toMatchObject({ status: "succeeded" });
  });

  test("a promise is kept once: the next sweep has nothing to send", async () => {
    const w = await world(TEST);
    const mend = cutQueue(w);
    const { id } = await json(await w.post("/generate", BRIEF));
    mend();
    w.pass(10);
    await w.sweep();
    await w.sweep();
    expect(messagesFor(w, id)).toHaveLength(1);
  });

  test("a fresh promise is left to the request that made it", async () => {
    const w = await world(TEST);
    cutQueue(w)();
    const { id } = await queued(w);
    w.pass(5);
    await w.sweep();
    expect(messagesFor(w, id)).toEqual([]);
  });

  test("runs wait through a long outage of the queue and then succeed", async () => {
    const w = await world(TEST);
    const mend = cutQueue(w);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await json(await w.post("/generate", BRIEF))).id);
    for (let minute = 0; minute < 20; minute++) {
      w.pass(60);
      await w.sweep();
    }
    for (const id of ids) expect(await runOf(w, id)).toMatchObject({ status: "queued", error_code: null });

    mend();
    await w.sweep();
    await w.drain();
    for (const id of ids) expect(await runOf(w, id)).toMatchObject({ status: "succeeded" });
  });
});
