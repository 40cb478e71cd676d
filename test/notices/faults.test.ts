import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { webhookDeliveries, webhookEndpoints } from "../../drizzle/schema/index.ts";
import {
  answers,
  attemptsOf,
  deliveriesOf,
  endpoint,
  HOOK,
  happen,
  hookWorld,
  note,
} from "../support/hooks.ts";
import type { World } from "../support/world.ts";

const only = async (w: World) => {
  const [delivery, ...others] = await deliveriesOf(w);
  expect(others).toEqual([]);
  if (!delivery) throw new Error("There is no delivery.");
  return delivery;
};

test("a second copy of the same attempt sends nothing, whether it comes later or at the same time", async () => {
  const { w, posted } = await hookWorld();
  await endpoint(w);
  await happen(w);
  const { job } = w.waiting.shift()!;
  const together = await Promise.all([w.deliver(job), w.deliver(job), w.deliver(job)]);
  expect([...together, await w.deliver(job)].map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(posted).toHaveLength(1);
});

test("a copy of an earlier attempt, or one that comes too early, sends nothing", async () => {
  const { w, posted } = await hookWorld(() => answers(500));
  await endpoint(w);
  await happen(w);
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

test("killed between claim and sending: after the lease the sweeper has it sent", async () => {
  const { w, posted } = await hookWorld();
  await endpoint(w);
  await happen(w);
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
  expect(posted.filter(({ address }) => address === HOOK)).toHaveLength(1);
  expect(
    await db
      .select()
      .from(webhookDeliveries)
      .where(sql`id = ${(await only(w)).id}::uuid`),
  ).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("killed between sending and recording: it is sent again under the same id", async () => {
  const { w, posted } = await hookWorld(async (_, n, world) => {
    // Whoever sends is gone before the answer is written down.
    if (n === 1) throw new Error("killed");
    expect(world).toBe(w);
    return answers(200);
  });
  await endpoint(w);
  await happen(w);
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

test("whoever comes back after the lease has gone to another decides nothing", async () => {
  let late = async () => {};
  const { w, posted } = await hookWorld(async (_, n) => {
    if (n === 1) await late();
    return answers(n === 1 ? 500 : 200);
  });
  await endpoint(w);
  await happen(w);
  const { job } = w.waiting.shift()!;
  late = async () => {
    w.pass(46);
    await w.deliver(job);
  };
  await w.deliver(job);
  expect(posted).toHaveLength(2);
  expect(await only(w)).toMatchObject({ status: "delivered", attempts: 1 });
});

test("a lost message is put in the queue again, and not once a minute", async () => {
  const { w, posted } = await hookWorld();
  await endpoint(w);
  await happen(w);
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
  expect(posted.filter(({ address }) => address === HOOK).length).toBeGreaterThan(0);
  expect(await only(w)).toMatchObject({ status: "delivered" });
});

test("a queue that is down loses nothing", async () => {
  const { w } = await hookWorld();
  await endpoint(w);
  const { send } = w.service.queue;
  w.service.queue.send = () => Promise.reject(new Error("The queue is down."));
  await happen(w);
  w.service.queue.send = send;
  expect(w.waiting).toEqual([]);
  w.pass(11);
  await w.sweep();
  await w.drain();
  expect(await only(w)).toMatchObject({ status: "delivered" });
});

test("an event whose announcement was lost is announced by the sweeper", async () => {
  const { w, posted } = await hookWorld();
  await endpoint(w);
  await note(w);
  w.pass(9);
  await w.sweep();
  expect(posted).toHaveLength(0);
  w.pass(1);
  await w.sweep();
  await w.drain();
  expect(await only(w)).toMatchObject({ status: "delivered" });
});

test("a notice for an endpoint that was deleted meanwhile is not sent", async () => {
  const { w, posted } = await hookWorld();
  const { id } = await endpoint(w);
  await happen(w);
  await w.service.db.delete(webhookEndpoints).where(sql`id = ${id}::uuid`);
  await w.drain();
  expect(posted).toHaveLength(0);
  expect(await only(w)).toMatchObject({ status: "failed", attempts: 0, reason: "The endpoint was deleted." });
});
