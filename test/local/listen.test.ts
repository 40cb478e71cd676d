import { createServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { freePort, listen } from "../../lib/local/listen.ts";
import { startPayments } from "../../lib/local/sandbox/server.ts";
import { startSocial } from "../../lib/local/sandbox/social/server.ts";
import { startTelegram } from "../../lib/local/sandbox/telegram/server.ts";
import { startWebhookInbox } from "../../lib/local/sandbox/webhook-inbox/server.ts";

const KEYS = { secretKey: "k", webhookSecret: "s", webhookUrl: "http://127.0.0.1:9/none" };
const BOT = { token: "t", secret: "s", bot: "b", webhookUrl: KEYS.webhookUrl };
/** Linux numbers outgoing connections from here on by default; other systems begin higher. */
const FIRST_OUTGOING = 32_768;

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function server() {
  const created = createServer();
  open.push(created);
  return created;
}

describe("a sandbox's port", () => {
  test.each([
    ["the payments", () => startPayments(KEYS)],
    ["the social networks", () => startSocial({})],
    ["the chat", () => startTelegram(BOT)],
    ["the webhook inboxes", () => startWebhookInbox({})],
  ])("%s listen where no outgoing connection can take their port later", async (_, start) => {
    const sandbox = await start();
    open.push(sandbox);
    expect(sandbox.port).toBeLessThan(FIRST_OUTGOING);
  });

  test("a free port to be used later is none that a server would draw in the meantime", async () => {
    const drawn = await listen(server());
    expect(drawn).toBeGreaterThanOrEqual(20_000);
    expect(await freePort()).toBeLessThan(20_000);
  });

  test("the port of last time is used again", async () => {
    const port = await freePort();
    expect(port).toBeLessThan(FIRST_OUTGOING);
    expect(await listen(server(), port)).toBe(port);
  });

  test("a port that is in use is replaced by a free one", async () => {
    const taken = await listen(server());
    const port = await listen(server(), taken);
    expect(port).not.toBe(taken);
    expect(port).toBeLessThan(FIRST_OUTGOING);
  });
});
