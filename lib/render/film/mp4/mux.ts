import { type About, writable } from "../../metadata/about.ts";
import { join, utf8 } from "../../metadata/bytes.ts";
import { packet } from "../../metadata/xmp.ts";
import type { Size } from "../../sizes.ts";
import { unpackSegment } from "../packets.ts";
import type { Sound } from "../sound.ts";
import { box, fullBox, headOf, latin, u8, u32, zeros } from "./box.ts";
import { movieOf } from "./movie.ts";

/** UTF-8, as Apple's list of values counts kinds: QuickTime File Format, "Metadata". */
const TEXT = 1;

/** What a film says of itself where players look for it: title, maker, description, software. */
function notesBox(about: About): Uint8Array {
  const { title, brand, altText } = writable(about);
  const notes = Object.entries({
    "\u00a9nam": title,
    "\u00a9ART": brand,
    desc: altText,
    "\u00a9too": "Brandrun",
  });
  const values = notes
    .filter(([, text]) => text !== "")
    .map(([name, text]) => box(name, box("data", u32(TEXT, 0), utf8(text))));
  const handler = fullBox("hdlr", 0, zeros(4), latin("mdirappl"), zeros(8), u8(0));
  return box("udta", fullBox("meta", 0, handler, box("ilst", ...values)));
}

/** The box of XMP packets: ISO 16684-3 (Adobe XMP specification, part 3), MPEG-4. */
const XMP = u32(0xbe7acfcb, 0x97a942e8, 0x9c719994, 0x91e3afac);

/** The same words as XMP, as in our pictures. */
const xmpBox = (about: About): Uint8Array => box("uuid", XMP, packet(about));

/** What a file has besides its pictures. */
type MuxOptions = { size: Size; fps: number; about: About; sound?: Sound | undefined };

const FILE_TYPE = box("ftyp", latin("isom"), u32(0x200), latin("isomiso2avc1mp41"));
/** Before the content of a box. */
const HEAD = 8;

/**
 * Muxes the segments of a film, in order, into one MP4 file. The index comes first, so players start while loading.
 * The same segments always give the same bytes.
 * @throws RangeError without segments, or when one of them is truncated.
 */
export function muxSegments(
  packed: readonly Uint8Array[],
  { size, fps, about, sound }: MuxOptions,
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
