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
export const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
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
const WHOLE = [[0, 0, 1, 1]] as const;

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

/** The pixel data, unpacked in pieces of any length. */
export function inflated(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return streamOf(slicesOf(parts)).pipeThrough(new DecompressionStream("deflate"));
}

type Pieces = Iterator<Uint8Array<ArrayBuffer>> | AsyncIterator<Uint8Array<ArrayBuffer>>;

/** Pieces as a stream, each made when it is asked for. */
export const streamOf = (pieces: Pieces): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });

function* slicesOf(parts: readonly Uint8Array[]): Generator<Uint8Array<ArrayBuffer>, undefined> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += SLICE_BYTES)
      yield new Uint8Array(part.subarray(at, at + SLICE_BYTES));
  }
  return undefined;
}

/** Bytes of all rows of all passes. */
const unpackedBytes = (header: PngHeader): number =>
  passesOf(header).reduce((sum, { rows, rowBytes }) => sum + rows * rowBytes, 0);

type Pass = { rows: number; rowBytes: number };

/** The passes that hold pixels; a picture that is not interlaced has one. Each row begins with its filter. */
export function passesOf({ width, height, depth, colorType, interlaced }: PngHeader): Pass[] {
  const bits = depth * (CHANNELS[colorType] ?? 0);
  const passes = interlaced ? PASSES : WHOLE;
  return passes.flatMap(([x, y, dx, dy]) => {
    const columns = Math.ceil((width - x) / dx);
    const rows = Math.ceil((height - y) / dy);
    return columns > 0 && rows > 0 ? [{ rows, rowBytes: 1 + Math.ceil((columns * bits) / 8) }] : [];
  });
}
