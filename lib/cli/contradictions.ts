import { contradiction } from "./exit.ts";
import type { GivenOptions } from "./given.ts";

const CONTRADICTIONS = [
  ["wait", "no-wait"],
  ["retry", "no-retry"],
  ["dry-run", "out"],
  ["no-wait", "out"],
] as const;

/** Refuses two options that cannot both be meant. */
export function refuseContradictions(given: GivenOptions): void {
  const pair = CONTRADICTIONS.find(([one, other]) => given.has(one) && given.has(other));
  if (pair) throw contradiction(pair);
}
