import { setTimeout as sleep } from "node:timers/promises";
import { ACTS, WEIGHTS } from "./acts.ts";
import type { Actor } from "./orders.ts";

/** More than this at once is not sent: the service does not keep up, and the report says so. */
const MOST_AT_ONCE = 200;
const TICK_MS = 20;

type Plan = { rate: number; until: number; next(): Actor };

/**
 * Begins acts at an even rate, whether or not earlier ones have ended. Answers how many were begun and left out, and the
 * seconds that took.
 */
export async function sendTraffic({ rate, until, next }: Plan) {
  const running = new Set<Promise<unknown>>();
  const began = Date.now();
  let begun = 0;
  let leftOut = 0;
  while (Date.now() < until) {
    const due = Math.floor(((Date.now() - began) / 1000) * rate);
    for (; begun + leftOut < due; ) {
      if (running.size >= MOST_AT_ONCE) {
        leftOut++;
        continue;
      }
      begun++;
      const actor = next();
      const name = actor.random.weighted(WEIGHTS);
      const act: Promise<unknown> = ACTS[name]!.run(actor, name).finally(() => running.delete(act));
      running.add(act);
    }
    await sleep(TICK_MS);
  }
  const seconds = (Date.now() - began) / 1000;
  await Promise.all(running);
  return { begun, leftOut, seconds };
}
