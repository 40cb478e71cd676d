import { expect, test } from "vitest";
import { destination, qstash, until } from "./support.ts";

const far = { url: "https://a.example/x?y=1", delay: "1d" } as const;

test("a waiting queue message can be read back as it was published", async () => {
  const { client } = await qstash();
  const { messageId } = await client.publishJSON({
    ...far,
    body: { a: 1 },
    retries: 1,
    retryDelay: "1000",
    callback: "https://a.example/cb",
    failureCallback: "https://a.example/fail",
    flowControl: { key: "k", parallelism: 2, rate: 10, period: "1m" },
  });

  expect(await client.messages.get(messageId)).toMatchObject({
    messageId,
    url: far.url,
    method: "POST",
    header: { "Content-Type": ["application/json"] },
    body: '{"a":1}',
    maxRetries: 1,
    retryDelayExpression: "1000",
    callback: "https://a.example/cb",
    failureCallback: "https://a.example/fail",
    flowControlKey: "k",
    parallelism: 2,
    rate: 10,
    period: 60,
    callerIP: "127.0.0.1",
  });
});

test("the queue shows a binary message body in base64", async () => {
  const { api, client } = await qstash();
  const bytes = Buffer.from([255, 0]);
  const headers = { "upstash-delay": "1d" };
  const res = await api("POST", "/v2/publish/https://a.example/", { body: bytes, headers });
  const { messageId } = (await res.json()) as { messageId: string };

  const message = await client.messages.get(messageId);
  expect(message).toMatchObject({ bodyBase64: bytes.toString("base64") });
  expect(message.body).toBeUndefined();
});

test("the queue answers 404 for a delivered message", async () => {
  const to = await destination();
  const { client, api, server } = await qstash();
  const { messageId } = await client.publishJSON({ url: to.url, body: 1 });
  await until(() => server.pending() === 0);

  expect((await api("GET", `/v2/messages/${messageId}`)).status).toBe(404);
});
