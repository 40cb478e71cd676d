import * as z from "zod/v4";
import { openJournalFile } from "../disk/journal-file.ts";
import { apply, KeyChange } from "./change.ts";
import { restate } from "./restate.ts";
import type { Store } from "./values.ts";

/**
 * The store on disk: a file that gets one line per unit of work, the list of its changes. A flushed line
 * survives a crash of the process, but perhaps not a power cut.
 */
export type Journal = {
  /** Adds a unit's changes to what the next flush writes. */
  append(changes: KeyChange[]): void;
  /** Writes everything added. @throws Error when the write fails; the data stays for the next try. */
  flush(): void;
  close(): void;
};

type JournalOptions = {
  file: string;
  /** Empty; filled from the file. */
  store: Store;
  /** Unix milliseconds. */
  now: () => number;
};

/** For the memory-only store. */
export const noJournal: Journal = { append: () => {}, flush: () => {}, close: () => {} };

/** Loads a journal into the store and opens it for more. @throws Problem when it is damaged or cannot be used. */
export function openJournal({ file: path, store, now }: JournalOptions): Journal {
  let waiting: string[] = [];
  const file = openJournalFile({
    path,
    wayOut: "move it away to start with an empty Redis, which counts all limits anew",
    header: '["redis journal",1]',
    // Strings hold bytes and are written unchanged, so UTF-8 stays readable.
    encoding: "latin1",
    shape: z.array(KeyChange),
    replay(changes) {
      for (const change of changes) apply(store, change);
    },
    snapshot: () => restateAll(store, now()),
  });

  function flush() {
    if (waiting.length === 0) return;
    file.append(waiting);
    waiting = [];
  }

  return {
    append(changes) {
      waiting.push(JSON.stringify(changes));
    },
    flush,
    close() {
      flush();
      file.close();
    },
  };
}

function* restateAll({ entries }: Store, now: number): Generator<string> {
  for (const [key, entry] of entries) {
    if (entry.expiresAt !== undefined && entry.expiresAt < now) continue;
    for (const change of restate(key, entry)) yield JSON.stringify([change]);
  }
}
