import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyEmoji } from "./emoji.ts";
import { BRAND_FAMILIES, type Source, WORLD_FAMILIES } from "./families.ts";
import { isMade, make } from "./made.ts";
import { copyMascots, MASCOT_PACK } from "./mascots.ts";
import { copyFamily, packFolder } from "./slices.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PUBLIC = join(ROOT, "functions/public");
/** Everything in these is generated. */
export const TYPE_FOLDER: string = join(PUBLIC, "type");
export const MASCOT_FOLDER: string = join(PUBLIC, "mascots");

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
