import type { Size } from "./sizes.ts";

/** Reads width and height from a file's header, before anything is decoded. Undefined: not a picture we draw. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngSize(view) ?? jpegSize(view) ?? webpSize(view) ?? svgSize(bytes);
  } catch (error) {
    // A header that ends early is a broken picture, not a bug of ours.
    if (error instanceof RangeError) return;
    throw error;
  }
}

const dimensions = (width: number, height: number) =>
  width > 0 && height > 0 ? { width, height } : undefined;

function pngSize(view: DataView): Size | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return;
  return dimensions(view.getUint32(16), view.getUint32(20));
}

function jpegSize(view: DataView): Size | undefined {
  if (view.getUint16(0) !== 0xffd8) return;
  for (let at = 2; at < view.byteLength; ) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return dimensions(view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + view.getUint16(at + 2);
  }
  return;
}

function webpSize(view: DataView): Size | undefined {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return;
  const kind = view.getUint32(12);
  if (kind === 0x56503820)
    return dimensions(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return dimensions((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
  }
  const wide = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return dimensions(wide(24), wide(27));
}

function svgSize(bytes: Uint8Array): Size | undefined {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096));
  const tag = /<svg\b[^>]*>/i.exec(head)?.[0];
  if (!tag) return;
  const [width, height] = [length(tag, "width"), length(tag, "height")];
  if (width && height) return { width, height };
  const [, , boxWidth = 0, boxHeight = 0] =
    /\bviewBox\s*=\s*["']([^"']*)/i
      .exec(tag)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return dimensions(boxWidth, boxHeight);
}

/** A length in user units; percentages say nothing about the proportions. */
function length(tag: string, name: string): number | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`, "i").exec(tag)?.[1];
  return value ? Number(value) || undefined : undefined;
}
