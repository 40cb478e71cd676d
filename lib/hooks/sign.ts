const PREFIX = "whsec_";
/** The standard allows 24 to 64. */
const SECRET_BYTES = 32;

/** A new secret: `whsec_` and the base64 of 32 random bytes. */
export const newSecret = (random: (size: number) => Uint8Array): string =>
  PREFIX + base64(random(SECRET_BYTES));

export type Signable = { id: string; at: Date; body: string };

/**
 * The three headers of a notice (Standard Webhooks): one signature for each secret, `v1,` and the base64 of HMAC-SHA256 over
 * `id.timestamp.body`, the timestamp in Unix seconds.
 */
export async function signedHeaders(
  { id, at, body }: Signable,
  secrets: readonly string[],
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = await Promise.all(secrets.map((secret) => hmac(secret, `${id}.${timestamp}.${body}`)));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signed.map((signature) => `v1,${signature}`).join(" "),
  };
}

async function hmac(secret: string, text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice(PREFIX.length)), (sign) => sign.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return base64(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))));
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
