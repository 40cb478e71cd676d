import { type ReadAsset, readTypeAsset } from "./manifest.ts";

/**
 * Bytes of assets cached in an isolate: about ninety slices of a Japanese font, or all Latin slices. The
 * engine keeps its own copy of what it registered. A card in Japanese takes 9 slices (0.3 MB) and 0.7 MB of
 * the engine's memory. All slices of one such font take 12 MB, those of every font here 33 MB. Both are
 * measured in the WebAssembly build.
 */
export const MAX_BYTES = 4_000_000;

const kept = new Map<string, ArrayBuffer>();
let held = 0;

/** How many bytes of assets this isolate keeps at present. */
export const heldBytes = (): number => held;

/** Reads a font slice or a picture, or finds it among those used last. @throws AssetError */
export async function readKept(read: ReadAsset, file: string): Promise<ArrayBuffer> {
  const known = kept.get(file);
  if (known) {
    kept.delete(file);
    kept.set(file, known);
    return known;
  }
  const bytes = await readTypeAsset(read, file);
  if (!kept.has(file)) {
    kept.set(file, bytes);
    held += bytes.byteLength;
  }
  for (const [oldest, old] of kept) {
    if (held <= MAX_BYTES || oldest === file) break;
    kept.delete(oldest);
    held -= old.byteLength;
  }
  return bytes;
}
