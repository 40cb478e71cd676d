import { apply, type Change } from "./change.ts";
import { refuse, WRONG_TYPE } from "./reply.ts";
import type { Entry, Of, Store, Type } from "./values.ts";

/** What commands see of the store: live keys, typed reads, and one way to write. */
export type Keyspace = {
  /** Unix milliseconds, frozen while one command, script or transaction runs. */
  now(): number;
  /** The live entry; an expired one is removed on sight. */
  entry(key: string): Entry | undefined;
  /** The value under a key if it is of this type. @throws ReplyError WRONGTYPE */
  read<T extends Type>(key: string, type: T): Of<T> | undefined;
  /** Live keys in the order they were made, from this serial on. */
  entries(fromSerial?: number): Iterable<[key: string, entry: Entry]>;
  change(change: Change): void;
};

/**
 * Starts one unit of work at a point in time and collects what it changes: the unit is what the journal
 * writes as a whole or not at all.
 */
export function openUnit(store: Store, now: number): Keyspace & { changes: Change[] } {
  const changes: Change[] = [];
  const change = (change: Change) => {
    apply(store, change);
    changes.push(change);
  };
  const entry = (key: string) => {
    const found = store.entries.get(key);
    if (found?.expiresAt === undefined || found.expiresAt >= now) return found;
    // Journaled too: a key made again later must not come back with the old one's fields.
    change(["del", key]);
    return undefined;
  };
  return {
    changes,
    change,
    entry,
    now: () => now,
    read(key, type) {
      const found = entry(key);
      if (found && found.type !== type) refuse(WRONG_TYPE);
      return found?.value as Of<typeof type> | undefined;
    },
    *entries(fromSerial = 0) {
      for (const [key, found] of store.entries) {
        if (found.serial >= fromSerial && entry(key)) yield [key, found];
      }
    },
  };
}
