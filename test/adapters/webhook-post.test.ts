import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { webhookClient } from "../../lib/adapters/webhook-client.ts";
import { publicUrl } from "../../lib/core/public-url.ts";

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A receiver on this machine, under a public name. */
async function receiver(answer: RequestListener, timeoutMs = 5_000) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  const send: typeof fetch = (address, init) => {
    asked.push(String(address));
    return fetch(String(address).replace("https://hooks.example.com", `http://127.0.0.1:${port}`), init);
  };
  const { post } = webhookClient({ fetch: send, timeoutMs });
  return {
    asked,
    post: (body = "{}", headers = {}) => post("https://hooks.example.com/in?a=1", { headers, body }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += piece;
  return text;
}

test("the webhook client posts the exact body with its headers and reads the answer", async () => {
  let seen:
    | { method?: string | undefined; url?: string | undefined; headers: object; text: string }
    | undefined;
  const { post } = await receiver(async (request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, headers, text: await textOf(request) };
    response.writeHead(202, { "content-type": "text/plain; charset=utf-8" }).end("Danke schön.");
  });
  expect(await post('{"ä":1}', { "webhook-id": "one" })).toEqual({
    status: 202,
    answer: "Danke schön.",
    retryAfter: null,
  });
  expect(seen).toMatchObject({
    method: "POST",
    url: "/in?a=1",
    text: '{"ä":1}',
    headers: { "webhook-id": "one", "content-type": "application/json", "user-agent": "Brandrun-Webhooks" },
  });
});

test("the webhook client returns a redirect as the answer and does not follow it", async () => {
  const { post, asked } = await receiver((_, response) => {
    response.writeHead(307, { location: "https://hooks.example.com/else" }).end();
  });
  expect(await post()).toMatchObject({ status: 307 });
  expect(asked).toHaveLength(1);
});

test("the webhook client returns Retry-After unchanged", async () => {
  const { post } = await receiver(
    (_, response) => void response.writeHead(503, { "retry-after": "120" }).end(),
  );
  expect(await post()).toMatchObject({ status: 503, retryAfter: "120" });
});

test("the webhook client reads the first kilobyte of an endless answer and closes the connection", async () => {
  let closed = false;
  const { post } = await receiver((_, response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    const writing = setInterval(() => response.write("x".repeat(5_000)), 1);
    response.on("close", () => {
      closed = true;
      clearInterval(writing);
    });
  });
  const met = await post();
  expect(met).toMatchObject({ status: 200, answer: "x".repeat(1_024) });
  await expect.poll(() => closed).toBe(true);
});

test("the webhook client drops binary answers and removes NUL characters from text", async () => {
  let type = "image/png";
  const { post } = await receiver(
    (_, response) => void response.writeHead(200, { "content-type": type }).end("a\0b"),
  );
  expect(await post()).toMatchObject({ status: 200, answer: null });
  type = "application/problem+json";
  expect(await post()).toMatchObject({ answer: "ab" });
});

test.each([
  ["no headers", () => undefined],
  [
    "headers, and a body that never ends",
    (_: unknown, response: Parameters<RequestListener>[1]) => void response.writeHead(200).write("a"),
  ],
] as [string, RequestListener][])("time is up: %s", async (_, answer) => {
  const { post } = await receiver(answer, 200);
  expect(await post()).toEqual({ error: "The host did not answer within 1 s." });
});

test("a connection that breaks off before the webhook's answer counts as no answer", async () => {
  const { post } = await receiver((request) => request.socket.destroy());
  expect(await post()).toEqual({ error: "The host could not be reached, or broke the connection off." });
});

test("a webhook answer whose body breaks off counts as an answer", async () => {
  const { post } = await receiver((_, response) => {
    response.writeHead(200, { "content-type": "text/plain", "content-length": "100" });
    response.write("half", () => response.destroy());
  });
  expect(await post()).toMatchObject({ status: 200 });
});

test.each([
  "http://hooks.example.com/",
  "https://localhost/",
  "https://169.254.169.254/latest",
  "https://me:secret@hooks.example.com/",
])("the webhook client sends no request to %s", async (address) => {
  const { post } = webhookClient({ fetch: () => Promise.reject(new Error("It was asked.")), timeoutMs: 100 });
  expect(await post(address, { headers: {}, body: "{}" })).toEqual({ error: publicUrl(address).problem });
});

test("an answer of a proxy on the way says that the host was not asked", async () => {
  const { post } = await receiver((_, response) => {
    const status = "egress.example; error=http_request_denied";
    response.writeHead(502, { "content-type": "text/plain", "proxy-status": status }).end("No.");
  });
  expect(await post()).toMatchObject({
    status: 502,
    onTheWay: expect.stringContaining("This service may not send requests to that host."),
  });
});
