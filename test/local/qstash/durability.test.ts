import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { destination, gate, journalFile, qstash, until } from "./support.ts";

test("closing the queue cuts deliveries off within 300 ms, and they happen after the next start", async () => {
  const file = journalFile();
  const never = gate();
  const to = await destination(async ({ headers }) => {
    if (headers["upstash-message-id"] && !restarted) await never.opened;
    return {};
  });
  let restarted = false;
  const { client, server } = await qstash({ file });
  await client.publishJSON({ url: to.url, body: "cut off" });
  await client.publishJSON({ url: to.url, body: "delayed", headers: { "Upstash-Delay": "10ms" } });
  await to.first(2);
  const started = Date.now();
  await server.close();
  expect(Date.now() - started).toBeLessThan(300);

  restarted = true;
  const next = await qstash({ file });
  await until(() => next.server.pending() === 0);
  const [first, second, third, fourth] = to.calls.map(({ headers }) => headers["upstash-message-id"]);
  expect([third, fourth].sort()).toEqual([first, second].sort());
  expect(to.calls[2]?.headers["upstash-retried"]).toBe("0");
});

test("dead letters, duplicates, retries and waiting times survive a restart", async () => {
  const file = journalFile();
  const to = await destination(({ body }) => ({ status: body === "fails" ? 500 : 200 }));
  const { client, server } = await qstash({ file });
  const publish = (body: string, more = {}) => client.publish({ url: to.url, body, ...more });
  await publish("fails", { retries: 0 });
  const delayed = await publish("delayed", { delay: "1h" });
  const retried = await publish("fails", { retryDelay: "3600000" });
  const once = await publish("once", { deduplicationId: "d" });
  await until(() => server.pending() === 2);
  await server.close();

  const after = await qstash({ file });
  expect(after.server.pending()).toBe(2);
  expect((await after.client.dlq.listMessages()).messages).toMatchObject([
    { body: "fails", responseStatus: 500 },
  ]);
  const ahead = (await after.client.messages.get(delayed.messageId)).notBefore! - Date.now();
  expect(ahead).toBeGreaterThan(3_500_000);
  expect(await after.client.messages.get(retried.messageId)).toMatchObject({ retried: 1 });
  expect(await after.client.publish({ url: to.url, deduplicationId: "d" })).toEqual({
    ...once,
    deduplicated: true,
  });
});

test("a torn last line of the queue's journal is dropped, and everything before it is kept", async () => {
  const file = journalFile();
  const { client, server } = await qstash({ file });
  const { messageId } = await client.publish({ url: "https://a.example/", delay: "1h" });
  await server.close();
  appendFileSync(file, '[["messages","msg_torn",{"messageId":"msg_to');

  const next = await qstash({ file });
  expect(next.server.pending()).toBe(1);
  expect(await next.client.messages.get(messageId)).toMatchObject({ messageId });
  await next.client.publish({ url: "https://a.example/", delay: "1h" });
  await next.server.close();
  expect((await qstash({ file })).server.pending()).toBe(2);
});

test("the queue's journal is compacted on load and keeps nothing of delivered messages", async () => {
  const file = journalFile();
  const to = await destination();
  const { client, server } = await qstash({ file });
  await client.batch(Array.from({ length: 50 }, () => ({ url: to.url, body: "x".repeat(1000) })));
  await until(() => server.pending() === 0);
  await server.close();
  expect(readFileSync(file).length).toBeGreaterThan(50_000);

  await (await qstash({ file })).server.close();
  expect(readFileSync(file, "utf8")).toBe("");
});

test("the queue's journal is compacted while the queue runs and loses nothing", async () => {
  const file = journalFile();
  const to = await destination();
  const { client, server } = await qstash({ file });
  const { messageId } = await client.publish({ url: "https://a.example/", body: "kept", delay: "1h" });
  const body = "x".repeat(900_000);
  for (let n = 0; n < 20; n++) await client.publish({ url: to.url, body });
  await until(() => server.pending() === 1);
  expect(readFileSync(file).length).toBeLessThan(12_000_000);
  await server.close();

  const next = await qstash({ file });
  expect(await next.client.messages.get(messageId)).toMatchObject({ body: "kept" });
});

test("a compaction of the queue's journal that cannot be written loses nothing", async () => {
  const file = journalFile();
  mkdirSync(`${file}.new`, { recursive: true });
  writeFileSync(file, '[["messages","msg_torn",{"mess');
  const { client, server } = await qstash({ file });
  const body = "x".repeat(900_000);
  for (let n = 0; n < 5; n++) await client.publish({ url: "https://a.example/", body, delay: "1h" });
  await server.close();

  expect((await qstash({ file })).server.pending()).toBe(5);
});

test("queue deliveries wait until the platform is ready", async () => {
  const { open, opened } = gate();
  const to = await destination();
  const { client, server } = await qstash({ ready: opened });
  await client.publish({ url: to.url, body: "early" });
  expect(to.calls).toEqual([]);
  expect(server.pending()).toBe(1);
  open();

  expect(await to.first(1)).toMatchObject([{ body: "early" }]);
});

test.each(['[["messages","msg_1"', '{"wrong":"shape"}', '[["messages","msg_1",{"messageId":1}]]'])(
  "the line %s in the middle of the queue's journal is refused with its number",
  async (line) => {
    const file = journalFile();
    const { client, server } = await qstash({ file });
    for (let n = 0; n < 2; n++) await client.publish({ url: "https://a.example/", delay: "1h" });
    await server.close();
    const [first, ...others] = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, [first, line, ...others].join("\n"));
    await expect(qstash({ file })).rejects.toThrow(`${file} is damaged in line 2.`);
  },
);

test("an unwritable queue journal is reported at the start", async () => {
  await expect(qstash({ file: "/dev/null/journal" })).rejects.toThrow(
    "/dev/null/journal cannot be used: a file is in the place of a folder (EEXIST).",
  );
});
