import { charactersIn, compact, countOf } from "./characters.ts";
import { familyName } from "./family-name.ts";
import { BadFont, damaged, type FontMime } from "./limits.ts";
import { type FontTables, noOutlines, readTables } from "./tables.ts";

/** What a font file says of itself. */
export type FontFacts = {
  mimeType: FontMime;
  unpackedBytes: number;
  /** Undefined when the file does not say. */
  family: string | undefined;
  weightMin: number;
  weightMax: number;
  italic: boolean;
  /** Code points that it draws, as ranges of hexadecimal numbers. */
  cover: string;
  characters: number;
};

/** Tables that no font can be drawn without, beside its outlines. */
const REQUIRED = ["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2"];

/** What may be done with a font (OpenType, "OS/2": fsType). Bits 0 to 3 exclude each other; the least strict counts. */
const RESTRICTED = 0x0002;
const ALLOWED = 0x0004 | 0x0008;
const BITMAPS_ONLY = 0x0200;

const ITALIC = 0x0001;
const LETTERS = 26;

/**
 * Checks a font file and reads what it says.
 * @throws BadFont when it is broken, may not be embedded, or cannot be drawn.
 */
export function readFont(bytes: Uint8Array): FontFacts {
  const file = readTables(bytes);
  try {
    return factsOf(file);
  } catch (error) {
    if (error instanceof RangeError) throw damaged("a table of it ends too early");
    throw error;
  }
}

function factsOf({ tables, mimeType, unpackedBytes }: FontTables): FontFacts {
  const missing = REQUIRED.find((tag) => !tables.has(tag));
  if (missing) throw damaged(`it has no table "${missing}"`);
  if (!["glyf", "CFF ", "CFF2"].some((tag) => tables.has(tag))) throw noOutlines();
  const table = (tag: string) => tables.get(tag) ?? new DataView(new ArrayBuffer(0));
  const os2 = table("OS/2");
  checkEmbedding(os2.getUint16(8));
  const ranges = charactersIn(table("cmap"));
  const characters = countOf(ranges);
  if (characters < LETTERS)
    throw new BadFont(
      "font_letters",
      "The font has hardly any letters. Icon fonts cannot set text; send a text font.",
    );
  return {
    mimeType,
    unpackedBytes,
    family: familyName(table("name")),
    ...weightsOf(os2, tables.get("fvar")),
    italic: (os2.getUint16(62) & ITALIC) !== 0,
    cover: compact(ranges),
    characters,
  };
}

function checkEmbedding(fsType: number): void {
  const isRestricted = (fsType & RESTRICTED) !== 0 && (fsType & ALLOWED) === 0;
  if (!isRestricted && (fsType & BITMAPS_ONLY) === 0) return;
  throw new BadFont(
    "font_restricted",
    "The font's own embedding bits (OS/2 fsType) forbid its use in documents. Ask its foundry for a file that allows embedding.",
  );
}

/** The weight of a static font, or the ends of the axis of a variable one (OpenType, "fvar"). */
function weightsOf(os2: DataView, fvar: DataView | undefined): Pick<FontFacts, "weightMin" | "weightMax"> {
  const stated = within(os2.getUint16(4));
  const axis = fvar && weightAxis(fvar);
  return axis
    ? { weightMin: within(axis.min), weightMax: within(axis.max) }
    : { weightMin: stated, weightMax: stated };
}

const WEIGHT_AXIS = 0x77676874;

function weightAxis(fvar: DataView): { min: number; max: number } | undefined {
  const [first, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  for (let i = 0; i < count; i++) {
    const at = first + i * size;
    // Numbers are 16.16 fixed point.
    if (fvar.getUint32(at) === WEIGHT_AXIS)
      return { min: fvar.getInt32(at + 4) / 65_536, max: fvar.getInt32(at + 12) / 65_536 };
  }
  return undefined;
}

/** Some old fonts state weights of 1 to 9. */
const within = (weight: number): number =>
  Math.round(Math.min(1_000, Math.max(100, weight < 10 ? weight * 100 : weight)));
