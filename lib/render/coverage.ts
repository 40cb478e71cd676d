/**
 * Code points that each bundled slice really holds, read from the font files. A test compares them again.
 * The advertised unicode-range of a slice is wider than its glyphs. A missing glyph would be drawn as a box
 * (tofu).
 */
export const COVERAGE = {
  interLatin:
    "20-7e a0-ac ae-ff 131 152-153 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212",
  interLatinExt:
    "100-130 132-148 14a-151 154-1c3 1c5-254 256-27b 27e-284 286-290 292-2a4 2a6-2ba 2bd-2c5 2c7-2cc 2ce-2d7 2dd-2ff 1d00 1d0d 1d1b 1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 1d9c 1da0 1dbb 1dbf 1e00-1e9b 1e9d-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20af 20b1-20b5 20b8-20ba 20bc-20bf 2113 2c7c 2c7f a7ff",
  bricolageLatin:
    "20-7e a0-a3 a5-ac ae-ff 102 131 152-153 2c6 2da 2dc 300-301 303-304 308-309 323 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212",
  bricolageLatinExt:
    "100-101 103-107 10a-113 116-11b 11e-123 126-12b 12e-130 132-133 136-137 139-13e 141-148 14a-14d 150-151 154-15b 15e-161 164-165 168-17e 1a0-1a1 1af-1b0 1cd-1ce 218-21b 237 2c7 2dd 1e80-1e85 1e9e 1ef2-1ef9 2020 20a1 20a4 20a6 20a8-20a9 20ab 20ad-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bf 2113",
} as const;

export type CodePointRange = [from: number, to: number];

/** Which code points a slice draws: sorted ranges, flat, first and last of each in turn. */
export type Cover = Uint32Array;

/** Reads ranges of hexadecimal code points, "20-7e a0", sorted. */
export function coverOf(compact: string): Cover {
  const parts = compact.split(" ");
  const cover = new Uint32Array(parts.length * 2);
  for (const [i, part] of parts.entries()) {
    const [from = "", to = from] = part.split("-");
    cover[2 * i] = Number.parseInt(from, 16);
    cover[2 * i + 1] = Number.parseInt(to, 16);
  }
  return cover;
}

export function holds(cover: Cover, code: number): boolean {
  let [low, high] = [0, cover.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < (cover[2 * middle] ?? 0)) high = middle - 1;
    else if (code > (cover[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

/** The same ranges as the engine takes them. */
export const rangesOf = (cover: Cover): CodePointRange[] =>
  Array.from({ length: cover.length / 2 }, (_, i) => [cover[2 * i] ?? 0, cover[2 * i + 1] ?? 0]);

/** The code points that both hold. */
export function shared(one: Cover, other: Cover): Cover {
  const both: number[] = [];
  for (const [from, to] of rangesOf(one)) {
    for (const [first, last] of rangesOf(other)) {
      if (first <= to && last >= from) both.push(Math.max(from, first), Math.min(to, last));
    }
  }
  return Uint32Array.from(both);
}
