import { closeSync, ftruncateSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { KeyChange } from "./change.ts";
import { replay, rewrite, toLine, writeAll } from "./journal-file.ts";
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
  /** Size from which a file that has doubled is rewritten; smaller ones are not worth the pause. */
  rewriteBytes?: number;
};

const REWRITE_BYTES = 8 * 1024 * 1024;

/** For the memory-only store. */
export const noJournal: Journal = { append: () => {}, flush: () => {}, close: () => {} };

/** Loads a journal into the store and opens it for more. @throws Error when it cannot be read or written. */
export function openJournal({ file, store, now, rewriteBytes = REWRITE_BYTES }: JournalOptions): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const found = replay(file, store);
  const alive = [...store.entries.values()].filter(({ expiresAt = Infinity }) => expiresAt >= now());
  const wasteful = found.lines > 2 * alive.length + 100;
  let size = found.lines === 0 || wasteful ? rewrite(file, store, now()) : found.bytes;
  let rewriteAt = Math.max(rewriteBytes, size * 2);
  let fd = openSync(file, "a", 0o600);
  let waiting = "";
  // Bytes after the last whole line, from a crash or a full disk.
  ftruncateSync(fd, size);

  function compact() {
    try {
      size = rewrite(file, store, now());
      closeSync(fd);
      fd = openSync(file, "a", 0o600);
    } catch {
      // The old file is still whole and open; the next doubling tries again.
    }
    rewriteAt = Math.max(rewriteBytes, size * 2);
  }

  function flush() {
    if (waiting === "") return;
    try {
      size += writeAll(fd, waiting);
    } catch (error) {
      ftruncateSync(fd, size);
      throw error;
    }
    waiting = "";
    if (size > rewriteAt) compact();
  }

  return {
    append(changes) {
      waiting += toLine(changes);
    },
    flush,
    close() {
      flush();
      closeSync(fd);
    },
  };
}
