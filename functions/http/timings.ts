/**
 * How long the parts of a request took, in milliseconds. In workerd time stands still while the processor works and moves
 * with I/O, so these are waits, not work; `total` is what a caller's own clock shows less the network and our computing.
 */
export type Timings = { began: number; auth: number; guards: number; statements: number; db: number };

export const newTimings = (now: Date): Timings => ({
  began: now.getTime(),
  auth: 0,
  guards: 0,
  statements: 0,
  db: 0,
});

/** Adds to a part what `work` takes. */
export async function during<T>(
  timings: Timings,
  part: "auth" | "guards",
  now: () => Date,
  work: () => Promise<T>,
): Promise<T> {
  const began = now().getTime();
  return work().finally(() => {
    timings[part] += now().getTime() - began;
  });
}

/** As the Server-Timing header tells it (W3C Server Timing). */
export function serverTiming({ auth, guards, statements, db }: Timings, total: number): string {
  const counted = `${statements} ${statements === 1 ? "statement" : "statements"}`;
  return `auth;dur=${auth}, guards;dur=${guards}, db;dur=${db};desc="${counted}", total;dur=${total}`;
}
