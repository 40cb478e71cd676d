import { damaged } from "./limits.ts";

type Range = [first: number, last: number];

/** A font that states more is broken: Unicode has fewer blocks of letters. */
const MAX_RANGES = 20_000;
const LAST_CODE = 0x10ffff;
const UNICODE = 0;
const WINDOWS = 3;

/**
 * The code points that a font maps to a glyph, as ranges in order (OpenType, "cmap": formats 4 and 12 of
 * the Unicode tables). Control characters are left out.
 */
export function charactersIn(cmap: DataView): Range[] {
  const found: Range[] = [];
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const record = 4 + i * 8;
    if (![UNICODE, WINDOWS].includes(cmap.getUint16(record))) continue;
    const at = cmap.getUint32(record + 4);
    const format = cmap.getUint16(at);
    if (format === 4) segments(cmap, at, found);
    if (format === 12) groups(cmap, at, found);
  }
  return merged(found);
}

/** Format 4: segments of 16-bit codes. A segment with a list of glyphs may have gaps. */
function segments(cmap: DataView, at: number, found: Range[]): void {
  const size = cmap.getUint16(at + 6);
  for (let i = 0; i < size; i += 2) {
    const [last, first] = [cmap.getUint16(at + 14 + i), cmap.getUint16(at + 16 + size + i)];
    const rangeAt = at + 16 + 3 * size + i;
    const offset = cmap.getUint16(rangeAt);
    const delta = cmap.getUint16(at + 16 + 2 * size + i);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph =
        offset === 0 ? (code + delta) & 0xffff : cmap.getUint16(rangeAt + offset + 2 * (code - first));
      if (glyph !== 0) add(found, code, code);
    }
  }
}

/** Format 12: groups of codes that follow each other, and so do their glyphs. */
function groups(cmap: DataView, at: number, found: Range[]): void {
  for (let i = 0; i < cmap.getUint32(at + 12); i++) {
    const group = at + 16 + i * 12;
    const [first, last, glyph] = [
      cmap.getUint32(group),
      cmap.getUint32(group + 4),
      cmap.getUint32(group + 8),
    ];
    if (last > LAST_CODE || first > last) throw damaged("its list of characters cannot be read");
    // Glyph 0 is the box for characters that are missing.
    if (glyph + last - first > 0) add(found, glyph === 0 ? first + 1 : first, last);
  }
}

function add(found: Range[], first: number, last: number): void {
  const before = found.at(-1);
  if (before && before[1] + 1 === first) before[1] = last;
  else found.push([first, last]);
  if (found.length > MAX_RANGES) throw damaged("its list of characters is endless");
}

const FIRST_PRINTED = 0x20;

function merged(found: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const [from, last] of found.toSorted((a, b) => a[0] - b[0])) {
    const first = Math.max(from, FIRST_PRINTED);
    const before = all.at(-1);
    if (last < first) continue;
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else all.push([first, last]);
  }
  return all;
}

/** Ranges as hexadecimal text, "20-7e a0". */
export const compact = (ranges: readonly Range[]): string =>
  ranges.map((range) => [...new Set(range)].map((code) => code.toString(16)).join("-")).join(" ");

export const countOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
