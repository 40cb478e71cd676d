import type { Change } from "./change.ts";
import { formatDouble } from "./numbers.ts";
import type { Entry } from "./values.ts";

/** Items per change, so that no line of the journal grows with the size of a collection. */
const ITEMS = 512;

function* chunks(items: string[]): Generator<string[]> {
  for (let i = 0; i < items.length; i += ITEMS) yield items.slice(i, i + ITEMS);
}

/** The changes that build an entry from nothing: how COPY copies and how the journal is rewritten. */
export function* restate(key: string, entry: Entry): Generator<Change> {
  yield* restateValue(key, entry);
  if (entry.expiresAt !== undefined) yield ["expire", key, String(entry.expiresAt)];
}

function* restateValue(key: string, entry: Entry): Generator<Change> {
  switch (entry.type) {
    case "string":
      yield ["set", key, entry.value];
      return;
    case "hash":
      for (const part of chunks([...entry.value].flat())) yield ["hset", key, ...part];
      return;
    case "set":
      for (const part of chunks([...entry.value])) yield ["sadd", key, ...part];
      return;
    case "zset":
      for (const part of chunks(entry.value.ordered.flatMap((m) => [formatDouble(m.score), m.member])))
        yield ["zadd", key, ...part];
      return;
    case "list":
      for (let i = 0; i < entry.value.length; i += ITEMS)
        yield ["splice", key, String(i), "0", ...entry.value.slice(i, i + ITEMS)];
  }
}
