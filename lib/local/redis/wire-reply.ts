import { base64, fromBinaryString } from "./binary-string.ts";
import type { RedisReply } from "./reply.ts";

/** The encoding of strings: text, or base64 when the client requests it. */
type Encode = (bytes: string) => string;

export const encoderFor = (header: unknown): Encode => (header === "base64" ? base64 : fromBinaryString);

function toJson(reply: RedisReply, encode: Encode): string {
  if (typeof reply === "string") return JSON.stringify(encode(reply));
  // Digits of big integers go out untouched, as numbers.
  if (reply === null || typeof reply === "number" || typeof reply === "bigint") return String(reply);
  if (Array.isArray(reply)) return `[${reply.map((item) => toJson(item, encode)).join(",")}]`;
  return JSON.stringify(encode("ok" in reply ? reply.ok : reply.err));
}

/** One successful answer. The status OK is never encoded: the SDK looks for it first. */
export function resultJson(reply: RedisReply, encode: Encode): string {
  const isOk = reply !== null && typeof reply === "object" && "ok" in reply && reply.ok === "OK";
  return `{"result":${isOk ? '"OK"' : toJson(reply, encode)}}`;
}

export const errorJson = (message: string) => JSON.stringify({ error: fromBinaryString(message) });
