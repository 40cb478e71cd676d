import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  CHAT,
  countLinkedChats,
  deliverCard,
  fakeForTests,
  order,
  readRun,
  readyDelivery,
  statusOf,
  studioWorld,
} from "../support/studio.ts";

const fake = fakeForTests();

describe("delivering a card exactly once", () => {
  test("a delivery job that comes three times sends one card", async () => {
    const w = await studioWorld(fake);
    const { job } = await readyDelivery(w);
    await Promise.all([w.deliver(job), w.deliver(job)]);
    await w.deliver(job);
    expect(fake.cards()).toHaveLength(1);
  });

  test("a delivery job that comes before the run has ended sends nothing", async () => {
    const w = await studioWorld(fake);
    const { run_id } = (await (await order(w)).json()) as { run_id: string };
    await w.deliver({ kind: "studio.deliver", workspaceId: w.workspaceId, runId: run_id });
    expect(fake.cards()).toEqual([]);
    await w.drain();
    expect(fake.cards()).toHaveLength(1);
  });

  test("a lost delivery message is sent by the sweeper", async () => {
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
    "a delivery with an unknown outcome (%s) is tried once more a minute later",
    async (fault) => {
      const w = await studioWorld(fake);
      const { run_id, job } = await readyDelivery(w);
      fake.script(fault);
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

  test("a delivery is not tried again after a second unknown outcome", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await readyDelivery(w);
    fake.script("drop", "drop");
    await w.deliver(job);
    w.pass(90);
    await w.deliver(job);
    expect((await readRun(w, run_id)).deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("may have arrived") },
    ]);
    for (let n = 0; n < 3; n++) {
      w.pass(90);
      await w.sweep();
      await w.drain();
    }
    expect(fake.asked.filter((method) => method === "sendPhoto")).toHaveLength(2);
  });

  test("a delivery whose process died during the second try does not stay open", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await readyDelivery(w);
    await w.service.db.execute(
      sql`update studio_deliveries set status = 'sending', tries = 2, claimed_at = ${w.service.now().toISOString()}::timestamptz where run_id = ${run_id}`,
    );
    w.pass(90);
    await w.deliver(job);
    expect(await statusOf(w, run_id)).toEqual(["failed"]);
    expect(fake.cards()).toEqual([]);
  });
});

describe("Telegram's answers to a delivery", () => {
  test("a delivery answered 429 waits in the queue as long as Telegram says", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await readyDelivery(w);
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

  test("a delivery answered 429 uses up no tries and ends after a day", async () => {
    const w = await studioWorld(fake);
    const { run_id, job } = await readyDelivery(w);
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

  test("a delivery to a chat that blocked the bot fails with the reason, and the chat is unlinked", async () => {
    const w = await studioWorld(fake);
    fake.block(String(CHAT));
    const { run } = await deliverCard(w);
    expect(run.deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("blocked by the user") },
    ]);
    expect(await countLinkedChats(w)).toBe(0);
    const answer = (await (await order(w)).json()) as { delivery: string[] };
    expect(answer.delivery).toEqual([]);
  });

  test("a delivery follows a chat that has become a supergroup", async () => {
    const w = await studioWorld(fake);
    fake.script({ migrateTo: -1001234 });
    const { run } = await deliverCard(w);
    expect(run.deliveries).toMatchObject([{ status: "sent" }]);
    await deliverCard(w);
    expect(fake.cards().map(({ chat }) => chat)).toEqual(["-1001234", "-1001234"]);
  });

  test("a delivery that Telegram refuses fails and leaves the chat linked", async () => {
    const w = await studioWorld(fake);
    fake.script("no_rights");
    const { run } = await deliverCard(w);
    expect(run.deliveries).toMatchObject([
      { status: "failed", error: expect.stringContaining("not enough rights") },
    ]);
    expect(await countLinkedChats(w)).toBe(1);
  });

  test("a failed delivery to one chat does not stop the deliveries to others", async () => {
    const w = await studioWorld(fake, { plan: "growth", chats: [1, 2] });
    fake.block("1");
    const { run } = await deliverCard(w);
    fake.block("1", false);
    expect(run.deliveries.map(({ status }) => status).sort()).toEqual(["failed", "sent"]);
  });
});
