import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sayRemade } from "../disk/damage.ts";
import { readBytes } from "../disk/durable.ts";

const DATA = join(import.meta.dirname, "../../../.data");
const STAMP = "stamp";

/** Fills a generated folder: as a draft first, so that a half-built folder never appears. */
export function make(folder: string, stamp: string, fill: (draft: string) => void) {
  const draft = join(DATA, `${basename(folder)}-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    fill(draft);
    writeFileSync(join(draft, STAMP), stampFor(draft, stamp));
    putInPlace(draft, folder, stamp);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Whether a generated folder is complete, and made from the same sources. */
export function isMade(folder: string, stamp: string): boolean {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
  const kept = readBytes(join(folder, STAMP))?.toString() ?? "";
  if (kept === stampFor(folder, stamp)) return true;
  const isOfOthers = kept !== "" && !kept.startsWith(stamp);
  if (!isOfOthers) sayRemade(folder);
  return false;
}

/** The stamp of the sources, and a hash of the names and sizes of what was made from them. */
function stampFor(folder: string, stamp: string): string {
  const made = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name !== STAMP)
    .sort()
    .map((name) => `${name} ${sizeOf(join(folder, name))}`);
  return `${stamp} ${createHash("sha256").update(made.join("\n")).digest("hex")}`;
}

function sizeOf(path: string): number {
  const state = statSync(path);
  return state.isFile() ? state.size : 0;
}

/**
 * Another process may have built the same folder meanwhile. The rename is atomic, so a half-built folder
 * never appears.
 */
function putInPlace(draft: string, folder: string, stamp: string) {
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!isMade(folder, stamp)) throw error;
  }
}
