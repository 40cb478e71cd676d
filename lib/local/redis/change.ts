import { own, type Store } from "./values.ts";

/** The smallest write: the unit in which commands change the store and the journal records it. */
export type KeyChange = [kind: ChangeKind, ...args: string[]];

type Apply = (store: Store, args: string[]) => void;

const KINDS = {
  /** A new string without expiry; replaces any value. */
  set(store, [key = "", value = ""]) {
    store.entries.set(key, { type: "string", value });
  },
  /** Replaces the value without changing the expiry. */
  edit(store, [key = "", value = ""]) {
    const expiresAt = store.entries.get(key)?.expiresAt;
    store.entries.set(key, { type: "string", value, ...(expiresAt !== undefined && { expiresAt }) });
  },
  hset(store, [key = "", ...items]) {
    const hash = own(store, key, "hash").value;
    for (let i = 0; i < items.length; i += 2) hash.set(items[i]!, items[i + 1]!);
  },
  expire(store, [key = "", at]) {
    const entry = store.entries.get(key);
    if (entry) entry.expiresAt = Number(at);
  },
  del(store, [key = ""]) {
    store.entries.delete(key);
  },
} satisfies Record<string, Apply>;

type ChangeKind = keyof typeof KINDS;

/**
 * Applies one change. Commands and the journal's replay share it, so that memory and disk cannot differ.
 * @throws Error when the kind is unknown (a journal of another version).
 */
export function apply(store: Store, [kind, ...args]: KeyChange): void {
  const run: Apply | undefined = KINDS[kind];
  if (!run) throw new Error(`Unknown change "${kind}".`);
  run(store, args);
}
