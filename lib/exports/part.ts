import type { ExportCursor } from "../../drizzle/schema/exports.ts";
import type { OpenFile, Ports } from "../core/ports.ts";
import { contentsPage } from "./contents-page.ts";
import { exportedTables, findFiles, findMade, readLines, readMembers } from "./store.ts";
import { type TarEntry, tarSize } from "./tar.ts";

export const PART = { maxBytes: 500_000_000, maxEntries: 2_000 } as const;
/** A row may hold a whole brief and its snapshot, and all of a page is in memory at once. */
const ROWS_A_PAGE = 200;
const NAMES_AT_ONCE = 100;
/** The contents are one page, which a browser still opens at once. */
const MOST_RUNS_SHOWN = 500;

/** What goes into one part, counted while it is written. `isLast`: nothing is left behind it. */
export type PartState = { cursor: ExportCursor; bytes: number; entries: number; isLast: boolean };

type PartPorts = Pick<Ports, "db" | "files" | "now">;

/** The entries of one part, from the cursor on, up to the limits of a part. `state` says what was passed. */
export async function* entriesOf(
  ports: PartPorts,
  workspaceId: string,
  state: PartState,
): AsyncGenerator<TarEntry> {
  const { table, offset } = state.cursor;
  if (table === FIRST && offset === 0) yield await contentsOf(ports, workspaceId, state);
  yield* pagesOf(ports, workspaceId, state);
  if (state.cursor.table === null) yield* filesOf(ports, workspaceId, state);
}

/** The table that every export begins with. */
const FIRST = "members";

/** What is in the export and what was made, as the first file of its first part. */
async function contentsOf({ db, now }: PartPorts, workspaceId: string, state: PartState): Promise<TarEntry> {
  const made = await findMade(db, workspaceId, MOST_RUNS_SHOWN + 1);
  const page = contentsPage({
    made: now(),
    tables: [FIRST, ...exportedTables()],
    runs: made.slice(0, MOST_RUNS_SHOWN),
    hasMore: made.length > MOST_RUNS_SHOWN,
  });
  const body = new TextEncoder().encode(page);
  count(state, body.length, state.cursor);
  return { folder: "", name: "index.html", size: body.length, body };
}

const isFull = ({ bytes, entries }: PartState, size: number): boolean =>
  entries > 0 && (entries >= PART.maxEntries || bytes + tarSize(size) > PART.maxBytes);

function count(state: PartState, size: number, cursor: ExportCursor): void {
  state.bytes += tarSize(size);
  state.entries++;
  state.cursor = cursor;
}

/** Pages of rows, as NDJSON: first the members, then table by table. */
async function* pagesOf({ db }: PartPorts, workspaceId: string, state: PartState): AsyncGenerator<TarEntry> {
  const tables = [FIRST, ...exportedTables()];
  while (state.cursor.table !== null) {
    const { table, offset, file } = state.cursor;
    const page = { table, offset, limit: ROWS_A_PAGE };
    const lines =
      table === FIRST ? await readMembers(db, workspaceId) : await readLines(db, workspaceId, page);
    const isEnd = table === FIRST || lines.length < ROWS_A_PAGE;
    const following = tables[tables.indexOf(table) + 1] ?? null;
    const next = isEnd
      ? { table: following, offset: 0, file }
      : { table, offset: offset + lines.length, file };
    const body = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
    if (isFull(state, body.length)) return;
    if (lines.length === 0) {
      state.cursor = next;
      continue;
    }
    count(state, body.length, next);
    const number = String(offset / ROWS_A_PAGE + 1).padStart(4, "0");
    yield { folder: "data", name: `${table}-${number}.ndjson`, size: body.length, body };
  }
}

/** The files, under the paths that their addresses have. One that was taken down is left out. */
async function* filesOf(
  { db, files }: PartPorts,
  workspaceId: string,
  state: PartState,
): AsyncGenerator<TarEntry> {
  for await (const name of namesOf(db, workspaceId, state.cursor.file)) {
    const cursor = { ...state.cursor, file: name };
    const size = await sizeOf(files, name);
    if (size === undefined) state.cursor = cursor;
    else if (isFull(state, size)) return;
    else {
      count(state, size, cursor);
      yield await entryOf(files, name, size);
    }
  }
  state.isLast = true;
}

/** The names of all files behind one, in order. */
async function* namesOf(db: Ports["db"], workspaceId: string, behind: string): AsyncGenerator<string> {
  let after = behind;
  for (;;) {
    const names = await findFiles(db, workspaceId, { after, limit: NAMES_AT_ONCE });
    yield* names;
    if (names.length < NAMES_AT_ONCE) return;
    after = names.at(-1) ?? after;
  }
}

/** Undefined for a file that was taken down. */
async function sizeOf(files: Ports["files"], name: string): Promise<number | undefined> {
  const head = await files.open(name, { range: null, ifNoneMatch: null, headOnly: true });
  return head && head.state !== "gone" ? head.size : undefined;
}

async function entryOf(files: Ports["files"], name: string, size: number): Promise<TarEntry> {
  const file = await files.open(name, { range: null, ifNoneMatch: null, headOnly: false });
  if (!file?.body || file.size !== size) throw new Error("A file of an export could not be opened.");
  const [token = "", last = ""] = name.split("/");
  return { folder: `files/${token}`, name: last, size, body: piecesOf(file.body) };
}

function piecesOf(body: NonNullable<OpenFile["body"]>): TarEntry["body"] {
  return body instanceof Uint8Array ? body : (body as unknown as AsyncIterable<Uint8Array>);
}
