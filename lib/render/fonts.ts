import bricolageLatinExt from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2";
import bricolageLatin from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import interLatinExt from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2";
import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import { COVERAGE, type CodePointRange, type Cover, coverOf, holds, rangesOf } from "./coverage.ts";

/** Part of every render hash: other font files draw other pictures. */
export const FONT_VERSIONS = ["inter@5.3.0", "bricolage-grotesque@5.3.0"];

/** A part of a font family in memory. `key` tells the engine that two of them are the same. */
export type Slice = {
  name: string;
  key: string;
  cover: Cover;
  unicodeRange: CodePointRange[];
  data: ArrayBuffer;
  /** A file of one brand's own. The engine holds it only until another brand's picture is drawn. */
  isOwn?: true;
};

/** Slices carry their true coverage, so the engine loads an extended one only for a text that needs it. */
export function sliceOf(name: string, key: string, cover: Cover, data: ArrayBuffer): Slice {
  return { name, key, cover, unicodeRange: rangesOf(cover), data };
}

/** What the Worker's bundle holds: enough for a house picture in a European language. */
export const SLICES: readonly Slice[] = [
  sliceOf("Inter", "inter-latin", coverOf(COVERAGE.interLatin), interLatin),
  sliceOf("Inter", "inter-latin-ext", coverOf(COVERAGE.interLatinExt), interLatinExt),
  sliceOf("Bricolage Grotesque", "bricolage-latin", coverOf(COVERAGE.bricolageLatin), bricolageLatin),
  sliceOf(
    "Bricolage Grotesque",
    "bricolage-latin-ext",
    coverOf(COVERAGE.bricolageLatinExt),
    bricolageLatinExt,
  ),
];

/** The names in a font-family stack, in order. */
export const familiesIn = (stack: string): string[] =>
  stack.split(",").map((name) => name.trim().replace(/^["']|["']$/g, ""));

/** Family names in a stack of which no slice is available. */
export function unknownFamilies(stack: string, slices: readonly Slice[] = SLICES): string[] {
  return familiesIn(stack).filter((family) => !slices.some(({ name }) => name === family));
}

/** Characters of a text that none of the slices can draw, each once, in reading order. */
export function uncovered(text: string, slices: readonly Slice[] = SLICES): string[] {
  const isDrawn = (code: number) => slices.some(({ cover }) => holds(cover, code));
  return [...new Set(text)].filter((character) => !isDrawn(character.codePointAt(0) ?? 0));
}
