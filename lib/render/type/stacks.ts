import { type Cover, holds } from "../coverage.ts";
import { familiesIn, SLICES, type Slice } from "../fonts.ts";
import type { Pairing, Role } from "../typeface.ts";
import type { Family, Loadable } from "./manifest.ts";

/** Every slice of every family that a picture may use: those in memory, and those that can be loaded. */
export type Library = ReadonlyMap<string, readonly (Slice | Loadable)[]>;

/** The bundled slices with those of the manifests, which never repeat a bundled one. */
export function libraryOf(families: readonly Family[]): Library {
  const library = new Map<string, (Slice | Loadable)[]>();
  for (const slice of SLICES) library.set(slice.name, [...(library.get(slice.name) ?? []), slice]);
  for (const { name, slices } of families) library.set(name, [...(library.get(name) ?? []), ...slices]);
  return library;
}

type HeldSlice = { cover: Cover };
const sliceWith = <T extends HeldSlice>(slices: readonly T[] | undefined, code: number): T | undefined =>
  slices?.find(({ cover }) => holds(cover, code));

export const isHeld = (library: Library, family: string, code: number): boolean =>
  sliceWith(library.get(family), code) !== undefined;

export const codesOf = (text: string): number[] => [
  ...new Set([...text].map((character) => character.codePointAt(0) ?? 0)),
];

/** Letters of the alphabets that brand families are made for; a family that lacks several cannot set the language. */
const ALPHABETIC = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const FEW = 2;

/**
 * The families of a role for a picture with these texts, best first. A family that lacks several letters of
 * the language is replaced by one that has them all. Words in two alternating typefaces look broken.
 */
export function leadersOf(library: Library, pairing: Pairing, role: Role, texts: string): string[] {
  const families = familiesIn(pairing.families[role]).filter((family) => library.has(family));
  const letters = codesOf(texts.toLowerCase()).filter((code) => ALPHABETIC.test(String.fromCodePoint(code)));
  const lacked = (family: string) => letters.filter((code) => !isHeld(library, family, code)).length;
  const [first = "Inter"] = families;
  if (lacked(first) <= FEW) return families;
  const whole = families.find((family) => lacked(family) === 0);
  return whole ? [whole, ...families.filter((family) => family !== whole)] : families;
}

/** The leading families, and after them those of the fallbacks that the text needs. */
export function stackFor(
  library: Library,
  leaders: readonly string[],
  fallbacks: readonly string[],
  text: string,
): string {
  const needed = new Set<string>();
  for (const code of codesOf(text)) {
    if (leaders.some((family) => isHeld(library, family, code))) continue;
    const family = fallbacks.find((one) => isHeld(library, one, code));
    if (family) needed.add(family);
  }
  return [...leaders, ...fallbacks.filter((family) => needed.has(family))].join(", ");
}

/** The slices that draw a text in a stack, by family; always one of each family, for its measures. */
export function slicesIn(library: Library, stack: string, text: string): [string, Slice | Loadable][] {
  const families = familiesIn(stack);
  const used = new Map<Slice | Loadable, string>();
  for (const family of families) {
    const first = sliceWith(library.get(family), SPACE) ?? sliceWith(library.get(family), LETTER);
    if (first) used.set(first, family);
  }
  for (const code of codesOf(text)) {
    const family = families.find((one) => isHeld(library, one, code));
    const slice = family && sliceWith(library.get(family), code);
    if (slice) used.set(slice, family);
  }
  return [...used].map(([slice, family]) => [family, slice]);
}

const SPACE = 0x20;
const LETTER = 0x61;
