import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COVERAGE, ranges } from "../../lib/render/coverage.ts";
import { uncovered } from "../../lib/render/fonts.ts";
import { codePoints } from "./support/cmap.ts";

const FILES = {
  interLatin: "inter/files/inter-latin",
  interLatinExt: "inter/files/inter-latin-ext",
  bricolageLatin: "bricolage-grotesque/files/bricolage-grotesque-latin",
  bricolageLatinExt: "bricolage-grotesque/files/bricolage-grotesque-latin-ext",
} as const;

test.each(Object.entries(FILES))("the coverage of %s is what the font file holds", (name, path) => {
  const file = new URL(`../../node_modules/@fontsource-variable/${path}-wght-normal.woff2`, import.meta.url);
  const held = codePoints(readFileSync(file));
  const claimed = ranges(COVERAGE[name as keyof typeof FILES]);
  const missing = claimed.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((code) => !held.has(code)),
  );
  expect(missing).toEqual([]);
  const inside = (code: number) => claimed.some(([from, to]) => code >= from && code <= to);
  // An extended slice repeats letters of the plain one; those stay with the plain one, or every text would load both.
  const base = codePoints(readFileSync(new URL(file.href.replace("-ext", ""))));
  const isExtra = (code: number) =>
    code >= 32 && code !== 0xfeff && (!name.endsWith("Ext") || !base.has(code));
  expect([...held].filter((code) => isExtra(code) && !inside(code))).toEqual([]);
});

test("European Latin text is covered, other scripts and symbols are named", () => {
  expect(uncovered("Größe, señor, Łódź, İstanbul, čeština, “€5” – 3×… ½")).toEqual([]);
  expect(uncovered("日本 → Москва ✓")).toEqual([..."日本→Москва✓"]);
});
