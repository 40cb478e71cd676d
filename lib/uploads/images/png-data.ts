import { damaged, truncated } from "./limits.ts";

/** The first chunk of a PNG (section 11.2.1), without what has only one value. */
export type PngHeader = {
  width: number;
  height: number;
  depth: number;
  colorType: number;
  interlaced: boolean;
};

/** Samples a pixel has, by colour type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Start and step of the seven passes of an interlaced picture: x, y, dx, dy (PNG, third edition, section 8.1). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** workerd unpacks each chunk in memory in one go, and zlib expands one byte to at most 1,032. */
const SLICE_BYTES = 4_096;

/**
 * Unpacks the pixel data piece by piece, keeping none of it, and stops at the first byte too many.
 * @throws BadImage when it is not exactly as long as the header says.
 */
export async function checkPixelData(header: PngHeader, parts: readonly Uint8Array[]): Promise<void> {
  const expected = unpackedBytes(header);
  let seen = 0;
  try {
    for await (const piece of inflated(parts)) {
      seen += piece.byteLength;
      if (seen > expected) break;
    }
  } catch {
    // zlib's message is technical; the remedy for the sender is always the same.
    throw seen < expected ? truncatedOrDamaged() : damaged("its pixels do not unpack");
  }
  if (seen > expected) throw damaged("it unpacks to more pixels than its header says");
  if (seen < expected) throw truncated();
}

const truncatedOrDamaged = () => damaged("its pixels cannot be unpacked to the end");

function inflated(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const slices = slicesOf(parts);
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { value, done } = slices.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return packed.pipeThrough(new DecompressionStream("deflate"));
}

function* slicesOf(parts: readonly Uint8Array[]): Generator<Uint8Array<ArrayBuffer>, undefined> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += SLICE_BYTES)
      yield new Uint8Array(part.subarray(at, at + SLICE_BYTES));
  }
  return undefined;
}

/** Bytes of all rows, each with its filter byte, of all passes. */
function unpackedBytes({ width, height, depth, colorType, interlaced }: PngHeader): number {
  const bits = depth * (CHANNELS[colorType] ?? 0);
  const passBytes = (columns: number, rows: number) =>
    columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0;
  if (!interlaced) return passBytes(width, height);
  return PASSES.reduce(
    (sum, [x, y, dx, dy]) => sum + passBytes(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
    0,
  );
}
