import { createHmac, randomBytes } from "node:crypto";
import { misuse } from "./exit.ts";

const PREFIX = "whsec_";
/** Standard Webhooks, "Signature scheme": a symmetric secret has 24 to 64 bytes. */
const BYTES = { least: 24, most: 64 };

/** A secret for one session, as Standard Webhooks writes them: `whsec_` and base64. */
export const newSecret = (): string => PREFIX + randomBytes(BYTES.least).toString("base64");

/** The secret of --secret, unchanged. Stops with usage advice when no library would take it. */
export function readSecret(text: string): string {
  const bytes = keyOf(text);
  const sameText = bytes.toString("base64").replace(/=+$/, "") === bare(text).replace(/=+$/, "");
  const isLong = bytes.length >= BYTES.least && bytes.length <= BYTES.most;
  if (text.startsWith(PREFIX) && sameText && isLong) return text;
  throw misuse(
    "--secret is not a webhook secret.",
    `Secrets are ${PREFIX} and ${BYTES.least} to ${BYTES.most} bytes in base64; without --secret one is made.`,
  );
}

export type Signed = { id: string; body: string; secret: string; now: Date };

/** The three headers of Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`, the timestamp in whole seconds. */
export function signedHeaders({ id, body, secret, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const mac = createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${mac}` };
}

const bare = (secret: string) => (secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
const keyOf = (secret: string) => Buffer.from(bare(secret), "base64");
