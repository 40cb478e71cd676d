import type { Size } from "../../sizes.ts";
import type { Segment } from "../packets.ts";
import { avcConfiguration } from "./avc.ts";
import { box, fixed, fullBox, latin, terminated, u8, u16, u32, zeros } from "./box.ts";
import { delayOf, FRAME, sampleTables } from "./samples.ts";

/** A film as one track of coded pictures. */
export type Movie = Segment & {
  size: Size;
  fps: number /** Boxes that say what it is. */;
  notes: Uint8Array;
};

/** No date in any header: the same film is always the same bytes. */
const NO_DATES = u32(0, 0);
/** Upright and unscaled. The last of the three columns has fewer bits before its point. */
const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** Three letters of five bits: "und", which is no language. */
const NO_LANGUAGE = u16(0x55c4);

/**
 * The index of a film: ISO/IEC 14496-12, 8.2. Its length does not depend on where the pictures are.
 * @param firstByte of the first coded picture in the file.
 */
export function movieBox(movie: Movie, firstByte: number): Uint8Array {
  const { fps, packets, notes } = movie;
  const length = u32(packets.length * FRAME);
  const rates = [fixed(1), u16(0x100), zeros(10)];
  const next = u32(2);
  const header = fullBox("mvhd", 0, NO_DATES, u32(fps * FRAME), length, ...rates, MATRIX, zeros(24), next);
  return box("moov", header, track(movie, length, firstByte), notes);
}

/** Enabled, and in the movie: that is what players show. */
const SHOWN = 3;

function track(movie: Movie, length: Uint8Array, firstByte: number): Uint8Array {
  const { size, fps, packets } = movie;
  const place = [zeros(8), zeros(8), MATRIX, fixed(size.width), fixed(size.height)];
  const header = fullBox("tkhd", SHOWN, NO_DATES, u32(1, 0), length, ...place);
  const media = box(
    "mdia",
    fullBox("mdhd", 0, NO_DATES, u32(fps * FRAME), length, NO_LANGUAGE, zeros(2)),
    fullBox("hdlr", 0, zeros(4), latin("vide"), zeros(12), terminated("Film")),
    box(
      "minf",
      fullBox("vmhd", 1, zeros(8)),
      box("dinf", fullBox("dref", 0, u32(1), fullBox("url ", 1))),
      sampleTables(sampleEntry(movie), packets, firstByte),
    ),
  );
  return box("trak", header, edits(delayOf(packets), length), media);
}

/** The film begins with its first picture, however much later than decoded pictures are shown. */
const edits = (delay: number, length: Uint8Array): Uint8Array =>
  box("edts", fullBox("elst", 0, u32(1), length, u32(delay * FRAME), fixed(1)));

const DPI = 72;
/** BT.709 primaries, transfer and matrix; limited range. */
const COLORS = [latin("nclx"), u16(1, 1, 1), u8(0)];

/** ISO/IEC 14496-15, 5.4.2. */
function sampleEntry({ size: { width, height }, sequenceParameters, pictureParameters }: Movie): Uint8Array {
  const colorDepth = u16(24, 0xffff);
  const noCompressorName = zeros(32);
  return box(
    "avc1",
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    fixed(DPI),
    fixed(DPI),
    zeros(4),
    u16(1),
    noCompressorName,
    colorDepth,
    box("avcC", avcConfiguration(sequenceParameters, pictureParameters)),
    box("colr", ...COLORS),
    box("pasp", u32(1, 1)),
  );
}
