import { expect, test } from "vitest";
import { destination, qstash } from "./support.ts";

const seconds = (ms: number) => Math.floor(ms / 1000);

test("a delayed queue message arrives after its delay and not earlier", async () => {
  const to = await destination();
  const { client } = await qstash();
  const published = Date.now();
  await client.publishJSON({ url: to.url, body: 1, headers: { "Upstash-Delay": "150ms" } });
  const [call] = await to.first(1);

  expect(call!.at - published).toBeGreaterThanOrEqual(150);
  expect(call!.at - published).toBeLessThan(5000);
});

test("queue messages arrive in the order of their times, whatever the order of publishing", async () => {
  const to = await destination();
  const { client } = await qstash();
  const delays = ["300ms", "100ms", "200ms", "0ms"];
  const message = (delay: string) => ({ url: to.url, body: delay, headers: { "Upstash-Delay": delay } });
  await client.batch(delays.map(message));

  const calls = await to.first(4);
  expect(calls.map(({ body }) => body)).toEqual(["0ms", "100ms", "200ms", "300ms"]);
});

test("not-before holds a queue message until that second", async () => {
  const to = await destination();
  const { client } = await qstash();
  const notBefore = seconds(Date.now()) + 1;
  await client.publishJSON({ url: to.url, body: 1, notBefore });

  expect((await to.first(1))[0]!.at).toBeGreaterThanOrEqual(notBefore * 1000);
});

test("not-before overrides delay", async () => {
  const to = await destination();
  const { client } = await qstash();
  await client.publishJSON({ url: to.url, body: 1, delay: "1d", notBefore: seconds(Date.now()) });

  expect(await to.first(1)).toHaveLength(1);
});

test("a queue message for next year waits and reports its time", async () => {
  const to = await destination();
  const { client, server } = await qstash();
  const notBefore = seconds(Date.now()) + 365 * 86_400;
  const { messageId } = await client.publishJSON({ url: to.url, body: 1, notBefore });
  await client.publishJSON({ url: to.url, body: 2 });
  await to.first(1);

  expect(to.calls.map(({ body }) => body)).toEqual(["2"]);
  expect(await client.messages.get(messageId)).toMatchObject({ notBefore: notBefore * 1000 });
  expect(server.pending()).toBeGreaterThanOrEqual(1);
});
