import type { KeyChange } from "./change.ts";
import type { KeyEntry } from "./values.ts";

/** Words per change, so that no line of the journal grows with the size of a hash. Even: fields come in pairs. */
const BATCH_SIZE = 512;

/** The changes that recreate an entry; compaction writes these to the journal. */
export function* restate(key: string, { type, value, expiresAt }: KeyEntry): Generator<KeyChange> {
  if (type === "string") yield ["set", key, value];
  else {
    const items = type === "hash" ? [...value].flat() : value.toReversed();
    const kind = type === "hash" ? "hset" : "lpush";
    for (let i = 0; i < items.length; i += BATCH_SIZE) yield [kind, key, ...items.slice(i, i + BATCH_SIZE)];
  }
  if (expiresAt !== undefined) yield ["expire", key, String(expiresAt)];
}
