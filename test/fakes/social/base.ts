import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the vendor sees it, whatever host name it was sent to. */
export type Call = {
  method: string;
  host: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
};
/** A body that is no string and no bytes goes out as JSON. */
export type Answer = { status: number; headers?: Record<string, string>; body?: unknown };

/**
 * What can happen to one call. `refused`: no connection, nothing sent. `cut_before`: the request arrives and is lost.
 * `cut_during` and `cut_after`: it is carried out, and the answer breaks off or never leaves. The others are answers.
 */
export const FAULTS = [
  "refused",
  "cut_before",
  "cut_during",
  "cut_after",
  "error_before",
  "error_after",
  "throttled",
] as const;
export type Fault = (typeof FAULTS)[number];

/** How one vendor behaves: everything that is not HTTP. */
export type Vendor = {
  hosts: readonly string[];
  answer(call: Call): Answer | Promise<Answer>;
  /** The vendor's own words for 429, 500 and 503. */
  throttled(call: Call): Answer;
  broken(status: 500 | 503): Answer;
};

export type SocialFake = {
  /** The internet as the fake sees it: the vendor's hosts lead here, and no other host exists. */
  fetch: typeof fetch;
  /** Every call since the last `fail`, as "METHOD host/path", refused ones too. */
  calls: string[];
  /** What happens to the nth call from now on, from 0; forgets the calls and faults before. */
  fail(faults: Record<number, Fault>): void;
  /** The vendor's own way into that internet: neither counted nor disturbed. */
  reach(url: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  body,
  headers,
});

/** A vendor on a loopback port. */
export async function startSocialFake(vendor: Vendor): Promise<SocialFake> {
  const calls: string[] = [];
  let faults: Record<number, Fault> = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const fault = request.headers["x-fault"] as Fault | undefined;
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://vendor");
    await play(vendor, fault, response, {
      method: request.method ?? "GET",
      host: String(request.headers["x-vendor-host"]),
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks),
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const reach = (url: string, init: RequestInit = {}) => {
    const { host, pathname, search } = new URL(url);
    const headers = new Headers(init.headers);
    headers.set("x-vendor-host", host);
    const there = `http://127.0.0.1:${port}${pathname}${search}`;
    return fetch(there, { ...init, headers, redirect: "manual" });
  };
  return {
    calls,
    reach,
    fail(next) {
      calls.length = 0;
      faults = next;
    },
    fetch: (async (input: string, init?: RequestInit) => {
      const url = new URL(input);
      if (!vendor.hosts.includes(url.host)) throw new Error(`no such host here: ${url.host}`);
      const fault = faults[calls.length];
      calls.push(`${init?.method ?? "GET"} ${url.host}${url.pathname}`);
      if (fault === "refused") throw refusedConnection(port);
      const headers = new Headers(init?.headers);
      headers.set("x-vendor-host", url.host);
      if (fault) headers.set("x-fault", fault);
      return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, { ...init, headers });
    }) as typeof fetch,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** In the shape that Node's fetch gives it. */
const refusedConnection = (port: number) =>
  new TypeError("fetch failed", {
    cause: Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: "ECONNREFUSED" }),
  });

async function play(vendor: Vendor, fault: Fault | undefined, response: ServerResponse, call: Call) {
  if (fault === "cut_before") return void response.destroy();
  if (fault === "throttled") return send(response, vendor.throttled(call));
  if (fault === "error_before") return send(response, vendor.broken(500));
  let answer: Answer;
  try {
    answer = await vendor.answer(call);
  } catch (error) {
    // A bug of the fake must not look like a vendor's outage.
    answer = { status: 599, body: `the fake failed: ${error instanceof Error ? error.stack : error}` };
  }
  if (fault === "cut_after") return void response.destroy();
  if (fault === "error_after") return send(response, vendor.broken(503));
  if (fault === "cut_during") return breakOff(response, answer);
  send(response, answer);
}

function bytesOf(body: unknown): string | Uint8Array {
  if (body === undefined) return "";
  return typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
}

function headersOf({ headers, body }: Answer): Record<string, string> {
  const isJson = body !== undefined && typeof body !== "string" && !(body instanceof Uint8Array);
  return { ...(isJson && { "content-type": "application/json; charset=utf-8" }), ...headers };
}

function send(response: ServerResponse, answer: Answer) {
  response.writeHead(answer.status, headersOf(answer));
  response.end(bytesOf(answer.body));
}

/** The head arrives and half of the body. */
function breakOff(response: ServerResponse, answer: Answer) {
  const bytes = bytesOf(answer.body);
  response.writeHead(answer.status, { ...headersOf(answer), "content-length": String(bytes.length + 100) });
  response.flushHeaders();
  response.write(bytes.slice(0, Math.ceil(bytes.length / 2)) || " ", () => response.destroy());
}

export async function formOf({ headers, body }: Call): Promise<FormData> {
  const type = headers["content-type"] ?? "";
  return new Response(body, { headers: { "content-type": type } }).formData();
}

/** The JSON of a request; a vendor's answer to nonsense is a 400, so nonsense is undefined. */
export function jsonOf({ body }: Call): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

export const bearerOf = ({ headers }: Call): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
