import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  CHAT,
  carried,
  fakeForTests,
  linkedIn,
  order,
  ready,
  runOf,
  statusOf,
  studioWorld,
} from "../support/studio.ts";

const fake = fakeForTests();

describe("exactly once", () => {
  test("a job that comes three times sends one card", async () => {
    const w = await studioWorld(fake);
    const { job } = await ready(w);
    await Promise.all([w.deliver(job), w.deliver(job)]);
    await w.deliver(job);
    expect(fake.cards()).toHaveLength(1);
  });

  test("a job that comes before the run has ended sends nothing", async () => {
    const w = await studioWorld(fake);
    const { run_id } = (await (await order(w)).json()) as { run_id: string };
    await w.deliver({ kind: "studio.deliver", workspaceId: w.workspaceId, runId: run_id });
    expect(fake.cards()).toEqual([]);
    await w.drain();
    expect(fake.cards()).toHaveLength(1);
  });

  test("a lost message job is sent by the sweeper", async () => {
    const w = await studioWorld(fake);
    w.service.queue.send = async () => {
      throw new Error("The queue is away.");
    };
    const { run_id } = (await (await order(w)).json()) as { run_id: string };
    await w.deliver({ kind: "run.advance", workspaceId: w.workspaceId, runId: run_id });
    w.service.queue.send = async (messages) => void w.waiting.push(...messages);
    w.pass(30);
    await w.sweep();
    await w.drain();
    expect(fake.cards()).toHaveLength(1);
  });

  test.each(["lost", "drop", "page", "server_error"] as const)(
    "an unknown outcome (%s) is tried once more, a minute later",
    async (trouble) => {
      const w = await studioWorld(fake);
      const { run_id, job } = await ready(w);
      fake.script(trouble);
      await w.deliver(job);
      expect(await statusOf(w, run_id)).toEqual(["sending"]);
      await w.deliver(job);
      expect(fake.asked.filter((method) => method === "sendPhoto")).toHaveLength(1);

      w.pass(90);
      await w.sweep();
      await w.drain();
      expect(await statusOf(w, run_id)).toEqual(["sent"]);
    },
  );

  test("a second unknown outcome is the last", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    fake.script("drop", "drop");
    await w.deliver(job);
    w.pass(90);
    await w.deliver(job);
    expect((await runOf(w, run_id)).deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("may have arrived") },
    ]);
    for (let n = 0; n < 3; n++) {
      w.pass(90);
      await w.sweep();
      await w.drain();
    }
    expect(fake.asked.filter((method) => method === "sendPhoto")).toHaveLength(2);
  });

  test("whoever vanishes in the middle of the second try leaves no delivery open for ever", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    await w.service.db.execute(
      sql`update studio_deliveries set status = 'sending', tries = 2, claimed_at = ${w.service.now().toISOString()}::timestamptz where run_id = ${run_id}`,
    );
    w.pass(90);
    await w.deliver(job);
    expect(await statusOf(w, run_id)).toEqual(["failed"]);
    expect(fake.cards()).toEqual([]);
  });
});

describe("what the messaging service says", () => {
  test("429: the card waits as long as it was told, through the queue", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    fake.script("too_many");
    await w.deliver(job);
    expect(await statusOf(w, run_id)).toEqual(["waiting"]);
    const [again] = w.waiting;
    expect((again?.notBefore?.getTime() ?? 0) - w.service.now().getTime()).toBe(17_000);
    await w.deliver(job);
    expect(fake.cards()).toEqual([]);
    await w.drain();
    expect(await statusOf(w, run_id)).toEqual(["sent"]);
    expect(fake.cards()).toHaveLength(1);
  });

  test("429 does not use up the tries, and ends after a day", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await ready(w);
    for (let n = 0; n < 4; n++) {
      fake.script("too_many");
      await w.deliver(job);
      w.pass(20);
    }
    expect(await statusOf(w, run_id)).toEqual(["waiting"]);
    w.pass(86_400);
    fake.script("too_many");
    await w.deliver(job);
    expect(await statusOf(w, run_id)).toEqual(["failed"]);
  });

  test("blocked: the delivery fails with the reason, and the chat is unlinked", async () => {
    const w = await studioWorld(fake);
    fake.block(String(CHAT));
    const { run } = await carried(w);
    expect(run.deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("blocked by the user") },
    ]);
    expect(await linkedIn(w)).toBe(0);
    const answer = (await (await order(w)).json()) as { delivery: string[] };
    expect(answer.delivery).toEqual([]);
  });

  test("a chat that has become a supergroup is followed", async () => {
    const w = await studioWorld(fake);
    fake.script({ migrateTo: -1001234 });
    const { run } = await carried(w);
    expect(run.deliveries).toMatchObject([{ status: "sent" }]);
    await carried(w);
    expect(fake.cards().map(({ chat }) => chat)).toEqual(["-1001234", "-1001234"]);
  });

  test("a refusal of the request fails the delivery and leaves the chat linked", async () => {
    const w = await studioWorld(fake);
    fake.script("no_rights");
    const { run } = await carried(w);
    expect(run.deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("not enough rights") },
    ]);
    expect(await linkedIn(w)).toBe(1);
  });

  test("one chat's trouble does not keep the card from the others", async () => {
    const w = await studioWorld(fake, { plan: "growth", chats: [1, 2] });
    fake.block("1");
    const { run } = await carried(w);
    fake.block("1", false);
    expect(run.deliveries.map(({ status }) => status).sort()).toEqual(["failed", "sent"]);
  });
});
