import { randomInt } from "node:crypto";
import { refuse } from "./reply.ts";

/** More would fill the memory of the process that everything local shares. */
const MAX_REPEATED = 1_000_000;

/** A random whole number below `size`; 0 when there is nothing to choose from. */
export const chance = (size: number) => (size > 1 ? randomInt(size) : 0);

/**
 * Picks for SPOP, SRANDMEMBER, HRANDFIELD and ZRANDMEMBER: `count` different items, or with a negative
 * count exactly that many, repeats allowed.
 */
export function pick<T>(items: readonly T[], count: number): T[] {
  if (items.length === 0) return [];
  if (count < -MAX_REPEATED) refuse("ERR value is out of range");
  if (count < 0) return Array.from({ length: -count }, () => items[chance(items.length)]!);
  const pool = [...items];
  const chosen = Math.min(count, pool.length);
  for (let i = 0; i < chosen; i++) {
    const other = i + chance(pool.length - i);
    [pool[i], pool[other]] = [pool[other]!, pool[i]!];
  }
  return pool.slice(0, chosen);
}
