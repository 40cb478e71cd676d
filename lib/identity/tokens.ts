import type { Ports } from "../core/ports.ts";
import { encodeBase64Url } from "../text/base64.ts";
import { sha256 } from "../text/sha256.ts";

const TOKEN_BYTES = 32;
const SHAPE = /^[\w-]{43}$/;

/** A random token of 256 bits in base64url, for a cookie or a link, and the hash that is stored of it. */
export async function newToken({ random }: Pick<Ports, "random">): Promise<{ token: string; hash: string }> {
  const token = encodeBase64Url(random(TOKEN_BYTES));
  return { token, hash: await sha256(token) };
}

/** The stored hash of a token. Undefined when the text cannot be one, so that it costs no statement. */
export const hashOf = async (token: string): Promise<string | undefined> =>
  SHAPE.test(token) ? sha256(token) : undefined;
