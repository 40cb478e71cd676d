import { expect, test } from "vitest";
import { destination, qstash, until } from "./support.ts";

/** A server with `count` dead letters; the destination recovers when told. */
async function withDeadLetters(count: number) {
  let broken = true;
  const to = await destination(() => ({ status: broken ? 500 : 200, body: broken ? "broken" : "" }));
  const world = await qstash();
  for (let n = 1; n <= count; n++) {
    const label = n % 2 ? "odd" : "even";
    await world.client.publishJSON({
      url: to.url,
      body: { n },
      retries: 0,
      label,
      headers: { "x-n": `${n}` },
    });
    await until(() => world.server.pending() === 0);
  }
  const recover = () => {
    broken = false;
  };
  return { ...world, to, recover };
}

test("a dead letter tells the message and the last answer", async () => {
  const { client, to } = await withDeadLetters(1);
  const [letter] = (await client.dlq.listMessages()).messages;

  expect(letter).toMatchObject({
    dlqId: expect.stringMatching(/^\d+-\d+$/),
    messageId: to.calls[0]?.headers["upstash-message-id"],
    url: to.url,
    method: "POST",
    header: { "Content-Type": ["application/json"], "X-N": ["1"] },
    body: '{"n":1}',
    maxRetries: 0,
    label: "odd",
    responseStatus: 500,
    responseBody: "broken",
    responseHeader: { Connection: ["keep-alive"] },
  });
});

test("one dead letter can be read and deleted by its id", async () => {
  const { client, api } = await withDeadLetters(1);
  const { dlqId } = (await client.dlq.listMessages()).messages[0]!;
  const path = `/v2/dlq/${dlqId}`;

  expect(await (await api("GET", path)).json()).toMatchObject({ dlqId, body: '{"n":1}' });
  await client.dlq.delete(dlqId);
  expect((await api("GET", path)).status).toBe(404);
  expect((await api("DELETE", path)).status).toBe(404);
});

test("retrying a dead letter sends it again as a new message and removes it", async () => {
  const { client, to, recover, server } = await withDeadLetters(1);
  const [letter] = (await client.dlq.listMessages()).messages;
  recover();
  const { responses } = await client.dlq.retry(letter!.dlqId);
  const [, again] = await to.first(2);
  await until(() => server.pending() === 0);

  expect(again).toMatchObject({ body: '{"n":1}' });
  expect(again?.headers).toMatchObject({ "x-n": "1", "upstash-retried": "0" });
  expect(responses).toEqual([{ messageId: again?.headers["upstash-message-id"] }]);
  expect(responses[0]?.messageId).not.toBe(letter?.messageId);
  expect((await client.dlq.listMessages()).messages).toEqual([]);
});

test("a retry that fails is a dead letter again", async () => {
  const { client, server, to } = await withDeadLetters(1);
  const [letter] = (await client.dlq.listMessages()).messages;
  await client.dlq.retry(letter!.dlqId);
  await to.first(2);
  await until(() => server.pending() === 0);

  const { messages } = await client.dlq.listMessages();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.dlqId).not.toBe(letter?.dlqId);
});

test("POST /v2/dlq/retry/{id} takes new settings from its headers", async () => {
  const { client, api, to, server } = await withDeadLetters(1);
  const { dlqId } = (await client.dlq.listMessages()).messages[0]!;
  const headers = { "upstash-retries": "1", "upstash-retry-delay": "1" };
  const res = await api("POST", `/v2/dlq/retry/${dlqId}`, { headers });

  expect(res.status).toBe(201);
  await to.first(3);
  await until(() => server.pending() === 0);
  expect(to.calls).toHaveLength(3);
  expect((await api("POST", "/v2/dlq/retry/1-99")).status).toBe(404);
});

test("dead letters are listed newest first, page by page", async () => {
  const { client } = await withDeadLetters(5);
  const one = await client.dlq.listMessages({ count: 2 });
  const two = await client.dlq.listMessages({ count: 2, cursor: one.cursor! });
  const three = await client.dlq.listMessages({ count: 2, cursor: two.cursor! });

  const bodies = [one, two, three].map(({ messages }) => messages.map(({ body }) => body));
  expect(bodies).toEqual([['{"n":5}', '{"n":4}'], ['{"n":3}', '{"n":2}'], ['{"n":1}']]);
  expect(three.cursor).toBeUndefined();
});

test("dead letters are filtered, retried and deleted by label, id or all", async () => {
  const { client, server, recover } = await withDeadLetters(5);
  const left = async () => (await client.dlq.listMessages()).messages.map(({ body }) => JSON.parse(body!).n);
  const even = await client.dlq.listMessages({ filter: { label: "even", responseStatus: 500 } });
  expect(even.messages).toHaveLength(2);

  expect(await client.dlq.delete([even.messages[0]!.dlqId])).toEqual({ deleted: 1 });
  expect(await left()).toEqual([5, 3, 2, 1]);
  recover();
  expect((await client.dlq.retry({ filter: { label: "even" } })).responses).toHaveLength(1);
  await until(() => server.pending() === 0);
  expect(await left()).toEqual([5, 3, 1]);
  const part = await client.dlq.delete({ all: true, count: 2 });
  expect(part).toMatchObject({ deleted: 2, cursor: expect.any(String) });
  expect(await client.dlq.delete({ all: true, cursor: part.cursor! })).toEqual({ deleted: 1 });
  expect(await left()).toEqual([]);
});

test("a filter that is not known here touches nothing", async () => {
  const { api, client } = await withDeadLetters(1);
  const res = await api("DELETE", "/v2/dlq?topicName=mine");

  expect(await res.json()).toEqual({ deleted: 0 });
  expect((await client.dlq.listMessages()).messages).toHaveLength(1);
});
