import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ARTWORK_FOLDERS, mascotParts, modelParts, subjectParts, viewerParts } from "./artwork.ts";
import { madeParts } from "./made.ts";
import { packageParts } from "./packages.ts";
import { lastLine, type Section, toPage } from "./page.ts";
import type { Part } from "./part.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** Generated; served at `/licenses`. */
const LICENCES_PAGE = join(ROOT, "functions/public/licenses.html");

/**
 * Writes the page with the licences of everything that is shipped, unless it is there already and whole.
 * @param inputs every source file of the Worker and of code for browsers, as their bundler lists them; absolute.
 * @returns whether it had to be written.
 * @throws Problem if a licence is missing or not allowed.
 */
export function buildLicences(inputs: readonly string[], page = LICENCES_PAGE): boolean {
  const packages = packagesOf(inputs);
  const made = madeParts(inputs);
  const fingerprint = fingerprintOf(packages, made);
  if (existsSync(page) && readFileSync(page, "utf8").endsWith(lastLine(fingerprint))) return false;
  const draft = join(ROOT, `.data/licenses-${process.pid}.html`);
  mkdirSync(join(ROOT, ".data"), { recursive: true });
  writeFileSync(draft, toPage(sectionsOf(packages, made), fingerprint));
  renameSync(draft, page);
  return true;
}

/** The folders of the packages that bundled files belong to, each with these files; in the order of their names. */
export function packagesOf(inputs: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of inputs) {
    const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    if (folder) found.set(folder, [...(found.get(folder) ?? []), file]);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sectionsOf(packages: Map<string, string[]>, made: readonly Part[]): Section[] {
  const code = [...packages].filter(([folder]) => !ARTWORK_FOLDERS.includes(folder));
  return [
    {
      title: "Code and icons",
      parts: [...code.flatMap(([folder, files]) => packageParts(folder, files)), ...made, ...viewerParts()],
    },
    {
      title: "Fonts, emoji, artwork and models",
      parts: [
        ...ARTWORK_FOLDERS.flatMap((folder) => packageParts(folder)),
        ...mascotParts(),
        ...modelParts(),
        ...subjectParts(),
      ],
    },
  ];
}

/** The page has the look of the guides. */
const SHELL = join(import.meta.dirname, "../docs/page.ts");

/** A hash of the versions of all packages, of the files taken from them and of this program. */
function fingerprintOf(packages: Map<string, string[]>, made: readonly Part[]): string {
  const folders = [...packages.keys(), ...ARTWORK_FOLDERS];
  const own = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|txt)$/.test(name))
    .sort();
  const hash = createHash("sha256").update([...packages.values()].flat().sort().join("\n"));
  for (const { name, version } of made) hash.update(`${name} ${version}\n`);
  for (const folder of folders) hash.update(readFileSync(join(folder, "package.json")));
  for (const name of own) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.update(readFileSync(SHELL)).digest("hex");
}
