import type { About } from "./about.ts";
import { join, nameAt, utf8, viewOf } from "./bytes.ts";
import { packet } from "./xmp.ts";

type WebpChunk = { name: string; body: Uint8Array; whole: Uint8Array };
type WebpCanvas = { width: number; height: number; hasAlpha: boolean };

const ALPHA_FLAG = 0x10;
const XMP_FLAG = 0x04;

/**
 * Puts the XMP packet into a WebP, as the `XMP ` chunk at the end; an earlier one is replaced.
 * A simple file cannot hold metadata and becomes an extended one around the same bitstream.
 * WebP container: RFC 9649 (extended file format, metadata; lossless header). Lossy header: RFC 6386, 9.1.
 * @returns undefined when the file is not a whole WebP.
 */
export function embedInWebp(file: Uint8Array, about: About): Uint8Array | undefined {
  const chunks = chunksOf(file);
  const header = chunks && headerOf(chunks);
  if (!header) return;
  const kept = chunks.filter(({ name }) => name !== "VP8X" && name !== "XMP ");
  const parts = [chunk("VP8X", header), ...kept.map(({ whole }) => whole), chunk("XMP ", packet(about))];
  return chunk("RIFF", join([utf8("WEBP"), ...parts]));
}

function chunksOf(file: Uint8Array): WebpChunk[] | undefined {
  const view = viewOf(file);
  if (file.length < 12 || nameAt(file, 0) !== "RIFF" || nameAt(file, 8) !== "WEBP") return;
  if (view.getUint32(4, true) + 8 !== file.length) return;
  const chunks: WebpChunk[] = [];
  for (let at = 12; at < file.length; ) {
    if (at + 8 > file.length) return;
    const end = at + 8 + view.getUint32(at + 4, true);
    const next = end + (end % 2);
    if (next > file.length) return;
    chunks.push({ name: nameAt(file, at), body: file.subarray(at + 8, end), whole: file.subarray(at, next) });
    at = next;
  }
  return chunks;
}

/** The VP8X body with its XMP flag set: the file's own, or one made from a simple file's bitstream. */
function headerOf(chunks: readonly WebpChunk[]): Uint8Array | undefined {
  const [first] = chunks;
  if (first?.name !== "VP8X") {
    const canvas = first && canvasOf(first);
    return canvas && extendedHeader(canvas);
  }
  const hasPicture = chunks.some(({ name }) => ["VP8 ", "VP8L", "ANMF"].includes(name));
  if (!hasPicture || first.body.length !== 10) return;
  const header = first.body.slice();
  header[0] = (header[0] ?? 0) | XMP_FLAG;
  return header;
}

function canvasOf({ name, body }: WebpChunk): WebpCanvas | undefined {
  if (name === "VP8L") return losslessCanvas(body);
  return name === "VP8 " ? lossyCanvas(body) : undefined;
}

/**
 * Signature byte, then from the lowest bit: width - 1 and height - 1 (14 bits each), alpha (1), version (3).
 */
function losslessCanvas(body: Uint8Array): WebpCanvas | undefined {
  if (body.length < 5 || body[0] !== 0x2f) return;
  const bits = viewOf(body).getUint32(1, true);
  if (bits >>> 29 !== 0) return;
  const [width, height] = [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  return { width, height, hasAlpha: ((bits >>> 28) & 1) === 1 };
}

/** Frame tag (lowest bit clear: key frame), start code 9d 01 2a, then width and height in 14 bits each. No alpha. */
function lossyCanvas(body: Uint8Array): WebpCanvas | undefined {
  if (body.length < 10) return;
  const view = viewOf(body);
  const isKeyFrame =
    (view.getUint8(0) & 1) === 0 && view.getUint16(3) === 0x9d01 && view.getUint8(5) === 0x2a;
  const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  return isKeyFrame && width > 0 && height > 0 ? { width, height, hasAlpha: false } : undefined;
}

/** Flags, 24 reserved bits, canvas width - 1 and height - 1 in 24 bits each; ours need only 14 of them. */
function extendedHeader({ width, height, hasAlpha }: WebpCanvas): Uint8Array {
  const body = new Uint8Array(10);
  const view = viewOf(body);
  view.setUint8(0, XMP_FLAG | (hasAlpha ? ALPHA_FLAG : 0));
  view.setUint16(4, width - 1, true);
  view.setUint16(7, height - 1, true);
  return body;
}

/** Name, size without padding, body, and a zero byte where the body is odd. */
function chunk(name: string, body: Uint8Array): Uint8Array {
  const size = new Uint8Array(4);
  viewOf(size).setUint32(0, body.length, true);
  return join([utf8(name), size, body, new Uint8Array(body.length % 2)]);
}
