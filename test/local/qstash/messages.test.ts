import { expect, test } from "vitest";
import { destination, gate, qstash, until } from "./support.ts";

const far = { url: "https://a.example/x?y=1", delay: "1d" } as const;

test("a waiting message can be read back as it was published", async () => {
  const { client } = await qstash();
  const { messageId } = await client.publishJSON({
    ...far,
    body: { a: 1 },
    retries: 1,
    retryDelay: "1000",
    callback: "https://a.example/cb",
    failureCallback: "https://a.example/fail",
    label: ["one", "two"],
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
    label: "one",
    labels: ["one", "two"],
    flowControlKey: "k",
    parallelism: 2,
    rate: 10,
    period: 60,
    callerIP: "127.0.0.1",
  });
});

test("a body that is not text is shown in base64", async () => {
  const { api, client } = await qstash();
  const bytes = Buffer.from([255, 0]);
  const headers = { "upstash-delay": "1d" };
  const res = await api("POST", "/v2/publish/https://a.example/", { body: bytes, headers });
  const { messageId } = (await res.json()) as { messageId: string };

  const message = await client.messages.get(messageId);
  expect(message).toMatchObject({ bodyBase64: bytes.toString("base64") });
  expect(message.body).toBeUndefined();
});

test("a delivered message is gone", async () => {
  const to = await destination();
  const { client, api, server } = await qstash();
  const { messageId } = await client.publishJSON({ url: to.url, body: 1 });
  await until(() => server.pending() === 0);

  expect((await api("GET", `/v2/messages/${messageId}`)).status).toBe(404);
  expect((await api("DELETE", `/v2/messages/${messageId}`)).status).toBe(404);
});

test("a cancelled message is never delivered", async () => {
  const to = await destination();
  const { client, server } = await qstash();
  const headers = { "Upstash-Delay": "100ms" };
  const { messageId } = await client.publish({ url: to.url, body: "cancelled", headers });
  await client.publish({ url: to.url, body: "kept", headers: { "Upstash-Delay": "150ms" } });
  expect(await client.messages.cancel(messageId)).toEqual({ cancelled: 1 });
  await until(() => server.pending() === 0);

  expect(to.calls.map(({ body }) => body)).toEqual(["kept"]);
});

test("a message cancelled during its delivery is not tried again", async () => {
  const answer = gate();
  const to = await destination(async () => {
    await answer.opened;
    return { status: 500 };
  });
  const { client, server } = await qstash();
  const { messageId } = await client.publishJSON({ url: to.url, body: 1, retryDelay: "1" });
  await to.first(1);
  await client.messages.cancel(messageId);
  answer.open();
  await client.publishJSON({ url: to.url, body: 2, retries: 0 });
  await until(() => server.pending() === 0);

  expect(to.calls.map(({ body }) => body)).toEqual(["1", "2"]);
});

test("messages are cancelled by ids, by filter, or all", async () => {
  const { client, server } = await qstash();
  const publish = (label: string) => client.publish({ ...far, label });
  const [one] = await Promise.all(["a", "a", "b", "b", "c"].map(publish));

  expect(await client.messages.cancel([one!.messageId, "msg_unknown"])).toEqual({ cancelled: 1 });
  expect(await client.messages.cancel({ filter: { label: "b" } })).toEqual({ cancelled: 2 });
  expect(await client.messages.cancel({ filter: { host: "b.example" } })).toEqual({ cancelled: 0 });
  expect(await client.messages.cancel({ filter: { path: "/x", label: "c" } })).toEqual({ cancelled: 1 });
  expect(await client.messages.cancel({ all: true })).toEqual({ cancelled: 1 });
  expect(server.pending()).toBe(0);
});

test("the log tells what happened to a message, newest first", async () => {
  const to = await destination(({ headers }) => ({ status: headers["upstash-retried"] === "1" ? 200 : 500 }));
  const { client, server, api } = await qstash();
  const { messageId } = await client.publishJSON({ url: to.url, body: 1, retryDelay: "1", label: "l" });
  await client.publishJSON({ ...far });
  await until(() => server.pending() === 1);

  const { logs } = await client.logs({ messageIds: [messageId] });
  expect(logs.map(({ state }) => state)).toEqual([
    "DELIVERED",
    "ACTIVE",
    "RETRY",
    "ERROR",
    "ACTIVE",
    "CREATED",
  ]);
  expect(logs[3]).toMatchObject({ messageId, url: to.url, error: "status 500", label: "l" });
  expect(logs[2]?.nextDeliveryTime).toBeGreaterThan(logs[5]!.time);
  expect((await client.logs({ filter: { state: "CREATED" } })).logs).toHaveLength(2);
  expect(await (await api("GET", "/v2/logs?state=DELIVERED")).json()).toMatchObject({
    logs: [{ messageId }],
  });
});

test("the log is read page by page", async () => {
  const { client } = await qstash();
  for (let n = 0; n < 5; n++) await client.publish({ ...far, label: `${n}` });
  const one = await client.logs({ count: 3 });
  const two = await client.logs({ count: 3, cursor: one.cursor! });

  expect([...one.logs, ...two.logs].map(({ label }) => label)).toEqual(["4", "3", "2", "1", "0"]);
  expect(two.cursor).toBeUndefined();
});
