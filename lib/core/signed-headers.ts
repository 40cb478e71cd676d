import { decodeBase64, encodeBase64 } from "../text/base64.ts";

/** What every webhook message says of itself, beside its signature. */
export const MESSAGE_HEADERS = { "content-type": "application/json", "user-agent": "Brandrun-Webhooks" };

/** What a signing secret begins with; the base64 of its bytes follows. */
export const SECRET_PREFIX = "whsec_";

/** A message as it is signed. */
type SignedMessage = { id: string; at: Date; body: string };

/**
 * The three Standard Webhooks headers. Each secret gives one signature: `v1,` and the base64 of HMAC-SHA256 over
 * `id.timestamp.body`, with the timestamp in Unix seconds.
 */
export async function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: SignedMessage,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = await Promise.all(secrets.map((secret) => hmac(secret, `${id}.${timestamp}.${body}`)));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.map((signature) => `v1,${signature}`).join(" "),
  };
}

/** The base64 of HMAC-SHA256, with a secret of the form `whsec_…`. */
export async function hmac(secret: string, text: string): Promise<string> {
  const bytes = decodeBase64(secret.slice(SECRET_PREFIX.length));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return encodeBase64(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))));
}
