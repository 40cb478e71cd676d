import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import type { OwnFamily, OwnTypefaces } from "../render/type/own-family.ts";
import { BESIDE } from "../render/typeface.ts";
import { sha256 } from "../text/sha256.ts";
import { type FontRow, findFonts, listFonts } from "./store-fonts.ts";

type Role = keyof OwnTypefaces;

/** The fonts of a picture: the name of a pairing, or of one for headlines and one for text, and the ids of the brand's own files that stand before it. */
export type ChosenFonts = { fonts: string; typefaces?: Partial<Record<Role, string[]>> };

/** Weights that headlines and text are set in; a family needs no more than its files nearest to them. */
const WEIGHTS: Record<Role, readonly number[]> = { display: [800, 500], text: [400, 700] };

/** Bytes of one picture's own fonts in the engine. A film and its photos leave no room for more. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;

/**
 * What `product_map.guidelines.fonts` names: one family or pairing, a list of two, or `headline` and `text`. A family
 * that was uploaded comes first; any other name is that of a pairing.
 */
export async function chooseFonts(
  { db }: Pick<Ports, "db">,
  owner: Owner,
  productMap: Record<string, unknown>,
): Promise<ChosenFonts> {
  const wish = namedFonts(productMap);
  const names = Object.values(wish).filter((name) => name !== "");
  if (names.length === 0) return { fonts: "" };
  const files = await listFonts(db, owner);
  const display = facesOf(files, wish.display, WEIGHTS.display);
  const text = facesOf(files, wish.text, WEIGHTS.text);
  const built = names.filter((name) => familyNamed(files, name).length === 0);
  const fonts = [...new Set(built)].join(BESIDE);
  const typefaces = withinRoom(files, {
    ...(display.length > 0 && { display }),
    ...(text.length > 0 && { text }),
  });
  return { fonts, ...(Object.keys(typefaces).length > 0 && { typefaces }) };
}

/** The brand's own files, read from storage. A file that is gone is left out, and with the last one its family. */
export async function readTypefaces(
  { db, files }: Pick<Ports, "db" | "files">,
  owner: Owner,
  { display = [], text = [] }: NonNullable<ChosenFonts["typefaces"]>,
): Promise<OwnTypefaces> {
  const rows = await findFonts(db, owner, [...new Set([...display, ...text])]);
  const read = new Map<string, FontRow & { data: ArrayBuffer }>();
  for (const row of rows) {
    const bytes = await files.read(row.key);
    if (bytes) read.set(row.id, { ...row, data: bytes.slice().buffer });
  }
  const [headline, body] = [await familyOf(read, display), await familyOf(read, text)];
  return { ...(headline && { display: headline }), ...(body && { text: body }) };
}

type ReadFont = FontRow & { data: ArrayBuffer };

async function familyOf(
  read: ReadonlyMap<string, ReadFont>,
  ids: readonly string[],
): Promise<OwnFamily | undefined> {
  const files = ids
    .map((id) => read.get(id))
    .filter((file) => file !== undefined)
    // Headlines and text of the same files are one family, held once.
    .toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
  if (files.length === 0) return undefined;
  const hash = await sha256(files.map((file) => file.sha256).join(" "));
  return {
    name: `own-${hash.slice(0, 16)}`,
    faces: files.map((file) => ({
      key: file.sha256,
      data: file.data,
      covers: file.cover,
      weights: [file.weightMin, file.weightMax],
    })),
  };
}

/** The names that `product_map.guidelines.fonts` holds for headlines and for text; "" for none. */
export function namedFonts({ guidelines }: Record<string, unknown>): Record<Role, string> {
  const { fonts } = (guidelines ?? {}) as { fonts?: unknown };
  if (Array.isArray(fonts)) return { display: textOf(fonts[0]), text: textOf(fonts[1] ?? fonts[0]) };
  if (typeof fonts === "object" && fonts !== null) {
    const { headline, text } = fonts as { headline?: unknown; text?: unknown };
    return { display: textOf(headline), text: textOf(text) };
  }
  return { display: textOf(fonts), text: textOf(fonts) };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const familyNamed = (files: readonly FontRow[], name: string): FontRow[] =>
  files.filter(({ family }) => family.toLowerCase() === name.toLowerCase());

/** The ids of a family's files that are nearest to the wanted weights, upright ones before slanted ones. */
function facesOf(files: readonly FontRow[], name: string, weights: readonly number[]): string[] {
  const family = familyNamed(files, name);
  const upright = family.filter(({ italic }) => !italic);
  const usable = upright.length > 0 ? upright : family;
  const distance = ({ weightMin, weightMax }: FontRow, weight: number) =>
    Math.max(weightMin - weight, weight - weightMax, 0);
  const nearest = weights.flatMap((weight) =>
    usable.toSorted((a, b) => distance(a, weight) - distance(b, weight)).slice(0, 1),
  );
  return [...new Set(nearest.map(({ id }) => id))];
}

/** Leaves out what would not fit into the engine beside the picture: second weights first, then text. */
function withinRoom(
  files: readonly FontRow[],
  { display = [], text = [] }: NonNullable<ChosenFonts["typefaces"]>,
): NonNullable<ChosenFonts["typefaces"]> {
  const sizes = new Map(files.map(({ id, unpackedBytes }) => [id, unpackedBytes]));
  const kept = new Set<string>();
  let left = MAX_UNPACKED_BYTES;
  for (const id of [display[0], text[0], display[1], text[1]]) {
    const size = id === undefined || kept.has(id) ? undefined : sizes.get(id);
    if (id === undefined || size === undefined || size > left) continue;
    kept.add(id);
    left -= size;
  }
  const [headline, body] = [display.filter((id) => kept.has(id)), text.filter((id) => kept.has(id))];
  return { ...(headline.length > 0 && { display: headline }), ...(body.length > 0 && { text: body }) };
}
