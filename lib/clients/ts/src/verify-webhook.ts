import { BrandrunWebhookError } from "./errors.ts";
import type { WebhookEvent } from "./types.ts";

/** The headers of a request: of fetch, or of Node's `request.headers`. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

export type VerifyOptions = {
  /** How far the timestamp may be off, in seconds: 300 unless it is given. */
  toleranceSeconds?: number;
  /** The time to judge it by, in milliseconds; the clock's unless it is given. */
  now?: number;
};

const TOLERANCE_SECONDS = 300;
const PREFIX = "whsec_";

/**
 * Checks a webhook message (Standard Webhooks) and reads it. `body` is the raw body, before any JSON parser.
 * After a rotation the service signs with both secrets; several secrets may be given, too.
 * Rejects with a BrandrunWebhookError: answer 401 then, and do not act on it.
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  body: string | Uint8Array | ArrayBuffer,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = header(headers, "webhook-id");
  const timestamp = header(headers, "webhook-timestamp");
  const signatures = header(headers, "webhook-signature").split(" ");
  checkTime(timestamp, options);
  const sent = typeof body === "string" ? body : new Uint8Array(body);
  const signed = await new Blob([`${id}.${timestamp}.`, sent]).arrayBuffer();
  for (const one of [secret].flat()) {
    const key = await keyOf(one);
    for (const signature of signatures) {
      if (await isSignedBy(key, signature, signed)) return eventOf(body);
    }
  }
  throw new BrandrunWebhookError("No signature fits: another secret, or another body.");
}

function header(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : plainHeader(headers, name);
  if (typeof value === "string" && value) return value;
  throw new BrandrunWebhookError(`The header ${name} is missing.`);
}

const plainHeader = (headers: Record<string, unknown>, name: string): unknown =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

function checkTime(timestamp: string, { toleranceSeconds = TOLERANCE_SECONDS, now }: VerifyOptions) {
  const off = Math.abs((now ?? Date.now()) / 1000 - Number(timestamp));
  if (/^\d+$/.test(timestamp) && off <= toleranceSeconds) return;
  throw new BrandrunWebhookError("The timestamp is too far off: an old message, or a clock that is wrong.");
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = decoded(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (!bytes?.length) throw new TypeError(`A webhook secret is ${PREFIX} and base64.`);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

/** `crypto.subtle.verify` compares in constant time. */
async function isSignedBy(key: CryptoKey, signature: string, signed: ArrayBuffer) {
  const bytes = signature.startsWith("v1,") ? decoded(signature.slice(3)) : undefined;
  return bytes !== undefined && crypto.subtle.verify("HMAC", key, bytes, signed);
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function eventOf(body: string | Uint8Array | ArrayBuffer): WebhookEvent {
  try {
    return JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body));
  } catch {
    throw new BrandrunWebhookError("The body is not JSON.");
  }
}
