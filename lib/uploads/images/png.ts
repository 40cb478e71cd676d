import { ascii, concatBytes, dataView } from "./bytes.ts";
import { crc32 } from "./crc32.ts";
import { orientationOf } from "./exif.ts";
import { animated, type Bitmap, checkSize, damaged, trailing, truncated } from "./limits.ts";
import { checkPixelData, type PngHeader } from "./png-data.ts";
import { inEightBits } from "./png-eight-bits.ts";

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12;
/** Bit depths that each colour type may have (PNG, third edition, table 12). */
const DEPTHS: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** What decides the pixels or their colours; everything else is left behind. iCCP is compressed and may hide anything. */
const KEPT = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "cICP", "sBIT", "IDAT", "IEND"]);
const CRITICAL = new Set(["IHDR", "PLTE", "IDAT", "IEND"]);

type PngChunk = { type: string; data: Uint8Array; whole: Uint8Array };

/**
 * Reads a PNG file (PNG, third edition) to the last byte. It checks the frame and checksum of every
 * chunk. The pixel data must unpack to exactly the size in the header. 16 bits a sample become 8.
 * @throws BadImage when the file is not valid.
 */
export async function readPng(bytes: Uint8Array): Promise<Bitmap> {
  const chunks = chunksOf(bytes);
  const header = headerOf(chunks);
  checkSize(header);
  checkOrder(chunks, header);
  await checkPixelData(
    header,
    chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data),
  );
  if (header.depth === 16)
    return readPng(concatBytes([bytes.subarray(0, SIGNATURE_BYTES), await inEightBits(header, chunks)]));
  const exif = chunks.find(({ type }) => type === "eXIf");
  const { width, height } = header;
  return {
    format: "png",
    width,
    height,
    orientation: exif ? orientationOf(exif.data) : 1,
    bytes,
    clean: () =>
      concatBytes([
        bytes.subarray(0, SIGNATURE_BYTES),
        ...chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole),
      ]),
  };
}

function chunksOf(bytes: Uint8Array): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE_BYTES; ; ) {
    const chunk = chunkAt(bytes, at);
    chunks.push(chunk);
    at += chunk.whole.length;
    if (chunk.type !== "IEND") continue;
    if (at < bytes.length) throw trailing();
    return chunks;
  }
}

function chunkAt(bytes: Uint8Array, at: number): PngChunk {
  if (at + FRAME_BYTES > bytes.length) throw truncated();
  const view = dataView(bytes);
  const type = ascii(bytes, at + 4, 4);
  if (!/^[A-Za-z]{4}$/.test(type)) throw damaged("a chunk of the PNG has no name");
  const end = at + FRAME_BYTES + view.getUint32(at);
  if (end > bytes.length) throw truncated();
  const isWhole = crc32(bytes.subarray(at + 4, end - 4)) === view.getUint32(end - 4);
  if (!isWhole) throw damaged(`the checksum of its ${type} chunk is wrong`);
  return { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
}

function headerOf([first]: PngChunk[]): PngHeader {
  if (first?.type !== "IHDR" || first.data.length !== 13)
    throw damaged("the PNG does not begin with its header");
  const view = dataView(first.data);
  const [depth, colorType, compression, filter, interlace] = first.data.subarray(8);
  const isKnown = DEPTHS[colorType ?? -1]?.includes(depth ?? 0);
  if (!isKnown || compression || filter || (interlace ?? 2) > 1)
    throw damaged("the PNG header makes no sense");
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth: depth ?? 0,
    colorType: colorType ?? 0,
    interlaced: interlace === 1,
  };
}

function checkOrder(chunks: PngChunk[], { colorType }: PngHeader): void {
  const types = chunks.map(({ type }) => type);
  if (types.some((type) => type === "acTL" || type === "fcTL" || type === "fdAT")) throw animated();
  const unknown = types.find((type) => /^[A-Z]/.test(type) && !CRITICAL.has(type));
  if (unknown) throw damaged(`no PNG reader knows its ${unknown} chunk`);
  const first = types.indexOf("IDAT");
  if (first < 0) throw damaged("the PNG has no pixels");
  const run = types.slice(first, types.lastIndexOf("IDAT") + 1);
  if (run.some((type) => type !== "IDAT")) throw damaged("the pixels of the PNG are torn apart");
  for (const once of ["IHDR", "PLTE"]) {
    if (types.indexOf(once) !== types.lastIndexOf(once)) throw damaged(`the PNG has two ${once} chunks`);
  }
  if (colorType === 3 && !types.slice(0, first).includes("PLTE")) throw damaged("the PNG has no palette");
}
