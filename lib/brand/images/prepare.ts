import { readJpeg } from "./jpeg.ts";
import {
  BadPicture,
  type Bitmap,
  MAX_BYTES,
  MIME_TYPES,
  type PictureFormat,
  RENDER_SIDE,
  type Size,
} from "./limits.ts";
import { readPng } from "./png.ts";
import { rasterSize, redraw, type Stored, uprightSize, within } from "./redraw.ts";
import { checkDeclared, formatOf } from "./sniff.ts";
import { readSvg } from "./svg.ts";
import { readWebp } from "./webp.ts";

/** A picture as somebody sent it. `declared` is the media type they gave, if any. */
export type Sent = { bytes: Uint8Array<ArrayBuffer>; declared?: string | undefined };

/** A picture as it is kept: the original, and a small PNG of it where the original is not one itself. */
export type Prepared = Size & {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  render: Uint8Array<ArrayBuffer> | undefined;
};

/** A photograph that has to be turned is written anew at most this long: decoder and canvas share an isolate's memory. */
const UPRIGHT_SIDE = 2_048;

export const BITMAPS: readonly PictureFormat[] = ["png", "jpeg", "webp"];
export const WITH_SVG: readonly PictureFormat[] = [...BITMAPS, "svg"];

/**
 * What a picture is, by its first bytes; refuses what need not be looked at any further.
 * @throws BadPicture for too many bytes, a wrong kind, and a kind that is not the declared one.
 */
export function admit({ bytes, declared }: Sent, accepts: readonly PictureFormat[]): PictureFormat {
  if (bytes.length > MAX_BYTES) throw tooManyBytes();
  const format = formatOf(bytes, accepts);
  checkDeclared(declared, format);
  return format;
}

/**
 * Looks at a picture from all sides and makes what is kept of it: upright, and without anything but its pixels.
 * @throws BadPicture for everything that is not accepted.
 */
export async function prepare({ bytes }: Sent, format: PictureFormat): Promise<Prepared> {
  if (format === "svg") return fromDrawing(bytes);
  const bitmap = await read(format, bytes);
  return bitmap.orientation === 1 ? asItStands(bitmap) : turned(bitmap, bytes);
}

export const tooManyBytes = () =>
  new BadPicture(
    "image_too_large",
    `The file is larger than ${MAX_BYTES / (1024 * 1024)} MB. Send a smaller one.`,
  );

async function read(format: Bitmap["format"], bytes: Uint8Array): Promise<Bitmap> {
  try {
    if (format === "png") return await readPng(bytes);
    return format === "jpeg" ? readJpeg(bytes) : readWebp(bytes);
  } catch (error) {
    if (error instanceof RangeError)
      throw new BadPicture("image_damaged", "The file is damaged. Export it again.");
    throw error;
  }
}

async function asItStands({ format, width, height, clean }: Bitmap): Promise<Prepared> {
  const bytes = clean();
  return withCopy(format, { bytes, width, height }, { bytes, width, height, orientation: 1 });
}

async function turned({ format, width, height, orientation }: Bitmap, sent: Uint8Array): Promise<Prepared> {
  const stored = { bytes: sent, width, height, orientation };
  const size = within(uprightSize(stored), UPRIGHT_SIDE);
  // Never JPEG: the engine writes a kind of it that its own decoder does not read reliably.
  const upright = format === "png" ? "png" : "webp";
  return withCopy(upright, { bytes: await redraw(stored, size, upright), ...size }, stored);
}

/** The copy is drawn from the picture as it was sent: a WebP would have to be decoded as a whole. */
async function withCopy(
  format: Bitmap["format"],
  kept: Size & { bytes: Uint8Array<ArrayBuffer> },
  source: Stored,
): Promise<Prepared> {
  const mimeType = MIME_TYPES[format];
  const isCopy = format === "png" && Math.max(kept.width, kept.height) <= RENDER_SIDE;
  const render = isCopy ? undefined : await redraw(source, within(kept, RENDER_SIDE), "png");
  return { ...kept, mimeType, render };
}

async function fromDrawing(sent: Uint8Array): Promise<Prepared> {
  const { svg, width, height } = readSvg(sent);
  const size = rasterSize({ width, height });
  const bytes = await redraw({ bytes: svg, ...size, orientation: 1 }, size, "png");
  return { bytes, mimeType: MIME_TYPES.png, ...size, render: undefined };
}
