import type { About } from "./about.ts";
import { join, nameAt, utf8, viewOf } from "./bytes.ts";
import { packet } from "./xmp.ts";

/** The box of an XMP packet in files of the ISO base media family: ISO 16684-3 (Adobe XMP specification, part 3), MPEG-4. */
const XMP_BOX = Uint8Array.from([
  0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac,
]);
/** Boxes within which headers with a date are found, and those headers: ISO/IEC 14496-12, 8.2.2, 8.3.2 and 8.4.2. */
const HOLDERS = new Set(["moov", "trak", "mdia"]);
const DATED = new Set(["mvhd", "tkhd", "mdhd"]);

/**
 * Lets a film tell what it is, like `embed` does for pictures: an XMP packet in a box at the end, which moves no byte
 * of what was there. Undefined when it is not a whole MP4 file of ours.
 */
export function embedInMp4(bytes: Uint8Array, about: About): Uint8Array | undefined {
  if (nameAt(bytes, 4) !== "ftyp") return;
  const xmp = packet(about);
  const head = new Uint8Array(8 + XMP_BOX.length);
  viewOf(head).setUint32(0, head.length + xmp.length);
  head.set(utf8("uuid"), 4);
  head.set(XMP_BOX, 8);
  return join([bytes, head, xmp]);
}

/** Sets the dates in an MP4 file's headers to none, in place, so that equal films are equal bytes. */
export function forgetDates(bytes: Uint8Array): void {
  const view = viewOf(bytes);
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    // Larger than four bytes can say, or up to the end of the file: only pictures are, and they have no dates.
    if (size < 8) return;
    const box = bytes.subarray(at, at + size);
    if (HOLDERS.has(name)) forgetDates(box.subarray(8));
    if (DATED.has(name)) box.fill(0, 12, 12 + 2 * (box[8] === 1 ? 8 : 4));
    at += size;
  }
}
