import * as z from "zod/v4";
import { own, type Store } from "./values.ts";

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
  /** Each item becomes the first. */
  lpush(store, [key = "", ...items]) {
    own(store, key, "list").value.unshift(...items.toReversed());
  },
  /** Keeps the items from one place up to another. */
  ltrim(store, [key = "", from, to]) {
    const list = own(store, key, "list");
    list.value = list.value.slice(Number(from), Number(to));
  },
  expire(store, [key = "", at]) {
    const entry = store.entries.get(key);
    if (entry) entry.expiresAt = Number(at);
  },
  del(store, [key = ""]) {
    store.entries.delete(key);
  },
} satisfies Record<string, Apply>;

const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** The smallest write: the unit in which commands change the store and the journal records it. */
export const KeyChange = z.tuple([z.enum(NAMES)], z.string());
export type KeyChange = z.infer<typeof KeyChange>;

/** Applies one change. Commands and the journal's replay share it, so that memory and disk cannot differ. */
export function apply(store: Store, [kind, ...args]: KeyChange): void {
  const run: Apply = KINDS[kind];
  run(store, args);
}
