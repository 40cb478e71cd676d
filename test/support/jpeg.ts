import { segment } from "./containers.ts";
import { type Bytes, joined, type Rgb } from "./pictures.ts";

/**
 * A baseline JPEG of flat blocks of 8 × 8 pixels, encoded here (ITU-T T.81): one interleaved scan, DC coefficients only.
 * Width and height in blocks.
 */
function jpegOf(columns: number, rows: number, color: (x: number, y: number) => Rgb): Bytes {
  const bits: string[] = [];
  const last = [0, 0, 0];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (const [i, level] of ycc(color(x, y)).entries()) {
        bits.push(difference(level - (last[i] ?? 0)), END_OF_BLOCK);
        last[i] = level;
      }
    }
  }
  const [height, width] = [rows * 8, columns * 8];
  const frame = [
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    1,
    0x11,
    0,
    2,
    0x11,
    0,
    3,
    0x11,
    0,
  ];
  return joined(
    new Uint8Array([0xff, 0xd8]),
    segment(0xdb, new Uint8Array([0, 8, ...Array<number>(63).fill(1)])),
    segment(0xc0, new Uint8Array(frame)),
    // Nine DC categories with codes of four bits, and one AC symbol, the end of the block, with one of one bit.
    segment(0xc4, new Uint8Array([0, 0, 0, 0, 9, ...Array<number>(12).fill(0), 0, 1, 2, 3, 4, 5, 6, 7, 8])),
    segment(0xc4, new Uint8Array([0x10, 1, ...Array<number>(15).fill(0), 0])),
    segment(0xda, new Uint8Array([3, 1, 0, 2, 0, 3, 0, 0, 63, 0])),
    packed(bits.join("")),
    new Uint8Array([0xff, 0xd9]),
  );
}

const END_OF_BLOCK = "0";

/** Levels around zero in the colour space of JFIF. */
function ycc([r, g, b]: Rgb): number[] {
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  return [y - 128, 0.564 * (b - y), 0.713 * (r - y)].map((level) =>
    Math.max(-127, Math.min(127, Math.round(level))),
  );
}

/** A difference of DC levels: its category, and the bits within it (table F.1). */
function difference(value: number): string {
  const category = value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1;
  const inside = value < 0 ? value + 2 ** category - 1 : value;
  const extra = category === 0 ? "" : inside.toString(2).padStart(category, "0");
  return category.toString(2).padStart(4, "0") + extra;
}

function packed(bits: string): Bytes {
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1");
  const bytes = (padded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return new Uint8Array(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));
}

/** The four coloured quarters of `quarters`, as a JPEG; width and height in blocks. */
export const jpegQuarters = (columns = 8, rows = 4): Bytes =>
  jpegOf(columns, rows, (x, y) => {
    const [left, top] = [x < columns / 2, y < rows / 2];
    if (top) return left ? [255, 0, 0] : [0, 255, 0];
    return left ? [0, 0, 255] : [255, 255, 255];
  });
