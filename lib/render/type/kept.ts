import { type ReadAsset, readTypeAsset } from "./manifest.ts";

/**
 * Bytes of assets that are kept in an isolate: about ninety slices of a Japanese font, or all Latin ones there are. The
 * engine keeps what it has registered besides. A card in Japanese takes 9 slices (0.3 MB) and some 0.7 MB of the engine's
 * memory; all slices of one such font 12 MB, of every font here 33 MB (measured in the WebAssembly build).
 */
export const MOST_BYTES = 4_000_000;

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
    if (held <= MOST_BYTES || oldest === file) break;
    kept.delete(oldest);
    held -= old.byteLength;
  }
  return bytes;
}
