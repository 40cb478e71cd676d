import { scrypt, timingSafeEqual } from "node:crypto";
import { decodeBase64, encodeBase64 } from "../text/base64.ts";

/** The smallest scrypt profile of OWASP that fits an isolate: 16 MiB and about 130 ms for each password. */
const COST = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 2 ** 20 };
const KEY_BYTES = 32;

/**
 * The stored form of a password: `$scrypt$ln=14,r=8,p=5$salt$key`, both base64. `salt` is 16 random bytes.
 */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const key = await derive(password, salt);
  return `$scrypt$ln=14,r=${COST.r},p=${COST.p}$${encodeBase64(salt)}$${encodeBase64(key)}`;
}

const derive = (password: string, salt: Uint8Array) =>
  new Promise<Uint8Array>((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

const STORED = /^\$scrypt\$ln=14,r=8,p=5\$([\w+/=]+)\$([\w+/=]+)$/;

/** The hash of no password. Checking against it takes as long as against a real one. */
const NOBODY = `$scrypt$ln=14,r=8,p=5$${"A".repeat(22)}==$${"A".repeat(43)}=`;

/**
 * True when `password` belongs to the stored form. Without a stored form it takes as long and answers false, so that
 * the time does not tell whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = "", key = ""] = STORED.exec(stored ?? NOBODY) ?? [];
  const derived = await derive(password, decodeBase64(salt));
  const expected = decodeBase64(key);
  const isSame = derived.length === expected.length && timingSafeEqual(derived, expected);
  return isSame && stored !== undefined;
}
