import { segment } from "./containers.ts";
import { type Bytes, joined, type Rgb } from "./pictures.ts";

/**
 * A baseline JPEG of flat blocks of 8 × 8 pixels, encoded here (ITU-T T.81): one interleaved scan, DC coefficients only.
 * Width and height in blocks.
 */
function jpegOf(columns: number, rows: number, color: (x: number, y: number) => Rgb): Bytes {
  const levels = levelsOf(columns, rows, color);
  return baseline(columns, rows, 0x11, [scanOf(levels, [0, 1, 2])]);
}

/**
 * The quarters in three scans, one for each colour, which is legal (ITU-T T.81, A.2). The two colours besides brightness have
 * half the resolution, as photographs have. Width and height in blocks, both even.
 */
export function jpegScanPerColor(columns = 8, rows = 4): Bytes {
  const [bright, half] = [
    levelsOf(columns, rows, quarter(columns, rows)),
    levelsOf(columns / 2, rows / 2, quarter(columns / 2, rows / 2)),
  ];
  return baseline(columns, rows, 0x22, [scanOf(bright, [0]), scanOf(half, [1]), scanOf(half, [2])]);
}

/** The levels of every block, row by row: one for each component. */
const levelsOf = (columns: number, rows: number, color: (x: number, y: number) => Rgb): number[][] =>
  Array.from({ length: columns * rows }, (_, i) => ycc(color(i % columns, Math.floor(i / columns))));

function scanOf(levels: readonly number[][], components: readonly number[]): Bytes {
  const last = [0, 0, 0];
  const bits = levels.flatMap((block) =>
    components.map((component) => {
      const level = block[component] ?? 0;
      const coded = difference(level - (last[component] ?? 0)) + END_OF_BLOCK;
      last[component] = level;
      return coded;
    }),
  );
  const header = [components.length, ...components.flatMap((component) => [component + 1, 0]), 0, 63, 0];
  return joined(segment(0xda, new Uint8Array(header)), packed(bits.join("")));
}

/** `sampling` is that of the brightness; the other two have 1 × 1. */
function baseline(columns: number, rows: number, sampling: number, scans: readonly Bytes[]): Bytes {
  const [height, width] = [rows * 8, columns * 8];
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const components = [1, sampling, 0, 2, 0x11, 0, 3, 0x11, 0];
  return joined(
    new Uint8Array([0xff, 0xd8]),
    segment(0xdb, new Uint8Array([0, 8, ...Array<number>(63).fill(1)])),
    segment(0xc0, new Uint8Array([8, ...size, 3, ...components])),
    // Nine DC categories with codes of four bits, and one AC symbol of one bit, the end of the block.
    segment(0xc4, new Uint8Array([0, 0, 0, 0, 9, ...Array<number>(12).fill(0), 0, 1, 2, 3, 4, 5, 6, 7, 8])),
    segment(0xc4, new Uint8Array([0x10, 1, ...Array<number>(15).fill(0), 0])),
    ...scans,
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

const quarter =
  (columns: number, rows: number) =>
  (x: number, y: number): Rgb => {
    const [left, top] = [x < columns / 2, y < rows / 2];
    if (top) return left ? [255, 0, 0] : [0, 255, 0];
    return left ? [0, 0, 255] : [255, 255, 255];
  };

/** The four coloured quarters of `quarters`, as a JPEG; width and height in blocks. */
export const jpegQuarters = (columns = 8, rows = 4): Bytes => jpegOf(columns, rows, quarter(columns, rows));
