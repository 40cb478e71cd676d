import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@upstash/qstash";
import { onTestFinished } from "vitest";
import { type QstashOptions, startQstash } from "../../../lib/local/qstash/server.ts";

export const TOKEN = "test-token";
export const KEYS = { currentSigningKey: "sig_current", nextSigningKey: "sig_next" };

/** One request that reached the destination. */
export type Call = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
  at: number;
};

type Reply = { status?: number; headers?: Record<string, string>; body?: string };

/** Calls in order of arrival, and a way to wait for them. */
function createCalls() {
  const calls: Call[] = [];
  const waiting = new Set<() => void>();
  const add = (call: Call) => {
    calls.push(call);
    for (const look of waiting) look();
  };
  /** Resolves with the first `count` calls that `which` accepts, as soon as they are there. */
  const first = (count: number, which: (call: Call) => boolean = () => true) =>
    new Promise<Call[]>((resolve) => {
      const look = () => {
        const found = calls.filter(which);
        if (found.length < count) return;
        waiting.delete(look);
        resolve(found.slice(0, count));
      };
      waiting.add(look);
      look();
    });
  return { calls, add, first };
}

/** A destination: answers 200, or what `reply` says. */
export async function destination(reply: (call: Call) => Reply | Promise<Reply> = () => ({})) {
  const { calls, add, first } = createCalls();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const { method = "", url = "", headers } = request;
    const call = { method, url, headers, bytes, body: bytes.toString(), at: Date.now() };
    add(call);
    const { status = 200, headers: sent = {}, body = "" } = await reply(call);
    response.writeHead(status, sent).end(body);
  });
  let connections = 0;
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${origin}/hook`, origin, calls, first, connections: () => connections };
}

/** A running server, the unmodified client for it, and the bare API. */
export async function qstash(options: Partial<QstashOptions> = {}) {
  const server = await startQstash({ token: TOKEN, ...KEYS, ...options });
  onTestFinished(() => server.close());
  const baseUrl = `http://127.0.0.1:${server.port}`;
  const client = new Client({ baseUrl, token: TOKEN, retry: false, enableTelemetry: false });
  const api = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`${baseUrl}${path}`, {
      method,
      ...init,
      headers: { authorization: `Bearer ${TOKEN}`, ...init.headers },
    });
  return { server, client, api, baseUrl };
}

/** A promise that the test resolves itself. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Polls until `reached`, for what has no event to wait for. */
export async function until(reached: () => boolean | Promise<boolean>) {
  while (!(await reached())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Where a server may keep its journal; gone after the test. */
export function journalFile() {
  const folder = mkdtempSync(join(tmpdir(), "qstash-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "state", "journal.ndjson");
}
