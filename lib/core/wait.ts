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
  const deadline = now().getTime() + seconds * 1000;
  const open = [...names];
  while (open.length > 0 && now().getTime() < deadline) {
    const [name = ""] = open;
    if (await flags.isRaised(name).catch(() => false)) open.shift();
    else await sleep(RETRIES.runs.pollMs);
  }
}
