import { createHmac, timingSafeEqual } from "node:crypto";
import type { Arrival } from "./inbox-store.ts";

/** The result of checking a call's signature with these secrets. */
export type SignatureCheck = "verified" | "wrong" | "late" | "unsigned" | "unknown";

/** Standard Webhooks: a receiver refuses signatures that are too old, or ahead of its clock. */
const TOLERANCE_SECONDS = 5 * 60;

/** Checks `v1` signatures (HMAC-SHA256 of `id.timestamp.body`); without a secret the answer is `unknown`. */
export function checkSignature({ headers, body, at }: Arrival, secrets: readonly string[]): SignatureCheck {
  const {
    "webhook-id": id,
    "webhook-timestamp": timestamp = "",
    "webhook-signature": signatures = "",
  } = headers;
  if (!id || !/^\d+$/.test(timestamp) || !signatures) return "unsigned";
  if (secrets.length === 0) return "unknown";
  const content = `${id}.${timestamp}.${body}`;
  const given = signatures.split(" ").flatMap((part) => (part.startsWith("v1,") ? [part.slice(3)] : []));
  const isKnown = secrets.some((secret) => given.some((mac) => same(mac, macOf(content, secret))));
  if (!isKnown) return "wrong";
  const isNear = Math.abs(Date.parse(at) / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  return isNear ? "verified" : "late";
}

const macOf = (content: string, secret: string) =>
  createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(content)
    .digest("base64");

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
