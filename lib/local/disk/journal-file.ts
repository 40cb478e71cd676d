import { closeSync, fstatSync, fsyncSync, ftruncateSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type * as z from "zod/v4";
import { type DataFile, damaged, using } from "./damage.ts";
import { replaceAndOpen, writeAll } from "./durable.ts";
import { parseJson } from "./json.ts";
import { readText } from "./json-file.ts";

/** An append-only file with one JSON record a line. */
export type JournalFile = {
  /**
   * Returns once the operating system has the lines, so that they outlive this process. Throws when the disk
   * refuses; none of them is in the file then.
   */
  append(lines: string[]): void;
  close(): void;
};

export type JournalOptions<T> = DataFile & {
  /** Of one record; a line of another shape is damage. */
  shape: z.ZodType<T>;
  /** Receives the records in the file, in order. */
  replay(record: T): void;
  /** The fewest lines that lead to the present state. They replace the file when it has outgrown them. */
  snapshot(): Iterable<string>;
  /** The first line, which a file of another kind or version does not have. */
  header?: string;
  encoding?: "utf8" | "latin1";
  /** Whether appended lines survive a power cut too. */
  synced?: boolean;
  /** A smaller file is not replaced while it is open. */
  leastBytes?: number;
};

const LEAST_BYTES = 4 * 1024 * 1024;
const GROWTH_FACTOR = 3;
const CHUNK_CHARACTERS = 1024 * 1024;

/** Reads a journal, shortens it and opens it for more. Throws a Problem when it is damaged or cannot be used. */
export function openJournalFile<T>(options: JournalOptions<T>): JournalFile {
  const { path } = options;
  const { header, encoding = "utf8", synced = false, leastBytes = LEAST_BYTES } = options;
  using(path, () => mkdirSync(dirname(path), { recursive: true }));
  let size = replayFile(options);
  let fd = using(path, () => openSync(path, "a", 0o600));
  let compactAt = 0;
  const bytesOf = (lines: string[]) => Buffer.from([...lines, ""].join("\n"), encoding);

  function* shortened() {
    let chunk = header ? [header] : [];
    let characters = 0;
    for (const line of options.snapshot()) {
      chunk.push(line);
      characters += line.length;
      if (characters < CHUNK_CHARACTERS) continue;
      yield bytesOf(chunk);
      [chunk, characters] = [[], 0];
    }
    yield bytesOf(chunk);
  }

  function compact() {
    try {
      const fresh = replaceAndOpen(path, shortened());
      closeSync(fd);
      fd = fresh;
      size = fstatSync(fd).size;
    } catch {
      // The long file is as good as a short one; there may be room for another later.
    }
    compactAt = Math.max(leastBytes, GROWTH_FACTOR * size);
  }

  function append(lines: string[]) {
    // Before, because by now the memory holds all that the file does.
    if (size > compactAt) compact();
    const bytes = bytesOf(size === 0 && header ? [header, ...lines] : lines);
    try {
      writeAll(fd, bytes);
      if (synced) fsyncSync(fd);
    } catch (error) {
      // A line that was cut off by a full disk must not swallow the next one.
      ftruncateSync(fd, size);
      throw error;
    }
    size += bytes.length;
  }

  using(path, () => ftruncateSync(fd, size));
  compact();
  return {
    append,
    close() {
      fsyncSync(fd);
      closeSync(fd);
    },
  };
}

/**
 * Replays the whole lines of a file; returns how many bytes they are. A last line that a crash cut off was
 * never acknowledged and is left out.
 */
function replayFile<T>(options: JournalOptions<T>): number {
  const { path, encoding = "utf8" } = options;
  const lines = (readText(path, encoding) ?? "").split("\n");
  const tail = lines.pop() ?? "";
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    const mayBeCutOff = tail === "" && index === lines.length - 1;
    if (!replayLine(options, { line, number: index + 1, mayBeCutOff })) break;
    bytes += Buffer.byteLength(line, encoding) + 1;
  }
  if (!isCutOff(tail)) throw damaged(options, `in line ${lines.length + 1}`);
  return bytes;
}

type NumberedLine = { line: string; number: number; mayBeCutOff: boolean };

/** Returns false for a line that was cut off. */
function replayLine<T>(options: JournalOptions<T>, { line, number, mayBeCutOff }: NumberedLine): boolean {
  const { header, shape, replay } = options;
  if (number === 1 && header) {
    if (line === header) return true;
    throw damaged(options, "in line 1, or belongs to another version");
  }
  if (line === "") return true;
  const { value, wrong } = parseJson(line, shape);
  if (wrong && mayBeCutOff && !wrong.isJson) return false;
  if (wrong) throw damaged(options, `in line ${number}`);
  try {
    replay(value);
  } catch {
    throw damaged(options, `in line ${number}`);
  }
  return true;
}

/** A crash leaves the beginning of a line; a power cut may leave zeros instead. */
const isCutOff = (tail: string) => tail.startsWith("[") || tail.replaceAll("\0", "") === "";
