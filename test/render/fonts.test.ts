import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codePoints } from "../../lib/local/assets/cmap.ts";
import { COVERAGE, type Cover, coverOf, holds, rangesOf } from "../../lib/render/coverage.ts";
import { uncovered } from "../../lib/render/fonts.ts";
import { type Family, manifestOf } from "../../lib/render/type/manifest.ts";
import { readAsset } from "../support/assets.ts";

const FILES = {
  interLatin: "inter/files/inter-latin",
  interLatinExt: "inter/files/inter-latin-ext",
  bricolageLatin: "bricolage-grotesque/files/bricolage-grotesque-latin",
  bricolageLatinExt: "bricolage-grotesque/files/bricolage-grotesque-latin-ext",
} as const;

test.each(Object.entries(FILES))("the coverage of %s is what the font file holds", (name, path) => {
  const file = new URL(`../../node_modules/@fontsource-variable/${path}-wght-normal.woff2`, import.meta.url);
  const held = codePoints(readFileSync(file));
  const claimed = coverOf(COVERAGE[name as keyof typeof FILES]);
  const missing = rangesOf(claimed).flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((code) => !held.has(code)),
  );
  expect(missing).toEqual([]);
  // An extended slice repeats letters of the plain one; those stay with the plain one, or every text would load both.
  const base = codePoints(readFileSync(new URL(file.href.replace("-ext", ""))));
  const isExtra = (code: number) =>
    code >= 32 && code !== 0xfeff && (!name.endsWith("Ext") || !base.has(code));
  expect([...held].filter((code) => isExtra(code) && !holds(claimed, code))).toEqual([]);
});

const codesIn = (cover: Cover) =>
  rangesOf(cover).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

async function faultsOf({ name, slices }: Family): Promise<string[]> {
  const seen = new Set<number>();
  const faults: string[] = [];
  for (const { file, cover } of slices) {
    const held = codePoints(Buffer.from((await readAsset(`type/${file}`)) ?? new ArrayBuffer(0)));
    for (const code of codesIn(cover)) {
      if (!held.has(code) || seen.has(code)) faults.push(`${name} ${file} U+${code.toString(16)}`);
      seen.add(code);
    }
  }
  return seen.size > 80 ? faults : [`${name} has only ${seen.size} characters`];
}

test.each(["brand", "world"] as const)(
  "what the %s manifest promises is in the file it names, and in one file only",
  async (name) => {
    const { families } = await manifestOf(name, readAsset);
    expect(families.length).toBeGreaterThan(6);
    for (const family of families) expect(await faultsOf(family)).toEqual([]);
  },
);

test("European Latin text is covered by the bundle, other scripts and symbols are named", () => {
  expect(uncovered("Größe, señor, Łódź, İstanbul, čeština, “€5” – 3×… ½")).toEqual([]);
  expect(uncovered("日本 → Москва ✓")).toEqual([..."日本→Москва✓"]);
});
