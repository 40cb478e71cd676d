import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type HttpHandler, type HttpServer, startHttpServer } from "../../lib/local/http-server.ts";
import { startQstash } from "../../lib/local/qstash/server.ts";
import { startRedis } from "../../lib/local/redis/server.ts";
import { startPayments } from "../../lib/local/sandbox/server.ts";
import { startSocial } from "../../lib/local/sandbox/social/server.ts";
import { startTelegram } from "../../lib/local/sandbox/telegram/server.ts";
import { startWebhookInbox } from "../../lib/local/sandbox/webhook-inbox/server.ts";
import { ask } from "./ask.ts";

const LOCAL = join(import.meta.dirname, "../../lib/local");
const log = vi.spyOn(console, "error");
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => void log.mockReset());

async function serve(handler: HttpHandler, hosts: string[] = []) {
  const server = await startHttpServer({ name: "The test", hosts }, () => handler);
  onTestFinished(server.close);
  return server.port;
}

describe("a handler that fails", () => {
  test.each<[string, HttpHandler]>([
    [
      "at once",
      () => {
        throw new Error("broken");
      },
    ],
    ["later", () => Promise.reject(new Error("broken"))],
    ["at a status that HTTP does not know", (_, response) => response.writeHead(0)],
    ["at a header that HTTP does not know", (_, response) => response.writeHead(200, { a: "\n" })],
  ])("is answered with 500 when it fails %s, and the server goes on", async (_, handler) => {
    const port = await serve((incoming, response) =>
      incoming.headers.fine ? response.end("fine") : handler(incoming, response),
    );
    expect((await ask(port)).status).toBe(500);
    expect(log).toHaveBeenCalledOnce();
    expect(await ask(port, { headers: { fine: "1" } })).toMatchObject({ status: 200, text: "fine" });
  });

  test("breaks its answer off when it fails in the middle", async () => {
    const port = await serve((_, response) => {
      response.writeHead(200, { "content-length": 10 }).write("half");
      throw new Error("broken");
    });
    await expect(ask(port)).rejects.toMatchObject({ code: "ECONNRESET" });
  });

  test("may write to a caller who has left", async () => {
    const written = new Promise((resolve) => {
      void serve(async (incoming, response) => {
        await once(incoming.socket, "close");
        response.end("too late");
        response.write("after the end", resolve);
      }).then((port) => {
        const caller = connect(port, "127.0.0.1");
        caller.write(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`, () => caller.destroy());
      });
    });
    expect(await written).toBeInstanceOf(Error);
  });
});

describe("a request from a browser", () => {
  test("is answered under the names of this machine and of the server", async () => {
    const port = await serve((_, response) => response.end("here"), ["vendor.example"]);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, "vendor.example"]) {
      expect(await ask(port, { headers: { host } }), host).toMatchObject({ status: 200 });
    }
  });

  test("is refused under any other name, which DNS may lead here", async () => {
    const handler = vi.fn();
    const port = await serve(handler, ["vendor.example"]);
    const rebound = [`evil.example:${port}`, "evil.example", "localhost", "localhost:1", "a.vendor.example"];
    for (const host of rebound)
      expect(await ask(port, { headers: { host } }), host).toMatchObject({ status: 421 });
    expect(handler).not.toHaveBeenCalled();
  });

  test("is refused when another site sends a form", async () => {
    const port = await serve((_, response) => response.end("here"));
    for (const site of ["cross-site", "same-site"]) {
      expect(await ask(port, { method: "POST", headers: { "sec-fetch-site": site } })).toMatchObject({
        status: 403,
      });
      expect(await ask(port, { headers: { "sec-fetch-site": site } })).toMatchObject({ status: 200 });
    }
    for (const site of ["same-origin", "none"])
      expect(await ask(port, { method: "POST", headers: { "sec-fetch-site": site } })).toMatchObject({
        status: 200,
      });
  });
});

const CALLED = "http://127.0.0.1:9/none";
const KEYS = { secretKey: "k", webhookSecret: "s", webhookUrl: CALLED };
const BOT = { token: "t", secret: "s", bot: "b", webhookUrl: CALLED };
test.each<[string, () => Promise<HttpServer>]>([
  ["payments", () => startPayments(KEYS)],
  ["the social networks", () => startSocial({})],
  ["the chat", () => startTelegram(BOT)],
  ["webhook inboxes", () => startWebhookInbox({})],
  ["Redis", () => startRedis({ token: "t" })],
  ["the queue", () => startQstash({ token: "t", currentSigningKey: "a", nextSigningKey: "b" })],
])("the embedded server of %s answers no name that DNS leads to this machine", async (_, start) => {
  const { port, close } = await start();
  onTestFinished(close);
  expect(await ask(port, { headers: { host: `evil.example:${port}` } })).toMatchObject({ status: 421 });
  expect(await ask(port)).not.toMatchObject({ status: 421 });
});

test("no other file of the local platform starts an HTTP server", () => {
  const files = readdirSync(LOCAL, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.m?ts$/.test(name),
  );
  const servers = files.filter((name) =>
    /createServer[^;]*from "node:https?"/.test(readFileSync(join(LOCAL, name), "utf8")),
  );
  // The reverse proxy leads to the service itself, which web pages of any site may call with a key.
  expect(servers.sort()).toEqual(["http-server.ts", "reverse-proxy.ts"]);
});
