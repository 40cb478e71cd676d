import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { telegram } from "../../../lib/adapters/telegram.ts";
import { type LocalTelegram, startTelegram } from "../../../lib/local/sandbox/telegram/server.ts";

const TOKEN = "7000000001:sandbox";
const SECRET = "sandbox-secret";
const ME = "1001";
const picture = (name: string) => ({
  kind: "picture" as const,
  bytes: new Uint8Array([137, 80, 78, 71]),
  mimeType: "image/png",
  name,
  width: 4,
  height: 4,
  durationMs: null,
});

/** A service that takes in updates. */
async function startListener() {
  const updates: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.headers["x-telegram-bot-api-secret-token"] === SECRET) updates.push(JSON.parse(body));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs/telegram`;
  return { updates, webhookUrl, close: () => server.close() };
}

let listener: Awaited<ReturnType<typeof startListener>>;
let sandbox: LocalTelegram;
let folder: string;
const open = () =>
  startTelegram({ token: TOKEN, secret: SECRET, bot: "kite_bot", webhookUrl: listener.webhookUrl, folder });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "chat-"));
  listener = await startListener();
  sandbox = await open();
});
afterEach(async () => {
  await sandbox.close();
  listener.close();
  rmSync(folder, { recursive: true });
});

const at = (path: string) => `http://127.0.0.1:${sandbox.port}${path}`;
const bot = (token = TOKEN) => telegram({ token, secret: SECRET, fetch, root: at("") });
const look = async (path = "/telegram") => (await fetch(at(path))).text();
const press = (name: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(at(`/telegram/${name}`), { method: "POST", body: new URLSearchParams(form), headers });

describe("a person in the Telegram sandbox", () => {
  test.each(["abc-123", "https://t.me/kite_bot?start=abc-123", "http://localhost:1/telegram?start=abc-123"])(
    "a person who presses Start with %s in the Telegram sandbox sends the code to the service",
    async (code) => {
      await press("start", { code });
      expect(listener.updates).toMatchObject([
        { update_id: 1, message: { chat: { id: 1001, type: "private" }, text: "/start abc-123" } },
      ]);
    },
  );

  test("a person who opens a deep link of the Telegram sandbox finds its code in the button", async () => {
    expect(await look("/telegram?start=abc-123")).toContain('name="code" value="abc-123"');
  });

  test("blocking and unblocking the bot in the Telegram sandbox notifies the service", async () => {
    await press("start", { code: "abc" });
    await press("block");
    expect(await bot().send(ME, { caption: "", files: [picture("a.png")] })).toMatchObject({ state: "gone" });
    await press("unblock");
    expect(listener.updates.slice(1)).toMatchObject([
      { my_chat_member: { new_chat_member: { status: "kicked" } } },
      { my_chat_member: { new_chat_member: { status: "member" } } },
    ]);
    expect(await bot().send(ME, { caption: "", files: [picture("a.png")] })).toMatchObject({ state: "sent" });
  });

  test("another site cannot press a button of the Telegram sandbox", async () => {
    const answer = await press("start", { code: "abc" }, { "sec-fetch-site": "cross-site" });
    expect(answer.status).toBe(403);
    expect(listener.updates).toEqual([]);
  });
});

describe("the bot of the Telegram sandbox", () => {
  test("the Telegram bot cannot write before it is started, to another chat, or with another token", async () => {
    const card = { caption: "Hi", files: [picture("a.png")] };
    expect(await bot().send(ME, card)).toMatchObject({
      state: "gone",
      reason: expect.stringContaining("initiate"),
    });
    await press("start", { code: "abc" });
    expect(await bot().send("7", card)).toMatchObject({
      state: "gone",
      reason: expect.stringContaining("not found"),
    });
    expect(await bot("7:wrong").send(ME, card)).toMatchObject({ state: "refused" });
  });

  test("the Telegram sandbox shows a photo with its caption, an album and a video, also after a restart", async () => {
    await press("start", { code: "abc" });
    await bot().send(ME, { caption: "<b>10 & 20</b>\nline two", files: [picture("a.png")] });
    const album = await bot().send(ME, { caption: "Album", files: [picture("a.png"), picture("b.png")] });
    expect(album).toMatchObject({ state: "sent", messageIds: [expect.any(String), expect.any(String)] });
    await bot().send(ME, {
      caption: "",
      files: [{ ...picture("v.mp4"), kind: "film", mimeType: "video/mp4" }],
    });
    const before = await look("/telegram/log");
    expect(before).toContain("&lt;b&gt;10 &amp; 20&lt;/b&gt;\nline two");
    expect(before.match(/<img /g)).toHaveLength(3);
    expect(before.match(/<video /g)).toHaveLength(1);

    const { port } = sandbox;
    await sandbox.close();
    sandbox = await open();
    expect(sandbox.port).toBe(port);
    // Connections that were kept open only notice now that their other end is gone.
    await look().catch(() => undefined);
    expect(await look("/telegram/log")).toBe(before);
    const [, source = ""] = /src="([^"]+)"/.exec(before) ?? [];
    expect(new Uint8Array(await (await fetch(at(source))).arrayBuffer())).toEqual(picture("a.png").bytes);
  });

  test("the Telegram sandbox refuses captions and albums that are too long", async () => {
    await press("start", { code: "abc" });
    const long = await bot().send(ME, { caption: "a".repeat(1_025), files: [picture("a.png")] });
    expect(long).toMatchObject({ state: "refused", reason: expect.stringContaining("caption is too long") });
    const eleven = Array.from({ length: 11 }, () => picture("a.png"));
    expect(await bot().send(ME, { caption: "", files: eleven })).toMatchObject({ state: "refused" });
  });
});

test("the Telegram sandbox's page loads nothing from the internet", async () => {
  const answer = await fetch(at("/telegram"));
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await answer.text()).match(/(?:src|href)="(?:https?:)?\/\//g)).toBeNull();
});
