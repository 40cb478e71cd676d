import { expect, test } from "vitest";
import { destination, gate, qstash, until } from "./support.ts";

test("a queue delivers one after the other, in order, and waits for retries", async () => {
  let running = 0;
  let most = 0;
  const to = await destination(async ({ body, headers }) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    return { status: body === "1" && headers["upstash-retried"] === "0" ? 500 : 200 };
  });
  const { client } = await qstash();
  const queue = client.queue({ queueName: "ordered" });
  for (const body of ["0", "1", "2", "3"]) await queue.enqueue({ url: to.url, body, retryDelay: "30" });
  const calls = await to.first(5);

  expect(calls.map(({ body }) => body)).toEqual(["0", "1", "1", "2", "3"]);
  expect(calls[0]?.headers["upstash-queue-name"]).toBe("ordered");
  expect(most).toBe(1);
});

test("the next message waits until the callback of the one before is delivered", async () => {
  const [first, answered] = [gate(), gate()];
  const to = await destination(async () => {
    await first.opened;
    return {};
  });
  const back = await destination(async () => {
    await answered.opened;
    return {};
  });
  const { client } = await qstash();
  const queue = client.queue({ queueName: "q" });
  await queue.enqueue({ url: to.url, body: "1", callback: back.url });
  await queue.enqueue({ url: to.url, body: "2" });
  first.open();
  await back.first(1);
  await client.publish({ url: to.url, body: "not in the queue" });
  await to.first(2);
  expect(to.calls.map(({ body }) => body)).toEqual(["1", "not in the queue"]);
  answered.open();

  expect((await to.first(3))[2]?.body).toBe("2");
});

test("a queue delivers as many at a time as its parallelism", async () => {
  const finish = gate();
  const to = await destination(async () => {
    await finish.opened;
    return {};
  });
  const { client, server } = await qstash();
  const queue = client.queue({ queueName: "wide" });
  await queue.upsert({ parallelism: 3 });
  for (let n = 0; n < 6; n++) await queue.enqueue({ url: to.url, body: `${n}` });
  await to.first(3);
  await client.publish({ url: to.url, body: "outside" });
  await to.first(4);

  expect(to.calls.map(({ body }) => body).sort()).toEqual(["0", "1", "2", "outside"]);
  expect(await queue.get()).toMatchObject({ name: "wide", parallelism: 3, paused: false, lag: 6 });
  finish.open();
  await until(() => server.pending() === 0);
});

test("a paused queue accepts and keeps, a resumed one delivers", async () => {
  const to = await destination();
  const { client } = await qstash();
  const queue = client.queue({ queueName: "q" });
  await queue.upsert({ parallelism: 1, paused: true });
  await queue.enqueue({ url: to.url, body: "queued" });
  await client.publish({ url: to.url, body: "published" });
  await to.first(1);
  expect(to.calls.map(({ body }) => body)).toEqual(["published"]);
  await queue.resume();

  expect((await to.first(2))[1]?.body).toBe("queued");
  await queue.pause();
  expect(await queue.get()).toMatchObject({ paused: true });
});

test("cancelling the message at the head lets the next one start", async () => {
  const to = await destination();
  const { client } = await qstash();
  const queue = client.queue({ queueName: "q" });
  const { messageId } = await queue.enqueue({ url: to.url, body: "1", headers: { "Upstash-Delay": "1d" } });
  await queue.enqueue({ url: to.url, body: "2" });
  await client.messages.cancel(messageId);

  expect((await to.first(1))[0]?.body).toBe("2");
});

test("cancelling a whole queue starts none of its messages", async () => {
  const to = await destination();
  const { client, server } = await qstash();
  const queue = client.queue({ queueName: "q" });
  await queue.enqueue({ url: to.url, body: "1", headers: { "Upstash-Delay": "1d" } });
  for (const body of ["2", "3", "4"]) await queue.enqueue({ url: to.url, body });
  expect(await client.messages.cancel({ filter: { queueName: "q" } })).toEqual({ cancelled: 4 });
  await queue.enqueue({ url: to.url, body: "5" });
  await until(() => server.pending() === 0);

  expect(to.calls.map(({ body }) => body)).toEqual(["5"]);
});

test("a batch may name a queue for each message", async () => {
  const to = await destination();
  const { client } = await qstash();
  await client.batchJSON([
    { url: to.url, body: 1, queueName: "a" },
    { url: to.url, body: 2, queueName: "b" },
  ]);
  await to.first(2);

  const names = (await client.queue().list()).map(({ name }) => name);
  expect(names).toEqual(["a", "b"]);
});

test("an unknown queue is a 404, a name with a space a 400", async () => {
  const { client, api } = await qstash();
  expect((await api("GET", "/v2/queues/none")).status).toBe(404);
  expect((await api("POST", "/v2/enqueue/a%20b/https://a.example/")).status).toBe(400);
  await client.queue({ queueName: "q" }).upsert({ parallelism: 2 });
  await client.queue({ queueName: "q" }).delete();
  expect((await api("GET", "/v2/queues/q")).status).toBe(404);
});
