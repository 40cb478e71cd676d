import type { Db, RateLimiter } from "../../lib/core/ports.ts";

type Execute = (...values: unknown[]) => Promise<unknown>;
type Session = { prepareQuery(...parts: unknown[]): { execute: Execute } };

/** Counts outside calls by the waves in which they are made: calls that are made together are one round trip. */
export function roundTrips() {
  let count = 0;
  let wave: Promise<void> | undefined;
  const turn = (): Promise<void> => {
    wave ??= new Promise((resolve) =>
      setTimeout(() => {
        count += 1;
        wave = undefined;
        resolve();
      }, 4),
    );
    return wave;
  };
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
        prepared.execute = async (...values) => turn().then(() => execute(...values));
        return prepared;
      };
      const counted = Object.create(session, { prepareQuery: { value: prepareQuery } });
      return Object.create(db, { session: { value: counted } });
    },
    limiter: (limiter: RateLimiter): RateLimiter => ({
      ...limiter,
      read: async (query) => turn().then(() => limiter.read(query)),
    }),
  };
}
