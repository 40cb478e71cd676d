import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { damaged, startEmpty, using } from "./disk/damage.ts";
import { readStart } from "./disk/durable.ts";

/**
 * Checks the files that workerd keeps for R2: it would start with damaged ones, and fail at every request.
 * Throws a Problem that names the first of them.
 */
export function checkStoredFiles(folder: string): void {
  const blobs = join(folder, "brandrun-files/blobs");
  const hasObjects = using(blobs, () => existsSync(blobs) && readdirSync(blobs).length > 0);
  const indexes = join(folder, "miniflare-R2BucketObject");
  const names = using(indexes, () => (existsSync(indexes) ? readdirSync(indexes) : []));
  for (const name of names.filter((entry) => entry.endsWith(".sqlite"))) {
    const path = join(indexes, name);
    if (!isWholeIndex(path, hasObjects))
      throw damaged({ path, wayOut: startEmpty(dirname(folder)) }, "or cut off");
  }
}

const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;

/** Whether a file is an SQLite database with all its pages (SQLite file format, 1.3). */
function isWholeIndex(path: string, hasObjects: boolean): boolean {
  const bytes = using(path, () => readStart(path, HEADER_BYTES));
  // A crash at the very first start leaves an empty file.
  if (bytes.length === 0) return !hasObjects;
  if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, 16) !== MAGIC) return false;
  // What is missing may still be in the write-ahead log.
  if (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size) return true;
  const pageBytes = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16);
  const isCountValid = bytes.readUInt32BE(24) === bytes.readUInt32BE(92);
  return !isCountValid || statSync(path).size >= pageBytes * bytes.readUInt32BE(28);
}
