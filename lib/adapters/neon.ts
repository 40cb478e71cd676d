import { neon, neonConfig } from "@neondatabase/serverless";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/neon-http";
import * as schema from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { TIMED, type Timer } from "../core/prepared.ts";

/**
 * Postgres over Neon's HTTP protocol: one statement, one round trip, no session.
 * `endpoint` replaces Neon's own address, for programs that run beside the local platform.
 */
export function neonDatabase(url: string, endpoint?: string): Db {
  if (endpoint) neonConfig.fetchEndpoint = () => endpoint;
  return drizzle(neon(url), { schema, casing: "snake_case" });
}

/**
 * True when the database could not be asked at all. An error of Postgres carries its SQLSTATE (manual,
 * appendix A). Classes 08, 53 and 57P: unreachable, full, shutting down.
 */
export function databaseIsDown(error: unknown): boolean {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(reason instanceof Error) || reason.name !== "NeonDbError") return false;
  const { code } = reason as { code?: unknown };
  return typeof code !== "string" || /^(08|53|57P)/.test(code);
}

/** Throws when the database does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

type DrizzleSession = {
  prepareQuery(...parts: unknown[]): { execute(...values: unknown[]): Promise<unknown> };
};

/**
 * The same database, which reports how many milliseconds each statement took. Drizzle has no hook for that,
 * but its session prepares and executes every statement, so the clock wraps both.
 */
export function timedDatabase(db: Db, now: () => Date, note: (milliseconds: number) => void): Db {
  const { session } = db as unknown as { session?: DrizzleSession };
  if (!session) return db;
  const time = <T>(work: () => Promise<T>): Promise<T> => {
    const began = now().getTime();
    return work().finally(() => note(now().getTime() - began));
  };
  const prepareQuery: DrizzleSession["prepareQuery"] = (...parts) => {
    const prepared = session.prepareQuery(...parts);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...values) => time(() => execute(...values));
    return prepared;
  };
  const timed = Object.create(session, { prepareQuery: { value: prepareQuery } });
  const timer: Timer = { db, time };
  return Object.create(db, { session: { value: timed }, [TIMED]: { value: timer } });
}
