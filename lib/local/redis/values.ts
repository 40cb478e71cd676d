/** Strings hold one byte per UTF-16 unit (Latin-1), so that order, length and slices are those of bytes. */
type Value =
  | { type: "string"; value: string }
  | { type: "hash"; value: Map<string, string> }
  | { type: "list"; value: string[] };

export type Type = Value["type"];
export type Of<T extends Type> = Extract<Value, { type: T }>["value"];

/** A value under a key; `expiresAt` is Unix milliseconds. */
export type KeyEntry = Value & { expiresAt?: number };

/** All keys, in the order they were made. */
export type Store = { entries: Map<string, KeyEntry> };

export const emptyStore = (): Store => ({ entries: new Map() });

const EMPTY: { [T in Type]: () => Extract<Value, { type: T }> } = {
  string: () => ({ type: "string", value: "" }),
  hash: () => ({ type: "hash", value: new Map() }),
  list: () => ({ type: "list", value: [] }),
};

/** The entry of this type under a key, made when missing. Commands have checked the type before. */
export function own<T extends Type>(store: Store, key: string, type: T): Extract<KeyEntry, { type: T }> {
  const found = store.entries.get(key);
  if (found && found.type !== type) throw new Error(`A ${type} write met a ${found.type} at "${key}".`);
  const entry = found ?? EMPTY[type]();
  if (!found) store.entries.set(key, entry);
  return entry as Extract<KeyEntry, { type: T }>;
}
