import { expect, test } from "vitest";
import { destination, qstash, until } from "./support.ts";

const failing = () => destination(() => ({ status: 500, body: "broken" }));

test("a failed delivery is retried with the same message id until it succeeds", async () => {
  const to = await destination(({ headers }) => ({ status: headers["upstash-retried"] === "2" ? 200 : 503 }));
  const { client, server } = await qstash();
  const { messageId } = await client.publishJSON({ url: to.url, body: 1, retryDelay: "1" });
  const calls = await to.first(3);
  await until(() => server.pending() === 0);

  expect(calls.map(({ headers }) => headers["upstash-retried"])).toEqual(["0", "1", "2"]);
  expect(new Set(calls.map(({ headers }) => headers["upstash-message-id"]))).toEqual(new Set([messageId]));
  expect(to.calls).toHaveLength(3);
});

test("the delay before a retry follows its expression, in milliseconds", async () => {
  const to = await failing();
  const { client } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, retries: 2, retryDelay: "100 * pow(2, retried)" });
  const [first, second, third] = (await to.first(3)).map(({ at }) => at);

  expect(second! - first!).toBeGreaterThanOrEqual(100);
  expect(third! - second!).toBeGreaterThanOrEqual(200);
  expect(third! - first!).toBeLessThan(5000);
});

test("a message without a retry expression waits e^2.5 seconds first and is retried three times", async () => {
  const to = await failing();
  const { client } = await qstash();
  const { messageId } = await client.publishJSON({ url: to.url, body: 1 });
  const read = async () => (await client.messages.get(messageId)) as { retried?: number };
  await until(async () => (await read()).retried === 1);

  const message = await client.messages.get(messageId);
  const delayMs = message.notBefore! - to.calls[0]!.at;
  expect(message).toMatchObject({ maxRetries: 3, retried: 1 });
  expect(delayMs).toBeGreaterThan(12_000);
  expect(delayMs).toBeLessThan(13_500);
});

test("a message with zero retries is attempted once", async () => {
  const to = await failing();
  const { client, server } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, retries: 0 });
  await until(() => server.pending() === 0);

  expect(to.calls).toHaveLength(1);
  expect((await client.dlq.listMessages()).messages).toHaveLength(1);
});

test.each([
  ["Retry-After", "0"],
  ["Retry-After", "5ms"],
  ["Retry-After", "Sun, 06 Nov 1994 08:49:37 GMT"],
  ["X-RateLimit-Reset", "0"],
])("the header %s: %s overrides the retry expression", async (name, value) => {
  const to = await destination(() => ({ status: 429, headers: { [name]: value } }));
  const { client } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, retries: 1, retryDelay: "60000" });

  expect(await to.first(2)).toHaveLength(2);
});

test("a Retry-After beyond a day is ignored", async () => {
  const to = await destination(() => ({ status: 429, headers: { "Retry-After": "90000" } }));
  const { client } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, retries: 1, retryDelay: "10" });

  expect(await to.first(2)).toHaveLength(2);
});

test("status 489 with Upstash-NonRetryable-Error goes straight to the dead letters", async () => {
  const to = await destination(() => ({ status: 489, headers: { "Upstash-NonRetryable-Error": "true" } }));
  const { client, server } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, retryDelay: "1" });
  await until(() => server.pending() === 0);

  expect(to.calls).toHaveLength(1);
  expect((await client.dlq.listMessages()).messages).toMatchObject([{ responseStatus: 489 }]);
});

test("status 489 without Upstash-NonRetryable-Error is retried", async () => {
  const to = await destination(() => ({ status: 489 }));
  const { client } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, retries: 1, retryDelay: "1" });

  expect(await to.first(2)).toHaveLength(2);
});

test("a delivery that times out is retried", async () => {
  const to = await destination(({ headers }) =>
    headers["upstash-retried"] === "0" ? new Promise(() => {}) : { status: 200 },
  );
  const { client, server } = await qstash();
  const published = Date.now();
  const headers = { "Upstash-Timeout": "100ms" };
  await client.publishJSON({ url: to.url, body: 1, retryDelay: "1", headers });
  const [, second] = await to.first(2);
  await until(() => server.pending() === 0);

  expect(second!.at - published).toBeGreaterThanOrEqual(100);
});

test("a delivery to an unreachable destination is a failure without a status", async () => {
  const { client, server } = await qstash();
  await client.publishJSON({ url: "http://127.0.0.1:1/", body: 1, retries: 0 });
  await until(() => server.pending() === 0);

  const { messages } = await client.dlq.listMessages();
  expect(messages).toMatchObject([
    { responseStatus: 0, responseBody: expect.stringContaining("ECONNREFUSED") },
  ]);
});

test("a redirect is a failed delivery", async () => {
  const to = await destination(() => ({ status: 302, headers: { location: "/elsewhere" } }));
  const { client, server } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, retries: 0 });
  await until(() => server.pending() === 0);

  expect((await client.dlq.listMessages()).messages).toMatchObject([{ responseStatus: 302 }]);
});
