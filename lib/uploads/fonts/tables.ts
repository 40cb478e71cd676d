import { brotliDecompressSync } from "node:zlib";
import { dataView } from "../images/bytes.ts";
import { BadFont, damaged, type FontMime, MAX_BYTES, MAX_UNPACKED_BYTES, unsupported } from "./limits.ts";
import { KNOWN_TAGS } from "./woff2-tags.ts";

/** A font file, taken apart. Offsets in a table are relative to its beginning. */
export type FontTables = {
  mimeType: FontMime;
  /** Bytes that the engine holds for it, about. */
  unpackedBytes: number;
  tables: ReadonlyMap<string, DataView>;
};

const TRUETYPE = 0x00010000;
const TRUE = 0x74727565;
const OTTO = 0x4f54544f;
const WOFF2 = 0x774f4632;
const WOFF = 0x774f4646;
const COLLECTION = 0x74746366;
const WOFF2_HEADER = 48;

/**
 * Takes a font file apart (OpenType 1.9, "Organization of an OpenType Font"; WOFF2, sections 4 and 5).
 * @throws BadFont when it is no font that can be used, or not whole.
 */
export function readTables(bytes: Uint8Array): FontTables {
  if (bytes.length === 0) throw new BadFont("font_empty", "The file is empty. Send a WOFF2 or TTF file.");
  if (bytes.length > MAX_BYTES) throw tooManyBytes();
  try {
    return taken(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw damaged("it ends too early");
    throw error;
  }
}

export const tooManyBytes = () =>
  new BadFont(
    "font_too_large",
    `A font file has at most ${MAX_BYTES / 1024 / 1024} MB. Send it as WOFF2, or with only the scripts you write in.`,
  );

function taken(bytes: Uint8Array): FontTables {
  const view = dataView(bytes);
  switch (bytes.length < 4 ? 0 : view.getUint32(0)) {
    case TRUETYPE:
    case TRUE:
      return { mimeType: "font/ttf", unpackedBytes: bytes.length, tables: plainTables(view) };
    case OTTO:
      return { mimeType: "font/otf", unpackedBytes: bytes.length, tables: plainTables(view) };
    case WOFF2:
      return unpacked(view);
    case WOFF:
      throw unsupported("This is WOFF 1, which cannot be drawn. Send the same font as WOFF2 or TTF.");
    case COLLECTION:
      throw unsupported("This is a collection of several fonts. Send each font as a WOFF2 or TTF file.");
    default:
      throw unsupported("This is not a font file. Send a WOFF2 or TTF file.");
  }
}

/** The directory of an uncompressed file: records of tag, checksum, offset and length. */
function plainTables(file: DataView): ReadonlyMap<string, DataView> {
  const tables = new Map<string, DataView>();
  for (let i = 0; i < file.getUint16(4); i++) {
    const record = 12 + i * 16;
    const tag = tagAt(file, record);
    tables.set(tag, part(file, file.getUint32(record + 8), file.getUint32(record + 12)));
  }
  return tables;
}

type TableEntry = { tag: string; length: number };

function unpacked(file: DataView): FontTables {
  if (file.getUint32(4) === COLLECTION)
    throw unsupported("This is a collection of several fonts. Send each font as a WOFF2 or TTF file.");
  if (file.getUint32(8) !== file.byteLength) throw damaged("its length is not the one it states");
  const { entries, end } = woff2Directory(file);
  const total = entries.reduce((sum, { length }) => sum + length, 0);
  if (Math.max(total, file.getUint32(16)) > MAX_UNPACKED_BYTES) throw unpacksTooLarge();
  const font = dataView(decompressed(part(file, end, file.getUint32(20)), total));
  const tables = new Map<string, DataView>();
  let at = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, part(font, at, length));
    at += length;
  }
  const isCff = tables.has("CFF ") || tables.has("CFF2");
  if (!isCff && !tables.has("glyf")) throw noOutlines();
  return { mimeType: "font/woff2", unpackedBytes: file.getUint32(16), tables };
}

export const noOutlines = () =>
  unsupported("The font has no outlines: bitmap and colour fonts cannot be drawn. Send one with outlines.");

const unpacksTooLarge = () =>
  new BadFont(
    "font_too_large",
    `A font has at most ${MAX_UNPACKED_BYTES / 1024 / 1024} MB when it is unpacked. Send it with only the scripts you write in.`,
  );

const NAMED = 63;
const LONGEST_VARINT = 5;

function woff2Directory(file: DataView): { entries: TableEntry[]; end: number } {
  let at = WOFF2_HEADER;
  const varint = () => {
    let value = 0;
    for (let left = LONGEST_VARINT; left > 0; left--) {
      const byte = file.getUint8(at++);
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw damaged("its directory cannot be read");
  };
  const entries = Array.from({ length: file.getUint16(12) }, () => {
    const flags = file.getUint8(at++);
    const known = flags & NAMED;
    const tag = known === NAMED ? tagAt(file, at) : (KNOWN_TAGS[known] ?? "");
    if (known === NAMED) at += 4;
    const original = varint();
    // Outlines are stored transformed unless it says "3", every other table unless it says "0".
    const isPlain = flags >> 6 === (tag === "glyf" || tag === "loca" ? 3 : 0);
    return { tag, length: isPlain ? original : varint() };
  });
  return { entries, end: at };
}

/** workerd doubles its buffer as it unpacks, and counts the buffer against the limit. */
const ROOM = 65_536;

function decompressed(data: DataView, total: number): Uint8Array {
  const packed = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  try {
    const font = brotliDecompressSync(packed, { maxOutputLength: 2 * total + ROOM });
    if (font.length === total) return font;
  } catch {
    // Node and workerd name the failure differently; the remedy is the same.
  }
  throw damaged("its data cannot be unpacked");
}

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** A part of a file; a RangeError means that the file ends too early. */
const part = ({ buffer, byteOffset, byteLength }: DataView, at: number, length: number): DataView => {
  if (at + length > byteLength) throw new RangeError("beyond the end");
  return new DataView(buffer, byteOffset + at, length);
};
