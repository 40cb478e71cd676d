import { afterEach, expect, test, vi } from "vitest";
import { destination, qstash } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("the same deduplication id is accepted once and answered 202 with the first message", async () => {
  const to = await destination();
  const { api } = await qstash();
  const publish = (body: string) =>
    api("POST", `/v2/publish/${to.url}`, { body, headers: { "upstash-deduplication-id": "run-1" } });
  const first = await publish("one");
  const second = await publish("two");

  expect([first.status, second.status]).toEqual([200, 202]);
  const { messageId } = (await first.json()) as { messageId: string };
  expect(await second.json()).toEqual({ messageId, deduplicated: true });
  await publish("three");
  await api("POST", `/v2/publish/${to.url}`, { body: "last" });
  const calls = await to.first(2);
  expect(calls.map(({ body }) => body)).toEqual(["one", "last"]);
});

test("duplicates are recognised inside a batch and after it", async () => {
  const { client } = await qstash();
  const message = { url: "https://a.example/", body: 1, delay: "1h", deduplicationId: "d" } as const;
  const [one, two] = await client.batchJSON([{ ...message }, { ...message }]);
  const third = await client.publishJSON({ url: message.url, deduplicationId: "d" });

  expect(two).toEqual({ ...one, deduplicated: true });
  expect(third).toEqual({ ...one, deduplicated: true });
});

test("after ten minutes an id may be used again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { client } = await qstash();
  const publish = () => client.publish({ url: "https://a.example/", delay: "1d", deduplicationId: "d" });
  await publish();
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1000);
  expect(await publish()).toMatchObject({ deduplicated: true });
  vi.setSystemTime(Date.now() + 1001);
  expect(await publish()).not.toHaveProperty("deduplicated");
});
