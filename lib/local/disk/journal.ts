import * as z from "zod/v4";
import { own } from "../../text/own.ts";
import type { DataFile } from "./damage.ts";
import { openJournalFile } from "./journal-file.ts";

/** One row written, or removed (`null`). */
export type RowChange<Tables> = {
  [T in keyof Tables & string]: readonly [table: T, key: string, row: Tables[T] | null];
}[keyof Tables & string];

/** Tables in memory whose changes survive a crash. Rows stay in the order of their first insert. */
export type Journal<Tables> = { readonly [T in keyof Tables & string]: ReadonlyMap<string, Tables[T]> } & {
  /** Applies the changes together: after a crash all of them are there, or none. Throws when the disk refuses. */
  commit(changes: RowChange<Tables>[]): void;
  close(): void;
};

type Shapes<Tables> = { [T in keyof Tables & string]: z.ZodType<Tables[T]> };

type JournalOptions<Tables> = Omit<DataFile, "path"> & {
  /** Without it the tables live in memory only. */
  path: string | undefined;
  shapes: Shapes<Tables>;
  /** Whether commits survive a power cut too. */
  synced?: boolean;
};

type Rows = Record<string, Map<string, unknown>>;
type LooseChange = readonly [table: string, key: string, row: unknown];

/** Opens the journal in a file. Throws a Problem when the file is damaged or cannot be used. */
export function openJournal<Tables>({ path, shapes, ...options }: JournalOptions<Tables>): Journal<Tables> {
  const rows: Rows = Object.fromEntries(Object.keys(shapes).map((table) => [table, new Map()]));
  if (path === undefined) return journalOf(rows, { append: () => {}, close: () => {} });
  const file = openJournalFile({
    path,
    ...options,
    shape: changesOf(shapes),
    replay: (changes) => apply(rows, changes),
    snapshot: () => snapshot(rows),
  });
  return journalOf(rows, file);
}

/** The rows are only written through `commit` and checked lines, which pair each table with its own row. */
function journalOf<Tables>(rows: Rows, file: Pick<ReturnType<typeof openJournalFile>, "append" | "close">) {
  return {
    ...rows,
    commit(changes: RowChange<Tables>[]) {
      if (changes.length === 0) return;
      // Disk first: what cannot be written must not be accepted.
      file.append([JSON.stringify(changes)]);
      apply(rows, changes);
    },
    close: file.close,
  } as unknown as Journal<Tables>;
}

const changesOf = (shapes: Record<string, z.ZodType>): z.ZodType<LooseChange[]> =>
  z.array(
    z.union(
      Object.entries(shapes).map(([table, row]) => z.tuple([z.literal(table), z.string(), z.nullable(row)])),
    ),
  );

function apply(rows: Rows, changes: readonly LooseChange[]): void {
  for (const [table, key, row] of changes) {
    if (row === null) own(rows, table)?.delete(key);
    else own(rows, table)?.set(key, row);
  }
}

function* snapshot(rows: Rows): Generator<string> {
  for (const [table, map] of Object.entries(rows))
    for (const [key, row] of map) yield JSON.stringify([[table, key, row]]);
}
