import {
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

/** The bytes of a file; undefined when it cannot be read. */
export function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** At most so many bytes from the beginning of a file. */
export function readStart(path: string, length: number): Buffer {
  const fd = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(fd, bytes));
  } finally {
    closeSync(fd);
  }
}

/** Writes all bytes. Throws when the disk refuses; some of them may be in the file then. */
export function writeAll(fd: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
}

/**
 * Replaces a file in one step. A crash or a power cut leaves the old or the new content. Only
 * its owner may read it. Throws when the disk refuses; the old content stays then.
 */
export function replaceFile(path: string, parts: Iterable<Uint8Array>): void {
  closeSync(replaceAndOpen(path, parts));
}

/** Like `replaceFile`; returns the new file, open for appending. */
export function replaceAndOpen(path: string, parts: Iterable<Uint8Array>): number {
  const draft = `${path}.new`;
  try {
    const fd = writeDraft(draft, parts);
    renameSync(draft, path);
    syncFolder(dirname(path));
    return fd;
  } catch (error) {
    // On a full disk half a draft would take the last room.
    if (statSync(draft, { throwIfNoEntry: false })?.isFile()) rmSync(draft);
    throw error;
  }
}

const EMPTY_TO_APPEND = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND;

function writeDraft(draft: string, parts: Iterable<Uint8Array>): number {
  const fd = openSync(draft, EMPTY_TO_APPEND, 0o600);
  try {
    for (const part of parts) writeAll(fd, part);
    // Else a power cut after the rename could leave an empty file where a full one was.
    fsyncSync(fd);
    return fd;
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

/** Makes a rename survive a power cut. Windows cannot open folders and does without. */
export function syncFolder(folder: string): void {
  try {
    const fd = openSync(folder, "r");
    fsyncSync(fd);
    closeSync(fd);
  } catch {}
}
