import { dataView } from "./bytes.ts";
import { crc32 } from "./crc32.ts";
import type { Size } from "./limits.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits, colour type "truecolour" without or with alpha by the number of channels, and everything else as usual. */
const KINDS = { 3: [8, 2, 0, 0, 0], 4: [8, 6, 0, 0, 0] };
/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12;
/**
 * An uncompressed zlib block (RFC 1951, section 3.2.4) begins with its type, its length and the complement
 * of the length.
 */
const BLOCK_HEAD = 5;
const ADLER = 65_521;

/**
 * Writes RGB or RGBA rows as an uncompressed PNG, the format in which the engine gets decoded pixels. The
 * engine reads a PNG row by row. Written in place, because the file is as large as the pixels.
 */
export function plainPng(
  pixels: Uint8Array,
  { width, height }: Size,
  channels: 3 | 4 = 3,
): Uint8Array<ArrayBuffer> {
  const pixelBytes = 2 + height * (BLOCK_HEAD + 1 + width * channels) + 4;
  const file = new Uint8Array(SIGNATURE.length + 13 + pixelBytes + 3 * FRAME_BYTES);
  file.set(SIGNATURE);
  const afterHeader = putChunk(file, SIGNATURE.length, "IHDR", 13, (data) => {
    dataView(data).setUint32(0, width);
    dataView(data).setUint32(4, height);
    data.set(KINDS[channels], 8);
  });
  const afterPixels = putChunk(file, afterHeader, "IDAT", pixelBytes, (data) =>
    store(data, pixels, width * channels),
  );
  putChunk(file, afterPixels, "IEND", 0, () => undefined);
  return file;
}

/** A chunk with its length and checksum. */
export function chunkOf(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(data.length + FRAME_BYTES);
  putChunk(chunk, 0, type, data.length, (place) => place.set(data));
  return chunk;
}

/** Answers where the chunk ends. */
function putChunk(
  file: Uint8Array,
  at: number,
  type: string,
  length: number,
  fill: (data: Uint8Array) => void,
): number {
  const end = at + 8 + length;
  dataView(file).setUint32(at, length);
  file.set(new TextEncoder().encode(type), at + 4);
  fill(file.subarray(at + 8, end));
  dataView(file).setUint32(end, crc32(file.subarray(at + 4, end)));
  return end + 4;
}

/** A zlib stream (RFC 1950) with a block for every row, and the filter "none" before it. A row is shorter than 64 KB. */
function store(stream: Uint8Array, pixels: Uint8Array, rowBytes: number): void {
  const view = dataView(stream);
  stream.set([0x78, 0x01]);
  let [at, low, high] = [2, 1, 0];
  for (let from = 0; from < pixels.length; from += rowBytes) {
    stream[at] = from + rowBytes === pixels.length ? 1 : 0;
    view.setUint16(at + 1, rowBytes + 1, true);
    view.setUint16(at + 3, ~(rowBytes + 1), true);
    stream.set(pixels.subarray(from, from + rowBytes), at + BLOCK_HEAD + 1);
    const end = at + BLOCK_HEAD + 1 + rowBytes;
    for (at += BLOCK_HEAD; at < end; at++) {
      low = (low + (stream[at] ?? 0)) % ADLER;
      high = (high + low) % ADLER;
    }
  }
  view.setUint32(at, high * 65_536 + low);
}
