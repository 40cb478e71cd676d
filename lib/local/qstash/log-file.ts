import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** An append-only text file, one record a line. */
export type LogFile = {
  /** Returns once the operating system has the line, so that it outlives this process. */
  append(line: string): void;
  /** Swaps the whole content in one step: a crash leaves either the old or the new one. */
  replace(lines: string[]): void;
  /** Bytes appended since the last replace. */
  grown(): number;
  close(): void;
};

function writeAll(fd: number, text: string): number {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
  return bytes.length;
}

/** The lines of a file; none if there is no file. */
export function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Opens a log for appending, and creates its folder if needed. */
export function openLogFile(file: string): LogFile {
  mkdirSync(dirname(file), { recursive: true });
  let fd = openSync(file, "a");
  let grown = 0;
  // A line cut short, by a crash of the last run or by a full disk, must not swallow the next one.
  let torn = true;

  function append(line: string) {
    const text = `${torn ? "\n" : ""}${line}\n`;
    torn = true;
    grown += writeAll(fd, text);
    torn = false;
  }

  function replace(lines: string[]) {
    const fresh = `${file}.tmp`;
    const target = openSync(fresh, "w");
    try {
      for (const line of lines) writeAll(target, `${line}\n`);
      fsyncSync(target);
      renameSync(fresh, file);
    } catch (error) {
      closeSync(target);
      throw error;
    }
    closeSync(fd);
    fd = target;
    grown = 0;
    torn = false;
  }

  function close() {
    fsyncSync(fd);
    closeSync(fd);
  }

  return { append, replace, grown: () => grown, close };
}
