import { Receiver } from "@upstash/qstash";
import { expect, test } from "vitest";
import { destination, KEYS, qstash, until } from "./support.ts";

const decode = (base64: string) => Buffer.from(base64, "base64").toString();

test("a queue callback reports the answer with its forwarded headers", async () => {
  const to = await destination(() => ({ status: 201, headers: { "x-made": "yes" }, body: "done" }));
  const back = await destination();
  const { client, server } = await qstash();
  const { messageId } = await client.publishJSON({
    url: to.url,
    body: { a: 1 },
    callback: back.url,
    headers: { "x-own": "1", "Upstash-Callback-Forward-X-Trace": "t1", "Upstash-Callback-Method": "PUT" },
  });
  const [call] = await back.first(1);
  await until(() => server.pending() === 0);

  expect(call).toMatchObject({ method: "PUT" });
  expect(call?.headers).toMatchObject({ "x-trace": "t1", "content-type": "application/json" });
  expect(call?.headers["x-own"]).toBeUndefined();
  const report = JSON.parse(call?.body ?? "");
  expect(report).toMatchObject({
    status: 201,
    header: { "X-Made": ["yes"] },
    retried: 0,
    maxRetries: 3,
    sourceMessageId: messageId,
    url: to.url,
    method: "POST",
    sourceHeader: { "Content-Type": ["application/json"], "X-Own": ["1"] },
    notBefore: expect.stringMatching(/^\d{13}$/),
    createdAt: expect.stringMatching(/^\d{13}$/),
    callerIP: "127.0.0.1",
  });
  expect([report.body, report.sourceBody].map(decode)).toEqual(["done", '{"a":1}']);
});

test("a queue callback is signed for its own URL", async () => {
  const to = await destination();
  const back = await destination();
  const { client } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, callback: back.url });
  const [call] = await back.first(1);

  const signature = String(call?.headers["upstash-signature"]);
  await expect(new Receiver(KEYS).verify({ url: back.url, body: call!.body, signature })).resolves.toBe(true);
});

test("a queue callback fires on every attempt, and the failure callback once after the last", async () => {
  const to = await destination(() => ({ status: 500, body: "broken" }));
  const back = await destination();
  const failed = await destination();
  const { client, server } = await qstash();
  const { messageId } = await client.publishJSON({
    url: to.url,
    body: { a: 1 },
    retries: 2,
    retryDelay: "20",
    callback: back.url,
    failureCallback: failed.url,
    headers: { "Upstash-Failure-Callback-Forward-X-Trace": "t1" },
  });
  const [failure] = await failed.first(1);
  const attempts = (await back.first(3)).map(({ body }) => JSON.parse(body).retried);
  await until(() => server.pending() === 0);

  expect(attempts).toEqual([0, 1, 2]);
  expect(failed.calls).toHaveLength(1);
  expect(failure!.at).toBeGreaterThanOrEqual(to.calls[2]!.at);
  expect(failure!.headers["x-trace"]).toBe("t1");
  const [letter] = (await client.dlq.listMessages()).messages;
  const report = JSON.parse(failure!.body);
  expect(report).toMatchObject({
    status: 500,
    retried: 2,
    maxRetries: 2,
    dlqId: letter?.dlqId,
    sourceMessageId: messageId,
    url: to.url,
  });
  expect([report.body, report.sourceBody].map(decode)).toEqual(["broken", '{"a":1}']);
});

test("a queue message that may not be retried is reported to the failure callback at once", async () => {
  const to = await destination(() => ({ status: 489, headers: { "Upstash-NonRetryable-Error": "true" } }));
  const failed = await destination();
  const { client } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, failureCallback: failed.url });

  const [call] = await failed.first(1);
  expect(JSON.parse(call!.body)).toMatchObject({ status: 489, retried: 0, maxRetries: 3 });
});

test("a delivered queue message does not fire the failure callback", async () => {
  const to = await destination();
  const failed = await destination();
  const { client, server } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, failureCallback: failed.url });
  await to.first(1);
  await until(() => server.pending() === 0);

  expect(failed.calls).toEqual([]);
});

test("a queue callback is itself retried as often as requested", async () => {
  const to = await destination();
  const back = await destination(() => ({ status: 500 }));
  const { client, server } = await qstash();
  await client.publishJSON({
    url: to.url,
    body: 1,
    callback: back.url,
    headers: { "Upstash-Callback-Retries": "1", "Upstash-Callback-Retry-Delay": "5" },
  });
  await back.first(2);
  await until(() => server.pending() === 0);

  expect(back.calls).toHaveLength(2);
  expect((await client.dlq.listMessages()).messages).toMatchObject([{ url: back.url }]);
});
