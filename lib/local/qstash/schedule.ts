import { createHeap } from "./heap.ts";

type ScheduleEntry = { at: number; run: () => void };

/** Not longer, so that a laptop that slept catches up soon after it wakes. */
const LONGEST_SLEEP_MS = 15_000;

/** Runs things at their time, never early, with one timer for all of them; `afterwards` follows each round. */
export function createSchedule(afterwards: () => void) {
  const entries = createHeap<ScheduleEntry>(({ at }) => at);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function arm() {
    clearTimeout(timer);
    const next = entries.peek();
    if (next && !stopped)
      timer = setTimeout(runDue, Math.min(LONGEST_SLEEP_MS, Math.max(1, next.at - Date.now())));
  }

  function runDue() {
    const now = Date.now();
    for (let next = entries.peek(); next && next.at <= now; next = entries.peek()) {
      entries.shift();
      next.run();
    }
    arm();
    afterwards();
  }

  return {
    /** `at` is epoch milliseconds. */
    add(at: number, run: () => void) {
      const entry = { at, run };
      entries.push(entry);
      if (entries.peek() === entry) arm();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
