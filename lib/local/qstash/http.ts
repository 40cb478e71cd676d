import type { IncomingMessage, ServerResponse } from "node:http";
import { Rejected } from "./rejected.ts";
import type { RequestHeaders } from "./settings.ts";

const MAX_BODY_BYTES = 1024 * 1024;

/** One request to the API, read completely. */
export type QstashCall = {
  method: string;
  /** Path and query exactly as sent: a destination is part of it. */
  url: string;
  query: URLSearchParams;
  headers: RequestHeaders;
  body: Buffer;
  /** The body as JSON; malformed JSON is a `Rejected` (400). */
  json(): unknown;
  callerIP: string;
};

export type QstashAnswer = { status: number; body?: unknown };

/** Reads to the end even beyond the limit: a client whose upload is cut off never reads the 413. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) throw new Rejected("the message exceeds the maximum size of 1 MB", 413);
  return Buffer.concat(chunks);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new Rejected("the body is not valid JSON");
  }
}

function readHeaders({ headersDistinct }: IncomingMessage): RequestHeaders {
  return Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(", ")]),
  );
}

/** Reads a request. A body over 1 MB is a `Rejected` (413). */
export async function readCall(request: IncomingMessage): Promise<QstashCall> {
  const { method = "GET", url = "/", socket } = request;
  const body = await readBody(request);
  const at = url.indexOf("?");
  return {
    method,
    url,
    query: new URLSearchParams(at < 0 ? "" : url.slice(at)),
    headers: readHeaders(request),
    body,
    json: () => parseJson(body),
    callerIP: socket.remoteAddress ?? "127.0.0.1",
  };
}

export function sendAnswer(response: ServerResponse, { status, body }: QstashAnswer) {
  const text = body === undefined ? "" : JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}
