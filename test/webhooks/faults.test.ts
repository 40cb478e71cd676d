import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { webhookDeliveries, webhookEndpoints } from "../../drizzle/schema/index.ts";
import {
  answers,
  attemptsOf,
  deliveriesOf,
  endpoint,
  recordAndPublish,
  recordTestEvent,
  WEBHOOK_URL,
  webhookWorld,
} from "../support/webhooks.ts";
import type { World } from "../support/world.ts";

const only = async (w: World) => {
  const [delivery, ...others] = await deliveriesOf(w);
  expect(others).toEqual([]);
  if (!delivery) throw new Error("There is no delivery.");
  return delivery;
};

test("a second copy of an attempt's queue message sends nothing, later or at the same time", async () => {
  const { w, posted } = await webhookWorld();
  await endpoint(w);
  await recordAndPublish(w);
  const { job } = w.waiting.shift()!;
  const together = await Promise.all([w.deliver(job), w.deliver(job), w.deliver(job)]);
  expect([...together, await w.deliver(job)].map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(posted).toHaveLength(1);
});

test("a queue message of an earlier attempt, or one that arrives too early, sends nothing", async () => {
  const { w, posted } = await webhookWorld(() => answers(500));
  await endpoint(w);
  await recordAndPublish(w);
  const first = w.waiting.shift()!.job;
  await w.deliver(first);
  const second = w.waiting.shift()!.job;
  await w.deliver(second);
  expect(posted).toHaveLength(1);
  w.pass(10);
  await w.deliver(first);
  expect(posted).toHaveLength(1);
  await w.deliver(second);
  expect(posted).toHaveLength(2);
});

test("a process killed between claim and sending: after the lease the sweeper repeats the attempt", async () => {
  const { w, posted } = await webhookWorld();
  await endpoint(w);
  await recordAndPublish(w);
  const { job } = w.waiting.shift()!;
  const { db } = w.service;
  w.service.settings = { ...w.service.settings };
  const open = w.service.seals.open;
  w.service.seals.open = () => Promise.reject(new Error("killed"));
  expect((await w.deliver(job)).status).toBe(500);
  w.service.seals.open = open;
  expect((await w.deliver(job)).status).toBe(204);
  expect(posted).toHaveLength(0);
  w.pass(46);
  await w.sweep();
  await w.drain();
  expect(posted.filter(({ address }) => address === WEBHOOK_URL)).toHaveLength(1);
  expect(
    await db
      .select()
      .from(webhookDeliveries)
      .where(sql`id = ${(await only(w)).id}::uuid`),
  ).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("a process killed between sending and recording: the event is sent again under the same webhook-id", async () => {
  const { w, posted } = await webhookWorld(async (_, n, world) => {
    // The process dies before it records the response.
    if (n === 1) throw new Error("killed");
    expect(world).toBe(w);
    return answers(200);
  });
  await endpoint(w);
  await recordAndPublish(w);
  expect((await w.deliver(w.waiting.shift()!.job)).status).toBe(500);
  w.pass(46);
  await w.sweep();
  await w.drain();
  expect(posted).toHaveLength(2);
  expect(posted[0]?.headers["webhook-id"]).toBe(posted[1]?.headers["webhook-id"]);
  expect(posted[0]?.body).toBe(posted[1]?.body);
  const delivery = await only(w);
  expect(delivery).toMatchObject({ status: "delivered", attempts: 1 });
  expect(await attemptsOf(w, delivery.id)).toHaveLength(1);
});

test("a process whose lease went to another one records nothing", async () => {
  let late = async () => {};
  const { w, posted } = await webhookWorld(async (_, n) => {
    if (n === 1) await late();
    return answers(n === 1 ? 500 : 200);
  });
  await endpoint(w);
  await recordAndPublish(w);
  const { job } = w.waiting.shift()!;
  late = async () => {
    w.pass(46);
    await w.deliver(job);
  };
  await w.deliver(job);
  expect(posted).toHaveLength(2);
  expect(await only(w)).toMatchObject({ status: "delivered", attempts: 1 });
});

test("a lost queue message is enqueued again, and not every minute", async () => {
  const { w, posted } = await webhookWorld();
  await endpoint(w);
  await recordAndPublish(w);
  w.waiting.splice(0);
  const mine = () => w.waiting.filter(({ job }) => job.workspaceId === w.workspaceId);
  w.pass(119);
  await w.sweep();
  expect(mine()).toHaveLength(0);
  w.pass(1);
  await w.sweep();
  expect(mine()).toHaveLength(1);
  w.pass(60);
  await w.sweep();
  expect(mine()).toHaveLength(1);
  await w.drain();
  expect(posted.filter(({ address }) => address === WEBHOOK_URL).length).toBeGreaterThan(0);
  expect(await only(w)).toMatchObject({ status: "delivered" });
});

test("no delivery is lost while the queue is down", async () => {
  const { w } = await webhookWorld();
  await endpoint(w);
  const { send } = w.service.queue;
  w.service.queue.send = () => Promise.reject(new Error("The queue is down."));
  await recordAndPublish(w);
  w.service.queue.send = send;
  expect(w.waiting).toEqual([]);
  w.pass(11);
  await w.sweep();
  await w.drain();
  expect(await only(w)).toMatchObject({ status: "delivered" });
});

test("the sweeper publishes an event whose publishing was lost", async () => {
  const { w, posted } = await webhookWorld();
  await endpoint(w);
  await recordTestEvent(w);
  w.pass(9);
  await w.sweep();
  expect(posted).toHaveLength(0);
  w.pass(1);
  await w.sweep();
  await w.drain();
  expect(await only(w)).toMatchObject({ status: "delivered" });
});

test("a pending delivery to a deleted endpoint is not sent", async () => {
  const { w, posted } = await webhookWorld();
  const { id } = await endpoint(w);
  await recordAndPublish(w);
  await w.service.db.delete(webhookEndpoints).where(sql`id = ${id}::uuid`);
  await w.drain();
  expect(posted).toHaveLength(0);
  expect(await only(w)).toMatchObject({ status: "failed", attempts: 0, reason: "The endpoint was deleted." });
});
