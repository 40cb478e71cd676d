import type { RedisReply } from "../../../../lib/local/redis/reply.ts";

/** An answer in a form both sides can be brought to: strings as bytes, errors as their text. */
export type Outcome = string | bigint | null | { error: string } | Outcome[];

/** What the engine answered. */
export function fromReply(reply: RedisReply): Outcome {
  if (Array.isArray(reply)) return reply.map(fromReply);
  if (reply === null || typeof reply === "string") return reply;
  if (typeof reply === "object") return "ok" in reply ? reply.ok : { error: reply.err };
  return BigInt(reply);
}

/** What a client that leaves strings as buffers received. */
export function fromClient(value: unknown): Outcome {
  if (Array.isArray(value)) return value.map(fromClient);
  if (Buffer.isBuffer(value)) return value.toString("latin1");
  if (value instanceof Error) return { error: value.message };
  // The client is set to return integers as text and strings as buffers.
  return typeof value === "string" ? BigInt(value) : null;
}

const DECIMAL = /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/;

/** Redis before 7.2 writes doubles with 17 digits, later ones with as few as needed: the same number. */
function canonical(outcome: Outcome): Outcome {
  if (Array.isArray(outcome)) return outcome.map(canonical);
  const isDouble = typeof outcome === "string" && /[.e]/.test(outcome) && DECIMAL.test(outcome);
  return isDouble ? String(Number(outcome)) : outcome;
}

function sorted(outcome: Outcome): Outcome {
  if (!Array.isArray(outcome)) return outcome;
  return outcome.map(sorted).sort((a, b) => (String(a) < String(b) ? -1 : 1));
}

/** The form in which two outcomes are compared. */
export function comparable(outcome: Outcome, anyOrder: boolean): Outcome {
  return anyOrder ? sorted(canonical(outcome)) : canonical(outcome);
}
