import type { Ports } from "./ports.ts";
import { RETRIES } from "./retries.ts";

/**
 * Waits until all flags are raised, or the time is over. It watches Redis, not SQL: many may wait for long without the
 * database noticing. One flag is asked for at a time, because all have to be raised.
 */
export async function waitForFlags(
  { flags, now, sleep }: Pick<Ports, "flags" | "now" | "sleep">,
  names: readonly string[],
  seconds: number,
): Promise<void> {
  const began = now().getTime();
  const open = [...names];
  for (;;) {
    const [name] = open;
    const waitedMs = now().getTime() - began;
    const leftMs = seconds * 1000 - waitedMs;
    if (name === undefined || leftMs <= 0) return;
    if (await flags.isRaised(name).catch(() => false)) open.shift();
    else await sleep(Math.min(leftMs, lookDelayMs(waitedMs)));
  }
}

/** Redis charges each look, so they become rare: who has waited for long waits a little longer. */
const lookDelayMs = (waitedMs: number) => {
  const { firstLookMs, lastLookMs } = RETRIES.flags;
  return Math.min(lastLookMs, Math.max(firstLookMs, waitedMs / 4));
};
