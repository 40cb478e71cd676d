const MB = 1024 * 1024;

/** Limits of a brand video, for every way of upload. */
export const MAX_BYTES = 100 * MB;
const MAX_DURATION_MS = 10 * 60 * 1000;
const MAX_SIDE = 8_192;
const MAX_PIXELS = 8_192 * 4_320;
const MIN_SIDE = 16;

export type VideoMime = "video/mp4" | "video/quicktime" | "video/webm";
export const EXTENSIONS: Record<VideoMime, string> = {
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
};

/** A video that is not accepted: a stable kind for programs, and a sentence for a person. */
export class BadVideo extends Error {
  override name = "BadVideo";
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

export const damaged = (what: string) =>
  new BadVideo("video_damaged", `The file is damaged: ${what}. Export it again.`);

export const truncated = (what: string) =>
  new BadVideo("video_truncated", `The file ends before ${what} does. Send the whole file.`);

export const tooComplex = (what: string) =>
  new BadVideo(
    "video_too_complex",
    `The file ${what}, which is more than is read. Export it again as one plain MP4.`,
  );

export const tooManyBytes = () =>
  new BadVideo("video_too_large", `The file is larger than ${MAX_BYTES / MB} MB. Send a smaller one.`);

export function checkSize(width: number, height: number): void {
  const size = `${width}×${height} pixels`;
  if (!(width >= MIN_SIDE && height >= MIN_SIDE)) {
    throw new BadVideo("video_dimensions", `The video is ${size}; each side needs at least ${MIN_SIDE}.`);
  }
  if (width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS) return;
  throw new BadVideo("video_dimensions", `The video is ${size}; at most 8192×4320 are accepted.`);
}

export function checkDuration(durationMs: number): void {
  if (!(durationMs > 0)) throw new BadVideo("video_empty", "The video has no length: it shows nothing.");
  if (durationMs <= MAX_DURATION_MS) return;
  const minutes = Math.ceil(durationMs / 6_000) / 10;
  throw new BadVideo(
    "video_too_long",
    `The video is ${minutes} minutes long; at most ${MAX_DURATION_MS / 60_000} are accepted. Send a shorter one.`,
  );
}
