import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";

/** The JSON of a file; empty when there is no such file yet. */
export function readJsonFile<T extends object>(file: string | undefined): Partial<T> {
  if (file === undefined) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

/** Replaces a file durably: after a crash it holds either the old or the new content. */
export function writeFileDurably(file: string, content: string | Uint8Array): void {
  const draft = `${file}.new`;
  const target = openSync(draft, "w", 0o600);
  try {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    for (let at = 0; at < bytes.length; ) at += writeSync(target, bytes, at);
    fsyncSync(target);
  } finally {
    closeSync(target);
  }
  renameSync(draft, file);
}
