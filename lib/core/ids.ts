import { toHex } from "../text/sha256.ts";

/**
 * A UUID of version 7 (RFC 9562, section 5.7): Unix milliseconds, then random bits, so ids sort by time.
 * `random` supplies at least 10 bytes.
 */
function uuidv7(now: Date, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  const at = now.getTime();
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(at / 2 ** (8 * (5 - i))) & 0xff;
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = toHex(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

type IdDeps = { now(): Date; random(size: number): Uint8Array };

/** A new id that sorts by its time `at`. */
export const newId = (deps: IdDeps, at: Date = deps.now()): string => uuidv7(at, deps.random(10));

/** Several ids in their order, as an array of Postgres. */
export const newIds = (deps: IdDeps, count: number, at: Date = deps.now()): string =>
  `{${Array.from({ length: count }, () => newId(deps, at))
    .sort()
    .join(",")}}`;

/** The lowest id of a moment. Ids sort by time, so comparing ids replaces comparing times. */
export const firstIdAt = (at: Date): string => uuidv7(at, new Uint8Array(10));

/** A random base62 text of `length` characters. Bytes that would favour some characters are skipped. */
export function base62(length: number, random: (size: number) => Uint8Array): string {
  let text = "";
  while (text.length < length) {
    for (const byte of random(length)) {
      if (byte < 248 && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

export const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
