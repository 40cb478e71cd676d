import { type Bytes, bytesOf, joined } from "./pictures.ts";

/** A JPEG segment with its marker and length. */
export const segment = (marker: number, data: Uint8Array): Bytes =>
  joined(new Uint8Array([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data);

/** Segments put behind the start of a JPEG. */
export const withSegments = (jpeg: Uint8Array, ...segments: Uint8Array[]): Bytes =>
  joined(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

/** A TIFF block (as in EXIF) with an orientation, and a text where a camera puts the place. */
export function exif(orientation: number, order: "II" | "MM" = "MM"): Bytes {
  const little = order === "II";
  const data = new Uint8Array(80);
  const view = new DataView(data.buffer);
  data.set(bytesOf(order));
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, 2, little);
  const entry = (at: number, tag: number, type: number, count: number) => {
    view.setUint16(at, tag, little);
    view.setUint16(at + 2, type, little);
    view.setUint32(at + 4, count, little);
  };
  entry(10, 0x0112, 3, 1);
  view.setUint16(18, orientation, little);
  entry(22, 0x010e, 2, GPS.length);
  view.setUint32(30, 40, little);
  data.set(bytesOf(GPS), 40);
  return data;
}

/** A place, as an example of private metadata in a file. */
export const GPS = "N 48.2082 E 16.3738\0";

/** A WebP file around these chunks. */
export function riff(...chunks: Uint8Array[]): Bytes {
  const body = joined(bytesOf("WEBP"), ...chunks);
  const head = new Uint8Array(8);
  head.set(bytesOf("RIFF"));
  new DataView(head.buffer).setUint32(4, body.length, true);
  return joined(head, body);
}

export function riffChunk(type: string, data: Uint8Array): Bytes {
  const head = joined(bytesOf(type), new Uint8Array(4));
  new DataView(head.buffer).setUint32(4, data.length, true);
  return joined(head, data, new Uint8Array(data.length % 2));
}

/** The chunks of a WebP file after its head. */
export const webpChunks = (webp: Uint8Array): Uint8Array => webp.subarray(12);

/** The header of an extended WebP: what else it holds, and its size. */
export function vp8x(flags: number, width: number, height: number): Bytes {
  const data = new Uint8Array(10);
  const view = new DataView(data.buffer);
  data[0] = flags;
  view.setUint16(4, width - 1, true);
  view.setUint16(7, height - 1, true);
  return riffChunk("VP8X", data);
}

export const svg = (body: string, attributes = 'viewBox="0 0 100 50"'): Bytes =>
  new Uint8Array(
    new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`),
  );
