import { ascii, concatBytes, dataView } from "./bytes.ts";
import { orientationOf } from "./exif.ts";
import { animated, type Bitmap, checkSize, damaged, type Size, trailing, truncated } from "./limits.ts";
import { isColorSpaceProfile } from "./profile.ts";

const ANIMATED = 0x02;
const HAS_XMP = 0x04;
const HAS_EXIF = 0x08;
const HAS_PROFILE = 0x20;

type WebpChunk = { type: string; data: Uint8Array; whole: Uint8Array };

/**
 * Reads a WebP file (RFC 9649) chunk by chunk, without decoding the pixels.
 * @throws BadImage when anything is not as it should be.
 */
export function readWebp(bytes: Uint8Array): Bitmap {
  const chunks = readChunks(bytes);
  if (chunks.some(({ type }) => type === "ANIM" || type === "ANMF")) throw animated();
  const [first] = chunks;
  if (first?.type === "VP8X" && (first.data[0] ?? 0) & ANIMATED) throw animated();
  const size = sizeOf(chunks);
  checkSize(size);
  const exif = chunks.find(({ type }) => type === "EXIF");
  return {
    format: "webp",
    ...size,
    orientation: exif ? orientationOf(exif.data) : 1,
    bytes,
    clean: () => stripMetadata(chunks),
  };
}

function readChunks(bytes: Uint8Array): WebpChunk[] {
  if (bytes.length < 20) throw truncated();
  const view = dataView(bytes);
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) throw truncated();
  if (end < bytes.length) throw trailing();
  const chunks: WebpChunk[] = [];
  for (let at = 12; at < end; ) {
    if (at + 8 > end) throw damaged("a chunk of the WebP reaches beyond its end");
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (next > end) throw damaged("a chunk of the WebP reaches beyond its end");
    const data = bytes.subarray(at + 8, at + 8 + length);
    chunks.push({ type: ascii(bytes, at, 4), data, whole: bytes.subarray(at, next) });
    at = next;
  }
  return chunks;
}

const isPixels = ({ type }: WebpChunk) => type === "VP8 " || type === "VP8L";

function sizeOf(chunks: WebpChunk[]): Size {
  const pixels = chunks.filter(isPixels);
  const [one] = pixels;
  if (!one || pixels.length > 1) throw damaged("the WebP does not hold exactly one picture");
  const size = one.type === "VP8 " ? lossySize(one.data) : losslessSize(one.data);
  const [first] = chunks;
  if (first?.type !== "VP8X") {
    if (first !== one || chunks.length > 1) throw damaged("the WebP has more chunks than its kind may have");
    return size;
  }
  const canvas = canvasOf(first.data);
  const fits = canvas.width === size.width && canvas.height === size.height;
  if (!fits) throw damaged("the WebP's pixels do not fill its canvas");
  return size;
}

function canvasOf(data: Uint8Array): Size {
  if (data.length < 10) throw damaged("the header of the WebP is too short");
  const view = dataView(data);
  const wide = (at: number) => view.getUint16(at, true) + ((data[at + 2] ?? 0) << 16) + 1;
  return { width: wide(4), height: wide(7) };
}

/** A VP8 key frame begins with a tag of three bytes, a start code and two sizes (RFC 6386, 9.1). */
function lossySize(data: Uint8Array): Size {
  const [first = 1, second = 0, third = 0] = data;
  const isKeyFrame = (first & 1) === 0 && ascii(data, 3, 3) === "\x9d\x01\x2a";
  if (data.length < 10 || !isKeyFrame) throw damaged("the pixels of the WebP do not begin as they should");
  if (((first | (second << 8) | (third << 16)) >> 5) + 10 > data.length) throw truncated();
  const view = dataView(data);
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}

function losslessSize(data: Uint8Array): Size {
  if (data.length < 5 || data[0] !== 0x2f)
    throw damaged("the pixels of the WebP do not begin as they should");
  const bits = dataView(data).getUint32(1, true);
  if (bits >>> 29 !== 0) throw damaged("the pixels of the WebP are of an unknown version");
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** Pixels, transparency and a safe colour profile, under a header that no longer announces other chunks. */
function stripMetadata(chunks: WebpChunk[]): Uint8Array<ArrayBuffer> {
  const profile = chunks.find(({ type, data }) => type === "ICCP" && isColorSpaceProfile(data));
  const kept = chunks.flatMap((chunk) => {
    if (chunk.type === "VP8X") return [headerWithout(chunk, profile !== undefined)];
    return isPixels(chunk) || chunk.type === "ALPH" || chunk === profile ? [chunk.whole] : [];
  });
  const body = concatBytes(kept);
  const head = new Uint8Array(12);
  head.set(new TextEncoder().encode("RIFF\0\0\0\0WEBP"));
  dataView(head).setUint32(4, body.length + 4, true);
  return concatBytes([head, body]);
}

function headerWithout({ whole }: WebpChunk, profile: boolean): Uint8Array {
  const header = new Uint8Array(whole);
  header[8] = (header[8] ?? 0) & ~(HAS_XMP | HAS_EXIF | (profile ? 0 : HAS_PROFILE));
  return header;
}
