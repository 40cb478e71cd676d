import { NOT_A_FLOAT, NOT_AN_INTEGER, refuse } from "./reply.ts";

const INTEGER = /^(?:0|-?[1-9]\d{0,18})$/;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const INFINITE = /^([+-]?)inf(?:inity)?$/i;

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

export const fitsInt64 = (value: bigint) => value >= INT64_MIN && value <= INT64_MAX;

/** A 64-bit integer as strictly as Redis reads it: no plus sign, spaces or leading zeros. */
export function parseBigInteger(text: string, error = NOT_AN_INTEGER): bigint {
  if (!INTEGER.test(text)) refuse(error);
  const value = BigInt(text);
  return fitsInt64(value) ? value : refuse(error);
}

/** The same as a number, for counts and positions, where precision beyond 2^53 means nothing. */
export function parseInteger(text: string, error = NOT_AN_INTEGER): number {
  return Number(parseBigInteger(text, error));
}

/** An integer that may not be negative. */
export function parseCount(text: string, error: string): number {
  const value = parseInteger(text, error);
  return value < 0 ? refuse(error) : value;
}

/** A double; infinities are numbers here, NaN is not. */
export function parseDouble(text: string, error = NOT_A_FLOAT): number {
  const infinite = INFINITE.exec(text);
  if (infinite) return infinite[1] === "-" ? -Infinity : Infinity;
  if (!DECIMAL.test(text)) refuse(error);
  const value = Number(text);
  const vanished = value === 0 && /[1-9]/.test(text.replace(/e.*/i, ""));
  return Number.isFinite(value) && !vanished ? value : refuse(error);
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

/** Redis's inclusive, negative-from-the-end range as a half-open one inside `length`. */
export function bounds(start: number, stop: number, length: number): [from: number, to: number] {
  const from = Math.max(0, start < 0 ? start + length : start);
  const to = Math.min(length, (stop < 0 ? stop + length : stop) + 1);
  return from < to ? [from, to] : [0, 0];
}
