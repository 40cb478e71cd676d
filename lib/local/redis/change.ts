import { own, type Store } from "./values.ts";

/** The smallest write: what commands do to the store and, word for word, what the journal holds. */
export type Change = [kind: ChangeKind, ...args: string[]];

type Apply = (store: Store, args: string[]) => void;

/** Redis keeps no empty collections. */
function prune(store: Store, key: string, size: number) {
  if (size === 0) store.entries.delete(key);
}

function put(store: Store, key: string, value: string, expiresAt?: number) {
  const serial = store.entries.get(key)?.serial ?? ++store.serials;
  store.entries.set(key, {
    type: "string",
    value,
    serial,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });
}

const KINDS = {
  /** A fresh string without expiry, whatever was there. */
  set(store, [key = "", value = ""]) {
    put(store, key, value);
  },
  /** Replaces the value and keeps the expiry. */
  edit(store, [key = "", value = ""]) {
    put(store, key, value, store.entries.get(key)?.expiresAt);
  },
  append(store, [key = "", tail = ""]) {
    own(store, key, "string").value += tail;
  },
  hset(store, [key = "", ...items]) {
    const hash = own(store, key, "hash").value;
    for (let i = 0; i < items.length; i += 2) hash.set(items[i]!, items[i + 1]!);
  },
  hdel(store, [key = "", ...fields]) {
    const hash = own(store, key, "hash").value;
    for (const field of fields) hash.delete(field);
    prune(store, key, hash.size);
  },
  sadd(store, [key = "", ...members]) {
    const set = own(store, key, "set").value;
    for (const member of members) set.add(member);
  },
  srem(store, [key = "", ...members]) {
    const set = own(store, key, "set").value;
    for (const member of members) set.delete(member);
    prune(store, key, set.size);
  },
  zadd(store, [key = "", ...items]) {
    const zset = own(store, key, "zset").value;
    for (let i = 0; i < items.length; i += 2) zset.set(items[i + 1]!, scoreOf(items[i]!));
  },
  zrem(store, [key = "", ...members]) {
    const zset = own(store, key, "zset").value;
    for (const member of members) zset.delete(member);
    prune(store, key, zset.scores.size);
  },
  /** The only write to lists: take `removed` items out at `start` and put others in. */
  splice(store, [key = "", start, removed, ...items]) {
    const entry = own(store, key, "list");
    const [from, count] = [Number(start), Number(removed)];
    // Not a spread when long: arguments are limited by the stack.
    if (items.length < 1000) entry.value.splice(from, count, ...items);
    else entry.value = entry.value.slice(0, from).concat(items, entry.value.slice(from + count));
    prune(store, key, entry.value.length);
  },
  expire(store, [key = "", at]) {
    const entry = store.entries.get(key);
    if (entry) entry.expiresAt = Number(at);
  },
  persist(store, [key = ""]) {
    delete store.entries.get(key)?.expiresAt;
  },
  del(store, [key = ""]) {
    store.entries.delete(key);
  },
  rename(store, [from = "", to = ""]) {
    const entry = store.entries.get(from);
    if (!entry) return;
    store.entries.delete(from);
    store.entries.delete(to);
    store.entries.set(to, { ...entry, serial: ++store.serials });
  },
  flush(store) {
    store.entries.clear();
  },
} satisfies Record<string, Apply>;

type ChangeKind = keyof typeof KINDS;

/**
 * Applies one change. Commands and the journal's replay both come through here, so that memory and disk
 * cannot disagree.
 *
 * @throws Error when the kind is unknown (a journal of a newer version).
 */
export function apply(store: Store, [kind, ...args]: Change): void {
  const run: Apply | undefined = KINDS[kind];
  if (!run) throw new Error(`Unknown change "${kind}".`);
  run(store, args);
}

function scoreOf(text: string): number {
  if (text === "inf") return Infinity;
  return text === "-inf" ? -Infinity : Number(text);
}
