import type { Db, RateLimiter } from "../../lib/core/ports.ts";

type Execute = (...values: unknown[]) => Promise<unknown>;
type Session = { prepareQuery(...parts: unknown[]): { execute: Execute } };

/** A wave leaves when no further call has joined it for this long, so work between calls does not split it. */
const GATHER_MS = 12;

/**
 * Counts outside calls by the waves in which they are made: calls that are made together are one round trip.
 * A wave leaves when the wave before has come back whole, so a slow answer does not split what belongs together.
 */
export function roundTrips() {
  let count = 0;
  let inFlight = 0;
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const leave = () => {
    if (inFlight > 0 || waiting.length === 0) return;
    const wave = waiting;
    waiting = [];
    count += 1;
    inFlight = wave.length;
    for (const go of wave) go();
  };
  const gather = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, GATHER_MS);
  };
  async function counted<T>(call: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      waiting.push(go);
      gather();
    });
    try {
      return await call();
    } finally {
      inFlight -= 1;
      gather();
    }
  }
  return {
    /** The waves since the last call. */
    take(): number {
      const taken = count;
      count = 0;
      return taken;
    },
    db(db: Db): Db {
      const { session } = db as unknown as { session: Session };
      const prepareQuery: Session["prepareQuery"] = (...parts) => {
        const prepared = session.prepareQuery(...parts);
        const execute = prepared.execute.bind(prepared);
        prepared.execute = (...values) => counted(() => execute(...values));
        return prepared;
      };
      const counting = Object.create(session, { prepareQuery: { value: prepareQuery } });
      return Object.create(db, { session: { value: counting } });
    },
    limiter: (limiter: RateLimiter): RateLimiter => ({
      ...limiter,
      read: (query) => counted(() => limiter.read(query)),
    }),
  };
}
