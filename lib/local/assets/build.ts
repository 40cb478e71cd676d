import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sayRemade } from "../disk/damage.ts";
import { readBytes } from "../disk/durable.ts";
import { copyEmoji } from "./emoji.ts";
import { BRAND_FAMILIES, type Source, WORLD_FAMILIES } from "./families.ts";
import { copyMascots, MASCOT_PACK } from "./mascots.ts";
import { copyFamily, packFolder } from "./slices.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PUBLIC = join(ROOT, "functions/public");
/** Everything in these is generated. */
export const TYPE_FOLDER: string = join(PUBLIC, "type");
export const MASCOT_FOLDER: string = join(PUBLIC, "mascots");
const STAMP = "stamp";

/**
 * Builds what the engine draws with, below functions/public: fonts and emoji with manifests in `type`, artwork
 * in `mascots`. Skips what is already built from the same packages.
 * @returns whether anything had to be built.
 */
export function buildAssets(): boolean {
  const stamp = stampOf();
  const waiting = [
    { folder: TYPE_FOLDER, fill: fillType },
    { folder: MASCOT_FOLDER, fill: copyMascots },
  ].filter(({ folder }) => !isMade(folder, stamp));
  if (waiting.length === 0) return false;
  for (const { folder, fill } of waiting) make(folder, stamp, fill);
  return true;
}

function fillType(draft: string) {
  const write = (name: string, content: unknown) => writeFileSync(join(draft, name), JSON.stringify(content));
  write("brand.json", listingOf(BRAND_FAMILIES, draft));
  write("world.json", listingOf(WORLD_FAMILIES, draft));
  write("emoji.json", copyEmoji(draft));
}

function make(folder: string, stamp: string, fill: (draft: string) => void) {
  const draft = join(ROOT, `.data/${basename(folder)}-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    fill(draft);
    writeFileSync(join(draft, STAMP), stampFor(draft, stamp));
    putInPlace(draft, folder, stamp);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Whether a folder is complete, and made from the same packages. */
function isMade(folder: string, stamp: string): boolean {
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

/** A manifest, with a hash that changes whenever a text might be drawn differently. */
function listingOf(sources: readonly Source[], folder: string) {
  const families = sources.map((source) => copyFamily(source, folder));
  const hash = createHash("sha256").update(JSON.stringify(families)).digest("hex").slice(0, 16);
  return { hash, families };
}

/** A hash of the versions of all source packages and of this program. */
function stampOf(): string {
  const packs = [...BRAND_FAMILIES, ...WORLD_FAMILIES].map(({ pack }) => packFolder(pack));
  const sources = [...packs, join(ROOT, "node_modules/@iconify-json/noto"), MASCOT_PACK].map((folder) =>
    join(folder, "package.json"),
  );
  const own = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name));
  const hash = createHash("sha256");
  for (const file of [...sources, ...own.sort()]) hash.update(readFileSync(file));
  return hash.digest("hex");
}
