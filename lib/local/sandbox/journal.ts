import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";

/** What a sandbox knew when it was last written down; nothing without a file, or on its first start. */
export function readJournal<T>(file: string | undefined): Partial<T> {
  if (file === undefined) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

/** Writes all of it down, as a whole or not at all. */
export function writeJournal(file: string, content: object): void {
  const draft = `${file}.new`;
  const target = openSync(draft, "w", 0o600);
  try {
    writeSync(target, JSON.stringify(content));
    fsyncSync(target);
  } finally {
    closeSync(target);
  }
  renameSync(draft, file);
}
