import bricolageLatinExt from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2";
import bricolageLatin from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import interLatinExt from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2";
import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import { COVERAGE, type Range, ranges } from "./coverage.ts";

/** Part of every render hash: other font files draw other pictures. */
export const FONT_VERSIONS = ["inter@5.3.0", "bricolage-grotesque@5.3.0"];

type Slice = { name: string; data: ArrayBuffer; unicodeRange: Range[] };

/** Slices carry their true coverage, so the engine loads an extended one only for a text that needs it. */
export const SLICES: readonly Slice[] = [
  { name: "Inter", data: interLatin, unicodeRange: ranges(COVERAGE.interLatin) },
  { name: "Inter", data: interLatinExt, unicodeRange: ranges(COVERAGE.interLatinExt) },
  { name: "Bricolage Grotesque", data: bricolageLatin, unicodeRange: ranges(COVERAGE.bricolageLatin) },
  { name: "Bricolage Grotesque", data: bricolageLatinExt, unicodeRange: ranges(COVERAGE.bricolageLatinExt) },
];

const KNOWN = new Set(SLICES.map(({ name }) => name));

/** Family names in a stack that the bundle does not hold. */
export function unknownFamilies(stack: string): string[] {
  const names = stack.split(",").map((name) => name.trim().replace(/^["']|["']$/g, ""));
  return names.filter((name) => !KNOWN.has(name));
}

let covered: Set<number> | undefined;

function glyphs(): Set<number> {
  if (covered) return covered;
  covered = new Set();
  for (const [from, to] of SLICES.flatMap(({ unicodeRange }) => unicodeRange)) {
    for (let code = from; code <= to; code++) covered.add(code);
  }
  return covered;
}

/** Characters of a text that no bundled family can draw, each once, in reading order. */
export function uncovered(text: string): string[] {
  const known = glyphs();
  return [...new Set(text)].filter((character) => !known.has(character.codePointAt(0) ?? 0));
}
