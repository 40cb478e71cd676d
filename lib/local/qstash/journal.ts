import { type LogFile, openLogFile, readLines } from "./log-file.ts";
import type { DeadLetter, QueuedMessage } from "./message.ts";

/** A remembered deduplication id. */
type Seen = { messageId: string; until: number };

type Tables = { messages: QueuedMessage; letters: DeadLetter; seen: Seen };

/** One row written, or removed (`null`). */
export type JournalChange = {
  [T in keyof Tables]: readonly [table: T, key: string, row: Tables[T] | null];
}[keyof Tables];

/** All state that must survive a crash. Rows stay in the order of their first insert. */
export type Journal = { readonly [T in keyof Tables]: ReadonlyMap<string, Tables[T]> } & {
  /** Applies the changes together: after a crash all of them are there, or none. */
  commit(changes: JournalChange[]): void;
  close(): void;
};

type Rows = Record<keyof Tables, Map<string, unknown>>;

/** Compaction costs a rewrite of what is alive, so the log has to be clearly larger than that. */
const MIN_GROWTH_BYTES = 4 * 1024 * 1024;
const GROWTH_FACTOR = 2;

function apply(rows: Rows, changes: readonly JournalChange[]) {
  for (const [table, key, row] of changes) {
    if (row === null) rows[table].delete(key);
    else rows[table].set(key, row);
  }
}

/** The changes of one line. We wrote it ourselves, so only a line cut short by a crash can be malformed. */
function parseLine(line: string): JournalChange[] {
  try {
    return JSON.parse(line);
  } catch {
    return [];
  }
}

function snapshot(rows: Rows): string[] {
  return Object.entries(rows).flatMap(([table, map]) =>
    [...map].map(([key, row]) => JSON.stringify([[table, key, row]])),
  );
}

/** The rows are only ever written through `commit`, whose `JournalChange` type pairs each table with its own row. */
function typed(rows: Rows): { [T in keyof Tables]: Map<string, Tables[T]> } {
  return rows as { [T in keyof Tables]: Map<string, Tables[T]> };
}

/** Compacts the log, so that its size follows the number of live rows. */
function compactor(log: LogFile, rows: Rows) {
  let nextAt = 0;
  function compact() {
    const lines = snapshot(rows);
    const liveBytes = lines.reduce((total, line) => total + line.length, 0);
    const room = Math.max(MIN_GROWTH_BYTES, GROWTH_FACTOR * liveBytes);
    try {
      log.replace(lines);
      nextAt = room;
    } catch {
      // The long log is as good as a short one; there may be room for the rewrite later.
      nextAt = log.grown() + room;
    }
  }
  return {
    compact,
    compactIfGrown() {
      if (log.grown() > nextAt) compact();
    },
  };
}

/** Opens the journal in `file`, or one that lives in memory only. Throws if the file cannot be used. */
export function openJournal(file: string | undefined): Journal {
  const rows: Rows = { messages: new Map(), letters: new Map(), seen: new Map() };
  if (file === undefined) return { ...typed(rows), commit: (changes) => apply(rows, changes), close() {} };

  for (const line of readLines(file)) apply(rows, parseLine(line));
  const log = openLogFile(file);
  const { compact, compactIfGrown } = compactor(log, rows);
  compact();

  return {
    ...typed(rows),
    commit(changes) {
      if (changes.length === 0) return;
      // Disk first: a message that cannot be written must not be accepted.
      log.append(JSON.stringify(changes));
      apply(rows, changes);
      compactIfGrown();
    },
    close: log.close,
  };
}
