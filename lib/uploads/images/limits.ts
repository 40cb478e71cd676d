/** Limits of an image, for every way of upload. */
export const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 16_000_000;
/** The render engine decodes no PNG or JPEG with a longer side. */
const MAX_SIDE = 8_192;
/** Longer side of the copy that is drawn into cards. Larger copies cost memory without a visible gain. */
export const RENDER_SIDE = 1_600;

export type ImageFormat = "png" | "jpeg" | "webp" | "svg";

export const MIME_TYPES: Record<ImageFormat, string> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  svg: "image/svg+xml",
};

/** Names of the formats in messages. */
export const FORMAT_NAMES: Record<ImageFormat, string> = {
  png: "PNG",
  jpeg: "JPEG",
  webp: "WebP",
  svg: "SVG",
};

export type Size = { width: number; height: number };

/** A picture that is not accepted: a stable kind for programs, and a sentence for a person. */
export class BadImage extends Error {
  override name = "BadImage";
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Refuses dimensions that are missing or too large; called before anything is decoded. */
export function checkSize({ width, height }: Size): void {
  if (!(width >= 1 && height >= 1)) throw new BadImage("image_damaged", "The picture has no size.");
  if (width > MAX_SIDE || height > MAX_SIDE) {
    const sentence = `The picture is ${width}×${height} pixels; no side may be longer than ${MAX_SIDE}.`;
    throw new BadImage("image_too_large", sentence);
  }
  if (width * height <= MAX_PIXELS) return;
  const megapixels = Math.ceil((width * height) / 100_000) / 10;
  throw new BadImage(
    "image_too_large",
    `The picture has ${megapixels} megapixels (${width}×${height}); at most ${MAX_PIXELS / 1_000_000} are accepted. Send a smaller one.`,
  );
}

export const truncated = () =>
  new BadImage("image_truncated", "The file ends before the picture does. Send the whole file.");

export const damaged = (what: string) =>
  new BadImage("image_damaged", `The file is damaged: ${what}. Export it again.`);

export const trailing = () =>
  new BadImage(
    "image_trailing_bytes",
    "The file goes on after the end of the picture. Save it again, so that it holds the picture and nothing else.",
  );

export const animated = () =>
  new BadImage("image_animated", "The picture is animated. Send a single still picture.");

/** What a parser finds out about a bitmap file without decoding it. */
export type Bitmap = Size & {
  format: Exclude<ImageFormat, "svg">;
  /** The rotation that makes the image upright: 1 to 8, as in EXIF (CIPA DC-008, 4.6.4). */
  orientation: number;
  /** The file that is decoded: as it was sent, or as the engine draws it. */
  bytes: Uint8Array;
  /** The same pixels without anything else that was in the file: no EXIF, XMP, IPTC, comments or thumbnails. */
  clean(): Uint8Array<ArrayBuffer>;
};
