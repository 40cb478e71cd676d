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
 * Embeds title, alternative text, creator, credit, software and IPTC digital source type into a finished picture.
 * They are written as XMP, and in a PNG as plain texts too. No pixel changes; earlier metadata of ours is replaced.
 * The same texts always give the same bytes. Long texts are cut (title 500, alt text 4,000, brand 200 characters).
 * @param mimeType `image/png`, `image/jpeg` or `image/webp`.
 * @returns the new file. A file that is not a whole file of that type is returned unchanged.
 */
export function embed(bytes: Uint8Array, mimeType: string, about: About): Uint8Array {
  return FORMATS.get(mimeType)?.(bytes, about) ?? bytes;
}
