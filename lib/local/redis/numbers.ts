import { NOT_AN_INTEGER, refuse } from "./reply.ts";

const INTEGER = /^(?:0|-?[1-9]\d{0,18})$/;

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

export const fitsInt64 = (value: bigint) => value >= INT64_MIN && value <= INT64_MAX;

/** A 64-bit integer as strictly as Redis reads it: no plus sign, spaces or leading zeros. */
export function parseBigInteger(text: string, error = NOT_AN_INTEGER): bigint {
  if (!INTEGER.test(text)) refuse(error);
  const value = BigInt(text);
  return fitsInt64(value) ? value : refuse(error);
}

/** The same as a number, for counts and positions, which never need precision beyond 2^53. */
export function parseInteger(text: string, error = NOT_AN_INTEGER): number {
  return Number(parseBigInteger(text, error));
}

/** The shortest text that reads back as the same double, infinities as Redis spells them. */
export function formatDouble(value: number): string {
  if (value === Infinity) return "inf";
  if (value === -Infinity) return "-inf";
  return String(value);
}

/** A plain number when it fits exactly, else the big one. */
export function integerReply(value: bigint): number | bigint {
  const plain = Number(value);
  return Number.isSafeInteger(plain) ? plain : value;
}
