import { brotliDecompressSync } from "node:zlib";

/** Tables that WOFF2 abbreviates to a number; only the first ones occur before any that we would have to name. */
const CMAP = 0;
const [GLYF, LOCA] = [10, 11];
const NAMED = 63;

/** Code points that a WOFF2 font file really maps to a glyph (format 4 and 12 subtables). */
export function codePoints(file: Buffer): Set<number> {
  const font = brotliDecompressSync(file.subarray(...compressed(file)));
  const start = offsetOf(CMAP, tables(file).list);
  const found = new Set<number>();
  for (let i = 0; i < font.readUInt16BE(start + 2); i++) {
    const at = start + font.readUInt32BE(start + 8 + i * 8);
    const format = font.readUInt16BE(at);
    if (format === 4) segments(font, at, found);
    if (format === 12) groups(font, at, found);
  }
  return found;
}

type Table = { tag: number; length: number };

function tables(file: Buffer): { list: Table[]; end: number } {
  let at = 48;
  const varint = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const list = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const tag = flags & NAMED;
    if (tag === NAMED) at += 4;
    const original = varint();
    const isPlain = tag === GLYF || tag === LOCA ? flags >> 6 === 3 : flags >> 6 === 0;
    return { tag, length: isPlain ? original : varint() };
  });
  return { list, end: at };
}

function compressed(file: Buffer): [number, number] {
  const { end } = tables(file);
  return [end, end + file.readUInt32BE(20)];
}

function offsetOf(wanted: number, list: Table[]): number {
  const before = list.slice(
    0,
    list.findIndex(({ tag }) => tag === wanted),
  );
  return before.reduce((sum, { length }) => sum + length, 0);
}

function segments(font: Buffer, at: number, found: Set<number>) {
  const size = font.readUInt16BE(at + 6);
  for (let i = 0; i < size; i += 2) {
    const [end, start] = [font.readUInt16BE(at + 14 + i), font.readUInt16BE(at + 16 + size + i)];
    const delta = font.readInt16BE(at + 16 + 2 * size + i);
    const rangeAt = at + 16 + 3 * size + i;
    const range = font.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph =
        range === 0 ? (code + delta) & 0xffff : font.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (glyph !== 0) found.add(code);
    }
  }
}

function groups(font: Buffer, at: number, found: Set<number>) {
  for (let i = 0; i < font.readUInt32BE(at + 12); i++) {
    const [start, end] = [font.readUInt32BE(at + 16 + i * 12), font.readUInt32BE(at + 20 + i * 12)];
    for (let code = start; code <= end; code++) found.add(code);
  }
}
