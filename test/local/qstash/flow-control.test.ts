import { expect, test, vi } from "vitest";
import { createFlowControl } from "../../../lib/local/qstash/flow-control.ts";
import type { QueuedMessage } from "../../../lib/local/qstash/message.ts";
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

test("parallelism 2 limits a flow key to two deliveries while another key runs", async () => {
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
  for (let n = 0; n < 6; n++) await slow.release();
  await until(() => server.pending() === 0);
  expect(slow.calls).toHaveLength(6);
  expect(slow.most.get("slow")).toBe(2);
});

/** Flow control alone: `push` a message of a key, `take` the next one that may leave. */
function keys(parallelism: Record<string, number>) {
  const flowControl = createFlowControl({ wakeAt: () => {} });
  let seq = 0;
  const message = (key: string) =>
    ({ seq: ++seq, flow: { key, parallelism: parallelism[key], periodMs: 1000 } }) as QueuedMessage;
  return {
    push: (key: string, count = 1) => {
      for (let n = 0; n < count; n++) flowControl.push(message(key));
    },
    take: () => flowControl.take(),
    done: (taken: QueuedMessage | undefined) => flowControl.done(taken!),
    all() {
      const taken: string[] = [];
      for (let next = flowControl.take(); next; next = flowControl.take()) taken.push(next.flow?.key ?? "");
      return taken;
    },
  };
}

test("flow keys with room do not take turns: the message that has waited longest leaves first", () => {
  const queue = keys({ long: 10, b: 10, c: 10 });
  queue.push("long", 4);
  queue.push("b", 2);
  queue.push("c");
  queue.push("long");

  expect(queue.all()).toEqual(["long", "long", "long", "long", "b", "b", "c", "long"]);
});

test("a flow key without room holds up no other key, and goes on where it was", () => {
  const queue = keys({ long: 2, b: 10 });
  queue.push("long", 5);
  queue.push("b", 3);

  const [first] = [queue.take(), queue.take()];
  expect(queue.take()?.flow?.key).toBe("b");
  queue.done(first);
  expect(queue.all()).toEqual(["long", "b", "b"]);
});

test("a lower parallelism of a newer message applies before the next one leaves", () => {
  const flowControl = createFlowControl({ wakeAt: () => {} });
  const message = (seq: number, parallelism: number) =>
    ({ seq, flow: { key: "k", parallelism, periodMs: 1000 } }) as QueuedMessage;
  for (let seq = 1; seq <= 3; seq++) flowControl.push(message(seq, 5));
  const first = flowControl.take();
  flowControl.push(message(4, 1));

  expect(flowControl.take()).toBeUndefined();
  flowControl.done(first!);
  expect(flowControl.take()?.seq).toBe(2);
});

test("the global parallelism limits the concurrent deliveries of all flow keys", async () => {
  const to = await holding();
  const { client, server } = await qstash({ globalParallelism: 3 });
  for (let n = 0; n < 10; n++) {
    await client.publish({ url: to.url, body: "x", flowControl: { key: `k${n}`, parallelism: 5 } });
  }
  await to.first(3);
  for (let n = 0; n < 10; n++) await to.release();
  await until(() => server.pending() === 0);

  expect(to.most.get("x")).toBe(3);
});

test("rate 2 per 200 ms lets five queue messages leave in three periods", () => {
  let now = 1_000_000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  const wakes: { at: number; wake(): void }[] = [];
  const flowControl = createFlowControl({ wakeAt: (at, wake) => void wakes.push({ at, wake }) });
  const flow = { key: "r", rate: 2, periodMs: 200 };
  const message = (seq: number) => ({ seq, flow }) as QueuedMessage;
  const leaving = () => {
    const left: number[] = [];
    for (let next = flowControl.take(); next; next = flowControl.take()) left.push(next.seq);
    return left;
  };
  for (let seq = 1; seq <= 5; seq++) flowControl.push(message(seq));

  const periods = [leaving()];
  while (wakes.length > 0 && periods.length < 3) {
    const { at, wake } = wakes.shift()!;
    expect(at).toBe(now + 200);
    now = at;
    wake();
    periods.push(leaving());
  }
  vi.restoreAllMocks();

  expect(periods).toEqual([[1, 2], [3, 4], [5]]);
});

test("a flow key at its rate limit does not delay other keys", async () => {
  const to = await destination();
  const { client, server } = await qstash();
  const limited = { key: "limited", rate: 1, period: "1h" } as const;
  for (let n = 0; n < 5; n++) await client.publish({ url: to.url, body: "limited", flowControl: limited });
  for (let n = 0; n < 5; n++) await client.publish({ url: to.url, body: "free" });
  await to.first(5, ({ body }) => body === "free");

  await until(() => server.pending() === 4);
  expect(to.calls.filter(({ body }) => body === "limited")).toHaveLength(1);
});

test("the limits of the newest message apply to its flow key", async () => {
  const to = await holding();
  const { client } = await qstash();
  const publish = (parallelism: number) =>
    client.publish({ url: to.url, body: "x", flowControl: { key: "k", parallelism } });
  for (let n = 0; n < 5; n++) await publish(1);
  await to.first(1);
  expect(to.calls).toHaveLength(1);
  await publish(4);

  expect(await to.first(4)).toHaveLength(4);
});

test("a message that waits for its retry does not occupy its flow key", async () => {
  const to = await destination(({ body }) => ({ status: body === "failing" ? 500 : 200 }));
  const { client } = await qstash();
  const flowControl = { key: "k", parallelism: 1 };
  await client.publish({ url: to.url, body: "failing", retryDelay: "60000", flowControl });
  await client.publish({ url: to.url, body: "next", flowControl });

  expect((await to.first(2)).map(({ body }) => body)).toEqual(["failing", "next"]);
});
