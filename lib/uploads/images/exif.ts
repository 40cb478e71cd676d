import { dataView, startsWith } from "./bytes.ts";

const ORIENTATION = 0x0112;
const SHORT = 3;
const MAX_ENTRIES = 512;

/**
 * The orientation in a block of EXIF data, with or without JPEG's `Exif\0\0` prefix. The block is a TIFF
 * file (TIFF 6.0, section 2). 1, upright, when the block has no valid orientation.
 */
export function orientationOf(block: Uint8Array): number {
  const tiff = startsWith(block, "Exif\0\0") ? block.subarray(6) : block;
  try {
    return readOrientation(dataView(tiff)) ?? 1;
  } catch (error) {
    // Broken metadata does not make a broken picture.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

function readOrientation(view: DataView): number | undefined {
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const little = order === 0x4949;
  const directory = view.getUint32(4, little);
  const count = Math.min(view.getUint16(directory, little), MAX_ENTRIES);
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, little);
    return view.getUint16(at + 2, little) === SHORT && value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
