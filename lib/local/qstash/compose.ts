import { randomBytes } from "node:crypto";
import { validateHeaderName, validateHeaderValue } from "node:http";
import type { HeaderMap, QueuedMessage } from "./message.ts";
import { Rejected } from "./rejected.ts";
import { checkUrl, MAX_TIMEOUT_MS, type RequestHeaders, readSettings } from "./settings.ts";

const FORWARD = "upstash-forward-";
const DEFAULT_RETRIES = 3;
// These headers describe the connection to us; forwarded, they would break the connection to the destination.
const OF_THE_CONNECTION = new Set([
  "Connection",
  "Content-Length",
  "Expect",
  "Host",
  "Keep-Alive",
  "Transfer-Encoding",
  "Upgrade",
]);

/** The parts of a publish request before its settings are read. `now` is epoch milliseconds. */
export type MessageDraft = {
  url: string;
  headers: RequestHeaders;
  body: Buffer;
  callerIP: string;
  seq: number;
  now: number;
};

/** `x-my-header` as `X-My-Header`. */
export function canonical(name: string): string {
  return name.toLowerCase().replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

function newMessageId(): string {
  return `msg_${randomBytes(18).toString("hex")}`;
}

function checkHeader(name: string, value: string) {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    throw new Rejected(`invalid header: ${name}`);
  }
}

/** The headers the destination gets: `Content-Type` and everything forwarded. */
function destinationHeaders(headers: RequestHeaders): HeaderMap {
  const header = new Map<string, string[]>();
  for (const [name, value] of Object.entries(headers)) {
    const forwarded = name.startsWith(FORWARD);
    if (!forwarded && name !== "content-type") continue;
    const target = canonical(forwarded ? name.slice(FORWARD.length) : name);
    if (OF_THE_CONNECTION.has(target)) continue;
    checkHeader(target, value);
    header.set(target, [value]);
  }
  return Object.fromEntries(header);
}

/** Makes the message of a publish request. An invalid request throws `Rejected` (400). */
export function composeMessage({ url, headers, body, callerIP, seq, now }: MessageDraft): QueuedMessage {
  return {
    messageId: newMessageId(),
    seq,
    url: checkUrl("destination", url),
    method: "POST",
    header: destinationHeaders(headers),
    body: body.toString("base64"),
    createdAt: now,
    notBefore: now,
    maxRetries: DEFAULT_RETRIES,
    retried: 0,
    timeoutMs: MAX_TIMEOUT_MS,
    callerIP,
    ...readSettings(headers, now),
  };
}
