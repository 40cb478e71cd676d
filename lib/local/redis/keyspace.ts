import { apply, type KeyChange } from "./change.ts";
import { refuse, WRONG_TYPE } from "./reply.ts";
import type { KeyEntry, Of, Store, Type } from "./values.ts";

/** The store as commands use it: live keys, typed reads, and one way to write. */
export type Keyspace = {
  /** Unix milliseconds, frozen while one command or script runs. */
  now(): number;
  /** The live entry; an expired one is removed on sight. */
  entry(key: string): KeyEntry | undefined;
  /** The value under a key if it is of this type. @throws ReplyError WRONGTYPE */
  read<T extends Type>(key: string, type: T): Of<T> | undefined;
  change(change: KeyChange): void;
  /** Every key, expired ones included. */
  keys(): string[];
};

/**
 * Starts one unit of work at a point in time and collects its changes. The journal writes a unit as a whole
 * or not at all.
 */
export function openUnit(store: Store, now: number): Keyspace & { changes: KeyChange[] } {
  const changes: KeyChange[] = [];
  const change = (change: KeyChange) => {
    apply(store, change);
    changes.push(change);
  };
  const entry = (key: string) => {
    const found = store.entries.get(key);
    if (found?.expiresAt === undefined || found.expiresAt >= now) return found;
    // Journaled too: a key created again later must not show fields of the old one.
    change(["del", key]);
    return undefined;
  };
  return {
    changes,
    change,
    entry,
    now: () => now,
    keys: () => [...store.entries.keys()],
    read(key, type) {
      const found = entry(key);
      if (found && found.type !== type) refuse(WRONG_TYPE);
      return found?.value as Of<typeof type> | undefined;
    },
  };
}
