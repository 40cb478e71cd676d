import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { copyEmoji } from "./emoji.ts";
import { BRAND_FAMILIES, type Source, WORLD_FAMILIES } from "./families.ts";
import { copyFamily, packFolder } from "./slices.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PUBLIC = join(ROOT, "public");
/** Everything in it is generated. */
export const TYPE_FOLDER: string = join(PUBLIC, "type");
const STAMP = "stamp";

/**
 * Makes the static assets that the render engine reads: font slices, emoji and their manifests below public/type, and
 * the fonts' licences in public/licenses. Does nothing when they are there and made of the same packages.
 * @returns whether anything had to be made.
 */
export function buildAssets(): boolean {
  const stamp = stampOf();
  if (isMade(stamp)) return false;
  const draft = join(ROOT, `.data/type-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    const write = (name: string, content: unknown) =>
      writeFileSync(join(draft, name), JSON.stringify(content));
    write("brand.json", listingOf(BRAND_FAMILIES, draft));
    write("world.json", listingOf(WORLD_FAMILIES, draft));
    write("emoji.json", copyEmoji(draft));
    writeFileSync(join(draft, STAMP), stamp);
    copyLicences();
    putInPlace(draft, stamp);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

function isMade(stamp: string): boolean {
  const file = join(TYPE_FOLDER, STAMP);
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

/** Another process may have made the same in the meantime; nobody ever sees half of it. */
function putInPlace(draft: string, stamp: string) {
  rmSync(TYPE_FOLDER, { recursive: true, force: true });
  try {
    renameSync(draft, TYPE_FOLDER);
  } catch (error) {
    if (!isMade(stamp)) throw error;
  }
}

/** A manifest, with a hash that changes whenever a text might be drawn differently. */
function listingOf(sources: readonly Source[], folder: string) {
  const families = sources.map((source) => copyFamily(source, folder));
  const hash = createHash("sha256").update(JSON.stringify(families)).digest("hex").slice(0, 16);
  return { hash, families };
}

/** Versions of all that goes in, and this program itself. */
function stampOf(): string {
  const packs = [...BRAND_FAMILIES, ...WORLD_FAMILIES].map(({ pack }) => packFolder(pack));
  const sources = [...packs, join(ROOT, "node_modules/@iconify-json/noto")].map((folder) =>
    join(folder, "package.json"),
  );
  const own = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name));
  const hash = createHash("sha256");
  for (const file of [...sources, ...own.sort()]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

function copyLicences() {
  const folder = join(PUBLIC, "licenses");
  mkdirSync(folder, { recursive: true });
  for (const { pack } of [...BRAND_FAMILIES, ...WORLD_FAMILIES]) {
    copyFileSync(join(packFolder(pack), "LICENSE"), join(folder, `${pack}.txt`));
  }
  // The emoji are under the licence that this project is under itself.
  const notice = "Noto Emoji, copyright Google Inc., https://github.com/googlefonts/noto-emoji\n\n";
  writeFileSync(join(folder, "noto-emoji.txt"), notice + readFileSync(join(ROOT, "LICENSE"), "utf8"));
}
