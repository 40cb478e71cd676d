/**
 * The durations of a request in milliseconds. In workerd the clock moves with I/O only, so these are waits
 * and not computing time. `total` is the caller's duration without the network and our computing.
 */
export type Timings = { began: number; auth: number; statements: number; db: number };

export const newTimings = (now: Date): Timings => ({
  began: now.getTime(),
  auth: 0,
  statements: 0,
  db: 0,
});

/** Adds the duration of `work` to `auth`. */
export async function during<T>(timings: Timings, now: () => Date, work: () => Promise<T>): Promise<T> {
  const began = now().getTime();
  return work().finally(() => {
    timings.auth += now().getTime() - began;
  });
}

/** Formats the durations for the Server-Timing header (W3C Server Timing). */
export function serverTiming({ auth, statements, db }: Timings, guards: number, total: number): string {
  const counted = `${statements} ${statements === 1 ? "statement" : "statements"}`;
  return `auth;dur=${auth}, guards;dur=${guards}, db;dur=${db};desc="${counted}", total;dur=${total}`;
}
