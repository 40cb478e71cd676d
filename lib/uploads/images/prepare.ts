import { readJpeg } from "./jpeg.ts";
import {
  BadImage,
  type Bitmap,
  type ImageFormat,
  MAX_BYTES,
  MIME_TYPES,
  RENDER_SIDE,
  type Size,
} from "./limits.ts";
import { readPng } from "./png.ts";
import { type EncodedImage, rasterSize, redraw, uprightSize, within } from "./redraw.ts";
import { checkDeclared, sniffFormat } from "./sniff.ts";
import { readSvg } from "./svg.ts";
import { readWebp } from "./webp.ts";

/** An image as it was sent. `declared` is the sender's media type, if there is one. */
export type ReceivedImage = { bytes: Uint8Array<ArrayBuffer>; declared?: string | undefined };

/** The stored form of an image: the original, and a small PNG copy unless the original already is one. */
export type PreparedImage = Size & {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  render: Uint8Array<ArrayBuffer> | undefined;
};

/** A photograph that has to be turned is stored at most this long: decoder and canvas share an isolate's memory. */
const UPRIGHT_SIDE = 2_048;

export const BITMAPS: readonly ImageFormat[] = ["png", "jpeg", "webp"];
export const BITMAPS_AND_SVG: readonly ImageFormat[] = [...BITMAPS, "svg"];

/**
 * What a picture is, by its first bytes; refuses what need not be looked at any further.
 * @throws BadImage for too many bytes, a wrong kind, and a kind that is not the declared one.
 */
export function detectFormat(
  { bytes, declared }: ReceivedImage,
  accepts: readonly ImageFormat[],
): ImageFormat {
  if (bytes.length > MAX_BYTES) throw tooManyBytes();
  const format = sniffFormat(bytes, accepts);
  checkDeclared(declared, format);
  return format;
}

/**
 * Checks an image completely and makes its stored form: upright, and with its pixels only.
 * @throws BadImage for everything that is not accepted.
 */
export async function prepare({ bytes }: ReceivedImage, format: ImageFormat): Promise<PreparedImage> {
  if (format === "svg") return prepareSvg(bytes);
  const bitmap = await readBitmap(format, bytes);
  return bitmap.orientation === 1 ? prepareUpright(bitmap) : prepareRotated(bitmap);
}

export const tooManyBytes = () =>
  new BadImage(
    "image_too_large",
    `The file is larger than ${MAX_BYTES / (1024 * 1024)} MB. Send a smaller one.`,
  );

async function readBitmap(format: Bitmap["format"], bytes: Uint8Array): Promise<Bitmap> {
  try {
    if (format === "png") return await readPng(bytes);
    return format === "jpeg" ? readJpeg(bytes) : readWebp(bytes);
  } catch (error) {
    if (error instanceof RangeError)
      throw new BadImage("image_damaged", "The file is damaged. Export it again.");
    throw error;
  }
}

async function prepareUpright({ format, width, height, clean }: Bitmap): Promise<PreparedImage> {
  const bytes = clean();
  return withRenderCopy(format, { bytes, width, height }, { bytes, width, height, orientation: 1 });
}

async function prepareRotated({ format, ...stored }: Bitmap): Promise<PreparedImage> {
  const size = within(uprightSize(stored), UPRIGHT_SIDE);
  // Never JPEG: the engine writes a kind of it that its own decoder does not read reliably.
  const upright = format === "png" ? "png" : "webp";
  return withRenderCopy(upright, { bytes: await redraw(stored, size, upright), ...size }, stored);
}

/** The copy is drawn from the picture as it was sent. A WebP is decoded as a whole. */
async function withRenderCopy(
  format: Bitmap["format"],
  kept: Size & { bytes: Uint8Array<ArrayBuffer> },
  source: EncodedImage,
): Promise<PreparedImage> {
  const mimeType = MIME_TYPES[format];
  const isCopy = format === "png" && Math.max(kept.width, kept.height) <= RENDER_SIDE;
  const render = isCopy ? undefined : await redraw(source, within(kept, RENDER_SIDE), "png");
  return { ...kept, mimeType, render };
}

async function prepareSvg(sent: Uint8Array): Promise<PreparedImage> {
  const { svg, width, height } = readSvg(sent);
  const size = rasterSize({ width, height });
  const bytes = await redraw({ bytes: svg, ...size, orientation: 1 }, size, "png");
  return { bytes, mimeType: MIME_TYPES.png, ...size, render: undefined };
}
