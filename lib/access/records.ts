import type { Ports, Reading } from "../core/ports.ts";
import { findKey, type KeyRecord } from "./store.ts";

/** How long a record is believed without having been read from SQL, however often Redis confirms its version. */
const BELIEVED_MS = 60_000;
const MAX_RECORDS = 5_000;

/** `bursts`: the key's burst windows as they were last seen, for answers that ask no limit. */
type Cached = { record: KeyRecord; readAt: number; bursts: Map<string, Reading> };

/** Key records of this isolate, by key hash. Redis tells with every request whether they are still true. */
export type KeyCache = Map<string, Cached>;
export const newKeyCache = (): KeyCache => new Map();

export type Found = { record: KeyRecord; fromCache: boolean };

/** The record of a key, from this isolate's memory or from SQL. */
export async function recordOf(
  { db, now }: Pick<Ports, "db" | "now">,
  cache: KeyCache,
  hash: string,
): Promise<Found | undefined> {
  const known = cache.get(hash);
  if (known && now().getTime() - known.readAt < BELIEVED_MS) return { record: known.record, fromCache: true };
  return readRecord({ db, now }, cache, hash);
}

/** The record as SQL has it now. */
export async function readRecord(
  { db, now }: Pick<Ports, "db" | "now">,
  cache: KeyCache,
  hash: string,
): Promise<Found | undefined> {
  const readAt = now().getTime();
  const record = await findKey(db, hash);
  const bursts = cache.get(hash)?.bursts ?? new Map();
  cache.delete(hash);
  if (!record) return undefined;
  if (cache.size >= MAX_RECORDS) cache.delete(cache.keys().next().value ?? "");
  cache.set(hash, { record, readAt, bursts });
  return { record, fromCache: false };
}
