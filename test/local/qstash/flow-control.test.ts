import { expect, test } from "vitest";
import { type Call, destination, gate, qstash, until } from "./support.ts";

/** A destination that holds every call until told, and counts how many it holds, by body. */
async function holding() {
  const held = new Map<string, number>();
  const most = new Map<string, number>();
  const waiting: { body: string; release(): void }[] = [];
  const to = await destination(async ({ body }: Call) => {
    const now = (held.get(body) ?? 0) + 1;
    held.set(body, now);
    most.set(body, Math.max(now, most.get(body) ?? 0));
    const { open, opened } = gate();
    waiting.push({ body, release: open });
    await opened;
    held.set(body, held.get(body)! - 1);
    return {};
  });
  /** Lets the longest-held call go. */
  const release = async () => {
    await until(() => waiting.length > 0);
    waiting.shift()?.release();
  };
  return { ...to, held, most, release };
}

test("parallelism 2 holds a key at two deliveries while another key runs", async () => {
  const slow = await holding();
  const quick = await destination();
  const { client, server } = await qstash();
  const slowly = { url: slow.url, body: "slow", flowControl: { key: "a", parallelism: 2 } };
  for (let n = 0; n < 6; n++) await client.publish(slowly);
  await slow.first(2);
  for (let n = 0; n < 20; n++) {
    await client.publish({ url: quick.url, flowControl: { key: "b", parallelism: 1 } });
  }
  await quick.first(20);

  expect(slow.calls).toHaveLength(2);
  expect(await client.flowControl.get("a")).toMatchObject({
    flowControlKey: "a",
    waitListSize: 4,
    parallelismMax: 2,
    parallelismCount: 2,
  });
  for (let n = 0; n < 6; n++) await slow.release();
  await until(() => server.pending() === 0);
  expect(slow.calls).toHaveLength(6);
  expect(slow.most.get("slow")).toBe(2);
});

test("with few places, keys take turns: a long line does not starve a short one", async () => {
  const to = await holding();
  const { client } = await qstash({ maxParallel: 1 });
  const publish = (body: string) =>
    client.publish({ url: to.url, body, flowControl: { key: body, parallelism: 10 } });
  for (let n = 0; n < 30; n++) await publish("long");
  await to.first(1);
  for (const key of ["b", "b", "c"]) await publish(key);
  for (let n = 0; n < 8; n++) await to.release();

  const calls = await to.first(9);
  const order = calls.map(({ body }) => body);
  expect(order.slice(0, 6)).toEqual(["long", "long", "b", "c", "long", "b"]);
  expect(order.slice(6)).toEqual(["long", "long", "long"]);
});

test("maxParallel bounds what is under way over all keys", async () => {
  const to = await holding();
  const { client, server } = await qstash({ maxParallel: 3 });
  for (let n = 0; n < 10; n++) {
    await client.publish({ url: to.url, body: "x", flowControl: { key: `k${n}`, parallelism: 5 } });
  }
  await to.first(3);
  expect(await client.flowControl.getGlobalParallelism()).toEqual({ parallelismMax: 3, parallelismCount: 3 });
  for (let n = 0; n < 10; n++) await to.release();
  await until(() => server.pending() === 0);

  expect(to.most.get("x")).toBe(3);
});

/** A period begins when its first delivery is let go; the log writes the moment down a little later. */
const STAMP_MS = 5;

test("rate 2 per 200 ms spreads five deliveries over three periods", async () => {
  const to = await destination();
  const { client } = await qstash();
  const flowControl = { key: "r", rate: 2, period: "200ms" } as never;
  await client.batch(Array.from({ length: 5 }, () => ({ url: to.url, flowControl })));
  await to.first(5);

  const { logs } = await client.logs({ filter: { state: "ACTIVE" } });
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = logs.map(({ time }) => time).sort();
  expect(logs).toHaveLength(5);
  expect(two - one).toBeLessThan(200);
  expect(four - three).toBeLessThan(200);
  expect(three - one).toBeGreaterThanOrEqual(200 - STAMP_MS);
  expect(five - three).toBeGreaterThanOrEqual(200 - STAMP_MS);
  // Two a period, not one: five deliveries need two waits, not four.
  expect(five - one).toBeLessThan(4 * 200);
});

test("a key at its rate limit does not hold up the others", async () => {
  const to = await destination();
  const { client } = await qstash();
  const limited = { key: "limited", rate: 1, period: "1h" } as const;
  for (let n = 0; n < 5; n++) await client.publish({ url: to.url, body: "limited", flowControl: limited });
  for (let n = 0; n < 5; n++) await client.publish({ url: to.url, body: "free" });
  await to.first(5, ({ body }) => body === "free");

  expect(to.calls.filter(({ body }) => body === "limited")).toHaveLength(1);
  expect(await client.flowControl.get("limited")).toMatchObject({
    rateMax: 1,
    rateCount: 1,
    ratePeriod: 3600,
    waitListSize: 4,
  });
});

test("the limits of the newest message apply to its key", async () => {
  const to = await holding();
  const { client } = await qstash();
  const publish = (parallelism: number) =>
    client.publish({ url: to.url, body: "x", flowControl: { key: "k", parallelism } });
  for (let n = 0; n < 5; n++) await publish(1);
  await to.first(1);
  expect(to.calls).toHaveLength(1);
  await publish(4);

  expect(await to.first(4)).toHaveLength(4);
  expect((await client.flowControl.get("k")).parallelismCount).toBe(4);
});

test("a message that waits for its retry does not occupy its key", async () => {
  const to = await destination(({ body }) => ({ status: body === "failing" ? 500 : 200 }));
  const { client } = await qstash();
  const flowControl = { key: "k", parallelism: 1 };
  await client.publish({ url: to.url, body: "failing", retryDelay: "60000", flowControl });
  await client.publish({ url: to.url, body: "next", flowControl });

  expect((await to.first(2)).map(({ body }) => body)).toEqual(["failing", "next"]);
});

test("a cancelled message does not use up the rate of its key", async () => {
  const to = await holding();
  const { client } = await qstash();
  const flowControl = { key: "k", parallelism: 1 };
  await client.publish({ url: to.url, body: "first", flowControl });
  await to.first(1);
  const { messageId } = await client.publish({ url: to.url, body: "cancelled", flowControl });
  await client.publish({ url: to.url, body: "last", flowControl });
  await client.messages.cancel(messageId);
  await to.release();

  expect((await to.first(2)).map(({ body }) => body)).toEqual(["first", "last"]);
});
