import { expect, test } from "vitest";
import { destination, qstash, until } from "./support.ts";

/** A server with this many dead letters. */
async function withDeadLetters(count: number) {
  const to = await destination(() => ({ status: 500, body: "broken" }));
  const world = await qstash();
  for (let n = 1; n <= count; n++) {
    await world.client.publishJSON({ url: to.url, body: { n }, retries: 0, headers: { "x-n": `${n}` } });
    await until(() => world.server.pending() === 0);
  }
  return { ...world, to };
}

test("a dead letter holds the message and the last answer", async () => {
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
    responseStatus: 500,
    responseBody: "broken",
    responseHeader: { Connection: ["keep-alive"] },
  });
});

test("dead letters are listed newest first", async () => {
  const { client } = await withDeadLetters(3);
  const { messages } = await client.dlq.listMessages();

  expect(messages.map(({ body }) => body)).toEqual(['{"n":3}', '{"n":2}', '{"n":1}']);
});
