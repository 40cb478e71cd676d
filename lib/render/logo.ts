import { luminance } from "./color.ts";
import { draw } from "./engine.ts";
import { sha256 } from "./hash.ts";
import { imageSize } from "./image-size.ts";

/** The brand's mark as templates use it. `luminance` is the mean of its visible pixels, 0 to 1. */
export type LogoArt = { key: string; aspect: number; luminance: number; opaque: boolean };

/** `art` is missing when there is no logo or it cannot be drawn; `note` says why in the second case. */
export type Logo = { art?: LogoArt; note?: string };

const MAX_BYTES = 10_000_000;
const MAX_PIXELS = 16_000_000;
const SAMPLE = 48;
const REMEMBERED = 64;

const known = new Map<string, Logo>();

/** Looks at a logo before it is used: a broken or oversized file gives a note instead of a failed render. */
export async function readLogo(bytes: Uint8Array | undefined): Promise<Logo> {
  if (!bytes) return {};
  const key = `logo:${await sha256(bytes)}`;
  const seen = known.get(key);
  if (seen) return seen;
  const logo = await examine(key, bytes);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, logo);
  return logo;
}

async function examine(key: string, bytes: Uint8Array): Promise<Logo> {
  if (bytes.length > MAX_BYTES) return { note: "The logo file is larger than 10 MB." };
  const size = imageSize(bytes);
  if (!size) return { note: "The logo is not a readable PNG, JPEG, WebP or SVG file." };
  if (size.width * size.height > MAX_PIXELS) return { note: "The logo has more than 16 megapixels." };
  try {
    const pixels = await sample(key, bytes);
    return look(key, size.width / size.height, pixels);
  } catch {
    // The decoder's reason is about bytes; what the customer can do is the same for every one of them.
    return { note: "The logo file is damaged and could not be drawn." };
  }
}

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

function look(key: string, aspect: number, pixels: Uint8Array): Logo {
  let [visible, light] = [0, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 128) continue;
    visible++;
    light += luminance(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
  }
  if (visible === 0) return { note: "The logo is empty: every pixel is transparent." };
  return { art: { key, aspect, luminance: light / visible, opaque: visible > SAMPLE * SAMPLE * 0.97 } };
}
