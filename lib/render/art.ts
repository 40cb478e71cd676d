import { sha256 } from "../text/sha256.ts";
import { type Hex, luminance } from "./color.ts";
import { draw } from "./engine.ts";
import { imageSize } from "./image-size.ts";
import { rimsOf } from "./rims.ts";
import type { Size } from "./sizes.ts";

/**
 * A picture that came from outside, as templates use it. `luminance` is the mean of its visible pixels, 0 to 1.
 * `rims` are a logo's colours that meet what it stands on.
 */
export type Art = Size & {
  key: string;
  aspect: number;
  luminance: number;
  opaque: boolean;
  rims?: readonly Hex[];
};

/** `art` is missing when there is no picture or it cannot be drawn; `note` says why in the second case. */
export type ArtFound = { art?: Art; note?: string };

type ArtKind = "logo" | "picture";

const MAX_BYTES = 10_000_000;
const MAX_PIXELS = 16_000_000;
/**
 * The engine decodes a JPEG or WebP as a whole, at 7 to 11 bytes a pixel. Uploads are stored as small PNGs
 * instead.
 */
const MAX_PIXELS_AT_ONCE = 4_000_000;
const SAMPLE = 48;
const REMEMBERED = 64;

const known = new Map<string, ArtFound>();

/**
 * Checks a picture before it is used. A broken or oversized file gives a note instead of a failed render.
 * @param bytes the file; without one the result is empty.
 */
export async function readArt(bytes: Uint8Array | undefined, kind: ArtKind): Promise<ArtFound> {
  if (!bytes) return {};
  const key = `${kind}:${await sha256(bytes)}`;
  const seen = known.get(key);
  if (seen) return seen;
  const found = await examine(key, bytes, kind);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}

async function examine(key: string, bytes: Uint8Array, kind: ArtKind): Promise<ArtFound> {
  if (bytes.length > MAX_BYTES) return { note: `The ${kind} file is larger than 10 MB.` };
  const size = imageSize(bytes);
  if (!size) return { note: `The ${kind} is not a readable PNG, JPEG, WebP or SVG file.` };
  const pixels = size.width * size.height;
  if (pixels > MAX_PIXELS) return { note: `The ${kind} has more than 16 megapixels.` };
  if (pixels > MAX_PIXELS_AT_ONCE && isDecodedAtOnce(bytes))
    return { note: `The ${kind} has more than 4 megapixels. Upload it again, or send it as PNG.` };
  try {
    return look(key, size, await sample(key, bytes), kind);
  } catch {
    // The decoder's reason is about bytes; what the customer can do is the same for every one of them.
    return { note: `The ${kind} file is damaged and could not be drawn.` };
  }
}

/** JPEG or WebP, of the kinds that have a size here. */
const isDecodedAtOnce = ([first]: Uint8Array) => first === 0xff || first === 0x52;

function sample(key: string, bytes: Uint8Array): Promise<Uint8Array> {
  const box = { width: SAMPLE, height: SAMPLE };
  const picture = { type: "image", src: key, style: { display: "flex", ...box } } as const;
  return draw(
    {
      ...box,
      root: { type: "container", style: { display: "flex", ...box }, children: [picture] },
      images: new Map([[key, bytes]]),
    },
    "raw",
  );
}

function look(key: string, { width, height }: Size, pixels: Uint8Array, kind: ArtKind): ArtFound {
  let [visible, light] = [0, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 128) continue;
    visible++;
    light += luminance(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
  }
  if (visible === 0) return { note: `The ${kind} is empty: every pixel is transparent.` };
  const opaque = visible > SAMPLE * SAMPLE * 0.97;
  const rims = kind === "logo" && !opaque ? { rims: rimsOf(pixels, SAMPLE) } : {};
  return { art: { key, width, height, aspect: width / height, luminance: light / visible, opaque, ...rims } };
}
