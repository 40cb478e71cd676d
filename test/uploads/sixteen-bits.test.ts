import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { BITMAPS, detectFormat, prepare } from "../../lib/uploads/images/prepare.ts";
import { redraw } from "../../lib/uploads/images/redraw.ts";
import { type Bytes, chunk, IEND, ihdr, joined, PNG_SIGNATURE } from "../support/pictures.ts";

const WIDTH = 13;
const HEIGHT = 10;
const KINDS = [
  { name: "grey", colorType: 0, channels: 1 },
  { name: "colour", colorType: 2, channels: 3 },
  { name: "grey with alpha", colorType: 4, channels: 2 },
  { name: "colour with alpha", colorType: 6, channels: 4 },
];
const ORIENTED = chunk("eXIf", Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex"));

/** Any bytes, the same for the same place. */
const byteAt = (place: number): number => (Math.imul(place + 7, 2_654_435_761) >>> 13) & 0xff;

/** Rows with each filter in turn. The bytes behind it are pixels of some kind. */
function rowsOf(rows: number, columns: number, channels: number): Bytes {
  const length = 1 + columns * channels * 2;
  return Uint8Array.from({ length: rows * length }, (_, place) =>
    place % length === 0 ? (place / length) % 5 : byteAt(place),
  );
}

type Made = { colorType: number; channels: number };
const sixteen = ({ colorType, channels }: Made, ...before: Bytes[]): Bytes =>
  joined(
    PNG_SIGNATURE,
    ihdr(WIDTH, HEIGHT, 16, colorType),
    ...before,
    chunk("IDAT", deflateSync(rowsOf(HEIGHT, WIDTH, channels))),
    IEND,
  );

/** Columns and rows of the seven passes of an interlaced picture of that size. */
const PASSES = [
  [2, 2],
  [2, 2],
  [4, 1],
  [3, 3],
  [7, 2],
  [6, 5],
  [13, 5],
] as const;

const interlaced = ({ colorType, channels }: Made): Bytes =>
  joined(
    PNG_SIGNATURE,
    ihdr(WIDTH, HEIGHT, 16, colorType, 1),
    chunk("IDAT", deflateSync(joined(...PASSES.map(([columns, rows]) => rowsOf(rows, columns, channels))))),
    IEND,
  );

const kept = (bytes: Bytes) => prepare({ bytes }, detectFormat({ bytes }, BITMAPS));
const pixelsOf = (bytes: Bytes) =>
  redraw({ bytes, width: WIDTH, height: HEIGHT, orientation: 1 }, { width: WIDTH, height: HEIGHT }, "raw");

/** The engine's decoder reads 16 bits too; two ways of rounding differ by one at the most. */
async function expectSame(stored: Bytes, sent: Bytes) {
  const [after, before] = await Promise.all([pixelsOf(stored), pixelsOf(sent)]);
  expect(after.length).toBe(WIDTH * HEIGHT * 4);
  const far = [...after].filter((value, at) => Math.abs(value - (before[at] ?? -9)) > 1);
  expect(far).toEqual([]);
}

test.each(KINDS)("16 bits a sample are kept as 8: $name", async (kind) => {
  for (const sent of [sixteen(kind), interlaced(kind)]) {
    const { bytes, mimeType, width, height } = await kept(sent);
    expect({ depth: bytes[24], mimeType, width, height }).toEqual({
      depth: 8,
      mimeType: "image/png",
      width: WIDTH,
      height: HEIGHT,
    });
    await expectSame(bytes, sent);
  }
});

test("one transparent colour stays the transparent one", async () => {
  const [grey] = KINDS;
  const key = chunk("tRNS", new Uint8Array([byteAt(1), byteAt(2)]));
  const { bytes } = await kept(sixteen(grey as Made, key));
  expect((await pixelsOf(bytes))[3]).toBe(0);
  expect((await pixelsOf(bytes))[7]).toBe(255);
});

test("a turned picture is turned, and its number of significant bits is left behind", async () => {
  const [, colour] = KINDS;
  const { bytes, width, height } = await kept(
    sixteen(colour as Made, chunk("sBIT", new Uint8Array([16, 16, 16])), ORIENTED),
  );
  expect({ width, height }).toEqual({ width: HEIGHT, height: WIDTH });
  expect(Buffer.from(bytes).includes("sBIT")).toBe(false);
});

test("rows of no known filter are refused", async () => {
  const rows = rowsOf(HEIGHT, WIDTH, 4);
  rows[0] = 5;
  const bytes = joined(PNG_SIGNATURE, ihdr(WIDTH, HEIGHT, 16, 6), chunk("IDAT", deflateSync(rows)), IEND);
  await expect(kept(bytes)).rejects.toMatchObject({ kind: "image_damaged" });
});
