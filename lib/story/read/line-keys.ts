import { isClearKey, keyOf } from "../../copy/keys.ts";

const PAIR = /^\s*\*{0,2}(?<key>\p{L}[\p{L}\p{N} /&'’()-]{1,32}?)\*{0,2}\s*(?::|：|\s=)\*{0,2}\s*(?=\S)/u;

/** "Site: $54 per person a month": a plan of that name, and no address. */
const isPriced = (key: string, value: string): boolean =>
  keyOf(key) === "link" && /[£$€]\s?\d|\d\s?€/u.test(value);

/** The key of a line "Key: value"; `isAny` where short lines of that form are several. */
export function keyIn(text: string, isAny: boolean): { key: string; length: number } | undefined {
  const m = PAIR.exec(text);
  const key = m?.groups?.key?.trim() ?? "";
  if (!m || !key || keyOf(key) === undefined || isPriced(key, text.slice(m[0].length))) return undefined;
  return isAny || isClearKey(key) ? { key, length: m[0].length } : undefined;
}
