import { BASE62, base62 } from "../core/ids.ts";
import { sha256 } from "../text/sha256.ts";
import type { KeyMode } from "../vocab.ts";

/**
 * Makes a key: `sk_live_` or `sk_test_`, 32 random base62 characters (190 bits), and a CRC-32 in 6 base62
 * characters. The checksum finds typing mistakes, and lets secret scanners recognise keys, without a
 * database.
 */
export function mintKeyText(mode: KeyMode, random: (size: number) => Uint8Array): string {
  const body = `sk_${mode}_${base62(32, random)}`;
  return body + checksum(body);
}

const SHAPE = /^sk_(live|test)_[0-9A-Za-z]{38}$/;

/** The mode of a well-formed key, found without a look-up. */
export function modeOf(key: string): KeyMode | undefined {
  const [, mode] = SHAPE.exec(key) ?? [];
  if (!mode || checksum(key.slice(0, -6)) !== key.slice(-6)) return undefined;
  return mode as KeyMode;
}

/** The stored hash of a key. Plain SHA-256 is enough for 190 random bits. */
export const hashKey = (key: string) => sha256(key);

function checksum(text: string): string {
  let digits = "";
  for (let rest = crc32(text); rest > 0; rest = Math.floor(rest / 62)) digits = BASE62[rest % 62] + digits;
  return digits.padStart(6, "0");
}

/** CRC-32 as in ISO-HDLC (reflected polynomial 0xEDB88320), over ASCII text. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
