import { type SortedSet, sortedSet } from "./sorted-set.ts";

/** Strings hold one byte per UTF-16 unit (Latin-1), so that order, length and slices are those of bytes. */
type Value =
  | { type: "string"; value: string }
  | { type: "hash"; value: Map<string, string> }
  | { type: "list"; value: string[] }
  | { type: "set"; value: Set<string> }
  | { type: "zset"; value: SortedSet };

export type Type = Value["type"];
export type Of<T extends Type> = Extract<Value, { type: T }>["value"];

/** `serial` grows with every key ever made (SCAN's cursor), `expiresAt` is Unix milliseconds. */
export type Entry = Value & { serial: number; expiresAt?: number };

/** Everything Redis knows. The map's order is the order of serials. */
export type Store = { entries: Map<string, Entry>; serials: number };

export const emptyStore = (): Store => ({ entries: new Map(), serials: 0 });

const EMPTY: { [T in Type]: () => Extract<Value, { type: T }> } = {
  string: () => ({ type: "string", value: "" }),
  hash: () => ({ type: "hash", value: new Map() }),
  list: () => ({ type: "list", value: [] }),
  set: () => ({ type: "set", value: new Set() }),
  zset: () => ({ type: "zset", value: sortedSet() }),
};

/** The entry of this type under a key, made when missing. Commands have checked the type before. */
export function own<T extends Type>(store: Store, key: string, type: T): Extract<Entry, { type: T }> {
  const found = store.entries.get(key);
  if (found && found.type !== type) throw new Error(`A ${type} write met a ${found.type} at "${key}".`);
  const entry = found ?? { ...EMPTY[type](), serial: ++store.serials };
  if (!found) store.entries.set(key, entry);
  return entry as Extract<Entry, { type: T }>;
}
