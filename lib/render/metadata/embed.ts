import type { About } from "./about.ts";
import { embedInJpeg } from "./jpeg.ts";
import { embedInPng } from "./png.ts";
import { embedInWebp } from "./webp.ts";

const FORMATS = new Map([
  ["image/png", embedInPng],
  ["image/jpeg", embedInJpeg],
  ["image/webp", embedInWebp],
]);

/**
 * Lets a finished picture tell what it is: title, alternative text, creator and credit, the software and the IPTC
 * digital source type, as XMP (and as plain texts too in a PNG). No pixel changes; earlier words of ours are replaced;
 * the same words always give the same bytes. Long texts are cut (title 500, alt text 4,000, brand 200 characters).
 * @param mimeType `image/png`, `image/jpeg` or `image/webp`.
 * @returns the new file, or the very bytes given when they are not a whole file of that type: it never breaks a picture.
 */
export function embed(bytes: Uint8Array, mimeType: string, about: About): Uint8Array {
  return FORMATS.get(mimeType)?.(bytes, about) ?? bytes;
}
