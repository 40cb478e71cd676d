import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { send, sourceText } from "../../../lib/adapters/social/http.ts";
import { freePort } from "../../../lib/local/listen.ts";
import { failureOf } from "../../support/failure.ts";

const TOKEN = "secret-token-that-nobody-may-see-0123456789";
const wire = { fetch, now: () => new Date(0) };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function server(answer: (response: ServerResponse) => void): Promise<string> {
  const listening = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => void listening.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    listening.closeAllConnections();
    listening.close();
  });
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/?access_token=${TOKEN}`;
}

const request = (url: string, irreversible: boolean) => ({
  vendor: "Vendor",
  method: "POST" as const,
  url,
  headers: { authorization: `Bearer ${TOKEN}` },
  body: "{}",
  timeoutMs: 200,
  irreversible,
});

test.each([true, false])(
  "a request to an unreachable host counts as not sent (irreversible: %s)",
  async (hard) => {
    const unreachable = `http://127.0.0.1:${await freePort()}/`;

    expect(await failureOf(send(wire, { ...request(unreachable, hard), timeoutMs: 20_000 }))).toMatchObject({
      kind: "transient",
    });
  },
);

test.each([
  [true, "unknown_outcome"],
  [false, "transient"],
])("a lost or late answer to an irreversible call (%s) is %s", async (hard, kind) => {
  const hangsUp = await server((response) => void response.destroy());
  const silent = await server(() => undefined);

  for (const url of [hangsUp, silent]) {
    const failure = await failureOf(send(wire, request(url, hard)));

    expect(failure).toMatchObject({ kind });
    expect(JSON.stringify([failure, failure.message])).not.toContain(TOKEN);
  }
});

test("status and headers of an answer are returned even when its body never ends", async () => {
  const endless = await server((response) => {
    response.writeHead(201, { "x-restli-id": "urn:li:share:1" });
    response.write("{");
  });
  const { status, headers, text } = await send(wire, request(endless, true));

  expect([status, headers.get("x-restli-id"), text]).toEqual([201, "urn:li:share:1", undefined]);
});

test("the network client reads no more bytes than its limit", async () => {
  const large = await server((response) => void response.end("a".repeat(2_000)));

  expect(await send(wire, { ...request(large, false), maxBytes: 1_999 })).toMatchObject({ text: undefined });
  expect(await send(wire, { ...request(large, false), maxBytes: 2_000 })).toMatchObject({ status: 200 });
});

test("the network client follows no redirect, so that no token goes to another host", async () => {
  let asked = false;
  const elsewhere = await server((response) => {
    asked = true;
    response.end();
  });
  const redirecting = await server((response) => void response.writeHead(307, { location: elsewhere }).end());

  expect(await send(wire, request(redirecting, false))).toMatchObject({ status: 307 });
  expect(asked).toBe(false);
});

test("the quoted text of a vendor error contains nothing that looks like a token", () => {
  expect(sourceText("Vendor", 401, `bad\ntoken ${TOKEN} here`)).toBe("Vendor 401: bad token … here");
});

test("the network client calls fetch without a receiver", async () => {
  const callers: unknown[] = [];
  async function strict(this: unknown) {
    callers.push(this);
    return new Response("");
  }
  await send({ ...wire, fetch: strict as typeof fetch }, request("https://vendor.example/", false));

  expect(callers).toEqual([undefined]);
});
