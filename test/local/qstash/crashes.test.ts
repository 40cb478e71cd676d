import { copyFileSync } from "node:fs";
import { expect, test } from "vitest";
import { destination, gate, journalFile, qstash, until } from "./support.ts";

/** The file of a queue as a crash at this moment leaves it. */
function crashed(file: string): string {
  const left = `${file}.left`;
  copyFileSync(file, left);
  return left;
}

const never = () => new Promise<never>(() => {});

test("a queue message that was under way at three crashes in a row becomes a dead letter", async () => {
  const to = await destination(({ url }) => (url === "/failed" ? {} : never()));
  let file = journalFile();
  const { client } = await qstash({ file });
  const failureCallback = `${to.origin}/failed`;
  const { messageId } = await client.publish({ url: to.url, body: "deadly", failureCallback });
  for (const crash of [1, 2]) {
    await to.first(crash);
    file = crashed(file);
    await qstash({ file });
  }
  await to.first(3);

  const last = await qstash({ file: crashed(file) });
  await until(() => last.server.pending() === 0);
  expect(to.calls.filter(({ body }) => body === "deadly")).toHaveLength(3);
  const { messages } = await last.client.dlq.listMessages();
  expect(messages).toMatchObject([
    { messageId, retried: 0, responseStatus: 0, responseBody: expect.stringContaining("3 times in a row") },
  ]);
  const [report] = await to.first(1, ({ url }) => url === "/failed");
  expect(JSON.parse(report?.body ?? "")).toMatchObject({ sourceMessageId: messageId, status: 0 });
});

test("queue messages that were under way at two crashes in a row are delivered one at a time", async () => {
  const { open, opened } = gate();
  let starts = 1;
  const to = await destination(async () => {
    if (starts < 3) await never();
    await opened;
    return {};
  });
  const file = journalFile();
  const { client } = await qstash({ file });
  await client.publish({ url: to.url, body: "a" });
  await client.publish({ url: to.url, body: "b" });
  await to.first(2);
  const once = crashed(file);
  await qstash({ file: once });
  await to.first(4);

  starts = 3;
  const last = await qstash({ file: crashed(once) });
  await last.client.publish({ url: to.url, body: "c" });
  await to.first(5);
  await last.client.publish({ url: to.url, body: "d" });
  expect(to.calls).toHaveLength(5);
  open();
  await until(() => last.server.pending() === 0);
  expect(to.calls.slice(4).map(({ body }) => body)).toEqual(["a", "b", "c", "d"]);
});

test("a queue delivery that closing cuts off does not count as a crash", async () => {
  let starts = 1;
  const to = await destination(() => (starts < 5 ? never() : {}));
  const file = journalFile();
  const { client, server } = await qstash({ file });
  await client.publish({ url: to.url, body: "patient" });
  await to.first(1);
  await server.close();
  for (starts = 2; starts < 5; starts++) {
    const next = await qstash({ file });
    await to.first(starts);
    await next.server.close();
  }

  const last = await qstash({ file });
  await until(() => last.server.pending() === 0);
  expect((await last.client.dlq.listMessages()).messages).toEqual([]);
  expect(to.calls).toHaveLength(5);
});
