import type { About } from "../../metadata/about.ts";
import { join } from "../../metadata/bytes.ts";
import type { Size } from "../../sizes.ts";
import { unpackSegment } from "../packets.ts";
import { box, latin, u32 } from "./box.ts";
import { movieBox } from "./movie.ts";
import { notesBox, xmpBox } from "./notes.ts";

/** What a file has to say about itself besides its pictures. */
type Label = { size: Size; fps: number; about: About };

const FILE_TYPE = box("ftyp", latin("isom"), u32(0x200), latin("isomiso2avc1mp41"));
/** Before the content of a box. */
const HEAD = 8;

/**
 * Puts the segments of a film, in their order, into one MP4 file that plays while it loads: the index stands before the
 * pictures. The same segments always give the same bytes.
 * @throws RangeError without segments, or when one of them is cut off.
 */
export function muxSegments(packed: readonly Uint8Array[], { size, fps, about }: Label): Uint8Array {
  const segments = packed.map(unpackSegment);
  const [first] = segments;
  if (!first) throw new RangeError("A film without segments cannot be written.");
  const packets = segments.flatMap((segment) => segment.packets);
  const movie = { ...first, packets, size, fps, notes: notesBox(about) };
  const index = movieBox(movie, 0).length;
  const pictures = box("mdat", ...packets.map(({ bytes }) => bytes));
  return join([FILE_TYPE, movieBox(movie, FILE_TYPE.length + index + HEAD), pictures, xmpBox(about)]);
}
