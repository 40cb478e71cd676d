import type { Db, Ports, RateLimitState } from "../core/ports.ts";
import { findKey, type KeyRecord } from "./store.ts";

/** The maximum age of a cached record. After it SQL is read, even when Redis confirms the version. */
const MAX_RECORD_AGE_MS = 60_000;
const MAX_RECORDS = 5_000;

/**
 * `bursts`: the last known burst windows of the key, for answers that check no limit. `isUsedUp`: a limit refused its last
 * start.
 */
type Cached = {
  record: KeyRecord;
  readAt: number;
  bursts: Map<string, RateLimitState>;
  isUsedUp?: boolean;
};

/** Key records of this isolate, by key hash. Redis confirms their version with every request. */
export type KeyCache = Map<string, Cached>;
export const newKeyCache = (): KeyCache => new Map();

export type Found = { record: KeyRecord; fromCache: boolean };
/** What a record is known by, and how it is read where it is not that of an API key. */
type Presented = { hash: string; find?: (db: Db) => Promise<KeyRecord | undefined> };

/** The record of a key, from this isolate's memory or from SQL. */
export async function recordOf(
  { db, now }: Pick<Ports, "db" | "now">,
  cache: KeyCache,
  presented: Presented,
): Promise<Found | undefined> {
  const known = cache.get(presented.hash);
  // A switch may have been set back since, and nothing after this would notice.
  const isStopped = known?.record.workspace.agentsStoppedAt != null;
  if (known && !isStopped && now().getTime() - known.readAt < MAX_RECORD_AGE_MS)
    return { record: known.record, fromCache: true };
  return readRecord({ db, now }, cache, presented);
}

/** The current record in SQL. */
export async function readRecord(
  { db, now }: Pick<Ports, "db" | "now">,
  cache: KeyCache,
  { hash, find = (db) => findKey(db, hash) }: Presented,
): Promise<Found | undefined> {
  const readAt = now().getTime();
  const record = await find(db);
  const bursts = cache.get(hash)?.bursts ?? new Map();
  cache.delete(hash);
  if (!record) return undefined;
  if (cache.size >= MAX_RECORDS) cache.delete(cache.keys().next().value ?? "");
  cache.set(hash, { record, readAt, bursts });
  return { record, fromCache: false };
}
