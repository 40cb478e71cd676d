import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { apply, type KeyChange } from "./change.ts";
import { restate } from "./restate.ts";
import type { Store } from "./values.ts";

/** First line of every file; one that starts otherwise is not ours. */
const HEADER = '["redis journal",1]\n';
const CHUNK_BYTES = 1024 * 1024;

/** One unit of work as a line. Strings hold bytes and are written unchanged, so UTF-8 stays readable. */
export const toLine = (changes: KeyChange[]) => `${JSON.stringify(changes)}\n`;

/** Writes bytes to the end of a file; returns how many. @throws Error when the disk refuses. */
export function writeAll(fd: number, text: string): number {
  const buffer = Buffer.from(text, "latin1");
  let written = 0;
  while (written < buffer.length) written += writeSync(fd, buffer, written);
  return buffer.length;
}

/** What was read: how many bytes are whole lines, and how many of those lines there are. */
export type Replayed = { bytes: number; lines: number };

/**
 * Replays a file into an empty store. A last line that was cut off by a crash was never acknowledged and is
 * left out; a missing file is an empty one.
 *
 * @throws Error when the file is not a journal or a line before the last cannot be read.
 */
export function replay(file: string, store: Store): Replayed {
  const text = readText(file);
  const lines = text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .slice(0, -1);
  if (lines.length === 0) return { bytes: 0, lines: 0 };
  if (`${lines[0]}\n` !== HEADER) throw new Error(`${file} is not a Redis journal of this version.`);
  let bytes = HEADER.length;
  for (const [i, line] of lines.entries()) {
    if (i === 0) continue;
    const changes = parseLine(line);
    if (!changes && i === lines.length - 1) return { bytes, lines: i };
    if (!changes) throw new Error(`Line ${i + 1} of ${file} is damaged. Move the file away to start empty.`);
    for (const change of changes) apply(store, change);
    bytes += line.length + 1;
  }
  return { bytes, lines: lines.length };
}

function readText(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

function parseLine(line: string): KeyChange[] | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Writes what the store holds into a new file and puts it in the old one's place; returns its size. */
export function rewrite(file: string, store: Store, now: number): number {
  const fresh = `${file}.new`;
  const fd = openSync(fresh, "w", 0o600);
  let bytes = 0;
  try {
    for (const chunk of chunks(store, now)) bytes += writeAll(fd, chunk);
    // Else a power cut after the rename could leave an empty file where a full one was.
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(fresh, file);
  return bytes;
}

function* chunks(store: Store, now: number): Generator<string> {
  let chunk = HEADER;
  for (const [key, entry] of store.entries) {
    if (entry.expiresAt !== undefined && entry.expiresAt < now) continue;
    for (const change of restate(key, entry)) chunk += toLine([change]);
    if (chunk.length < CHUNK_BYTES) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}
