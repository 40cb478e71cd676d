import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codePoints } from "./cmap.ts";
import type { Source } from "./families.ts";

/** A family of a manifest: its files below the asset folder, each with the characters it alone draws. */
type Family = { name: string; slices: { file: string; covers: string }[] };

const PACKS = join(import.meta.dirname, "../../../node_modules/@fontsource-variable");
const ENDING = "-wght-normal.woff2";
/** A character in several slices of a family belongs to the first of these. */
const ORDER = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"];

export const packFolder = (pack: string): string => join(PACKS, pack);

/** Copies the slices of a family to `folder`/fonts, under names that change with their content. */
export function copyFamily({ name, pack, bundled, without }: Source, folder: string): Family {
  const files = join(packFolder(pack), "files");
  const subsets = readdirSync(files)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(pack.length + 1, -ENDING.length))
    .filter((subset) => !without.includes(subset))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  mkdirSync(join(folder, "fonts"), { recursive: true });
  const taken = new Set<number>();
  const slices: Family["slices"] = [];
  for (const subset of subsets) {
    const bytes = readFileSync(join(files, `${pack}-${subset}${ENDING}`));
    const covers = newIn(codePoints(bytes), taken);
    if (bundled.includes(subset) || covers.length === 0) continue;
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
    const file = `fonts/${pack}-${subset.replace(/[[\]]/g, "")}-${hash}.woff2`;
    writeFileSync(join(folder, file), bytes);
    slices.push({ file, covers: compact(covers) });
  }
  return { name, slices };
}

const rank = (subset: string) => (ORDER.includes(subset) ? ORDER.indexOf(subset) : ORDER.length);

/** What a slice adds to its family, in order. Control characters are in no slice. */
function newIn(held: Set<number>, taken: Set<number>): number[] {
  const fresh = [...held].filter((code) => code >= 0x20 && code !== 0xfeff && !taken.has(code));
  for (const code of fresh) taken.add(code);
  return fresh.sort((a, b) => a - b);
}

/** Ranges of hexadecimal code points: "20-7e a0". */
function compact(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map((range) => [...new Set(range)].map((code) => code.toString(16)).join("-")).join(" ");
}
