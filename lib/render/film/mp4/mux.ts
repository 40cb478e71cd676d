import type { About } from "../../metadata/about.ts";
import { join } from "../../metadata/bytes.ts";
import type { Size } from "../../sizes.ts";
import { unpackSegment } from "../packets.ts";
import type { Sound } from "../sound.ts";
import { box, headOf, latin, u32 } from "./box.ts";
import { movieOf } from "./movie.ts";
import { notesBox, xmpBox } from "./notes.ts";

/** What a file has besides its pictures. */
type Rest = { size: Size; fps: number; about: About; sound?: Sound | undefined };

const FILE_TYPE = box("ftyp", latin("isom"), u32(0x200), latin("isomiso2avc1mp41"));
/** Before the content of a box. */
const HEAD = 8;

/**
 * Puts the segments of a film, in their order, into one MP4 file that plays while it loads: the index stands before the
 * pictures. The same segments always give the same bytes.
 * @throws RangeError without segments, or when one of them is cut off.
 */
export function muxSegments(
  packed: readonly Uint8Array[],
  { size, fps, about, sound }: Rest,
): Uint8Array<ArrayBuffer> {
  const segments = packed.map(unpackSegment);
  const [first] = segments;
  if (!first) throw new RangeError("A film without segments cannot be written.");
  const packets = segments.flatMap((segment) => segment.packets);
  const { index, samples } = movieOf({ ...first, packets, size, fps, sound, notes: notesBox(about) });
  const firstByte = FILE_TYPE.length + index(0).length + HEAD;
  const head = headOf("mdat", samples);
  // The film's bytes are copied once, not first into a box of their own.
  return join([FILE_TYPE, index(firstByte), head, ...samples, xmpBox(about)]);
}
