import { concatBytes } from "./bytes.ts";
import { CHANNELS, inflated, type PngHeader, passesOf, streamOf } from "./png-data.ts";
import { filtered, unfilter } from "./png-filter.ts";
import { chunkOf } from "./png-plain.ts";

type PngChunk = { type: string; data: Uint8Array };

const isData = ({ type }: PngChunk): boolean => type === "IDAT";

/**
 * The chunks of a PNG with 16 bits a sample, with 8 bits a sample: more is never drawn. Row by row, because the whole
 * picture may not fit into an isolate.
 * @param chunks whose pixel data is checked.
 */
export async function inEightBits(
  header: PngHeader,
  chunks: readonly PngChunk[],
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = streamOf(halvedRows(header, inflated(chunks.filter(isData).map(({ data }) => data))));
  const packed = new Response(rows.pipeThrough(new CompressionStream("deflate")));
  const pixels = chunkOf("IDAT", new Uint8Array(await packed.arrayBuffer()));
  const first = chunks.findIndex(isData);
  return concatBytes(
    chunks.flatMap((chunk, at) => {
      if (isData(chunk)) return at === first ? pixels : [];
      // It tells how many of the 16 bits count.
      return chunk.type === "sBIT" ? [] : chunkOf(chunk.type, withEightBits(chunk));
    }),
  );
}

/** The data of a chunk that tells or holds 16 bits. */
function withEightBits({ type, data }: PngChunk): Uint8Array {
  if (type !== "IHDR" && type !== "tRNS") return data;
  const copy = new Uint8Array(data);
  if (type === "IHDR") copy[8] = 8;
  // The one colour that is transparent.
  else for (let at = 0; at + 1 < copy.length; at += 2) copy.set([0, reduced(copy, at)], at);
  return copy;
}

/** A sample of 16 bits as the nearest one of 8. */
const reduced = (bytes: Uint8Array, at: number): number =>
  ((((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)) * 255 + 32_895) >> 16;

/** The rows of unpacked pixel data, with samples of half the length and the same filters. */
async function* halvedRows(header: PngHeader, unpacked: ReadableStream<Uint8Array>) {
  const read = exactReader(unpacked);
  const step = CHANNELS[header.colorType] ?? 0;
  for (const { rows, rowBytes } of passesOf(header)) {
    let above = new Uint8Array(rowBytes);
    let aboveHalf = halfOf(above);
    for (let n = 0; n < rows; n++) {
      const row = await read(rowBytes);
      unfilter({ row, above, step: 2 * step });
      const half = halfOf(row);
      yield filtered({ row: half, above: aboveHalf, step });
      [above, aboveHalf] = [row, half];
    }
  }
}

/** A row without filter in 8 bits; the first byte is the number of its filter. */
function halfOf(row: Uint8Array): Uint8Array<ArrayBuffer> {
  const half = new Uint8Array((row.length + 1) / 2);
  half[0] = row[0] ?? 0;
  for (let at = 1; at < half.length; at++) half[at] = reduced(row, 2 * at - 1);
  return half;
}

/** Reads so many bytes at a time. What is missing at the end is zero. */
function exactReader(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  let rest = new Uint8Array();
  return async (length: number): Promise<Uint8Array<ArrayBuffer>> => {
    const bytes = new Uint8Array(length);
    for (let filled = 0; filled < length; ) {
      if (rest.length === 0) {
        const { value, done } = await reader.read();
        if (done) break;
        rest = new Uint8Array(value);
      }
      const taken = rest.subarray(0, length - filled);
      bytes.set(taken, filled);
      filled += taken.length;
      rest = rest.subarray(taken.length);
    }
    return bytes;
  };
}
