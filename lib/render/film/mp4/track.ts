import { box, fixed, fullBox, latin, terminated, u16, u32, zeros } from "./box.ts";

/** No date in any header: the same film is always the same bytes. */
export const NO_DATES = u32(0, 0);
/** Upright and unscaled. The last of the three columns has fewer bits before its point. */
export const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** Three letters of five bits: "und", which is no language. */
const NO_LANGUAGE = u16(0x55c4);
/** Enabled, and in the movie: that is what players show. */
const SHOWN = 3;
const LOUD = u16(0x100, 0);
const SILENT = zeros(4);

/** A track: lengths in its own unit of time and in the movie's, and its tables. */
export type Track = {
  id: number;
  unitsPerSecond: number;
  length: number;
  movieLength: number;
  /** Pixels; a track without is heard. */
  size?: { width: number; height: number };
  /** What of it is skipped at its beginning. */
  delay: number;
  tables: Uint8Array;
};

export function trackBox(track: Track): Uint8Array {
  const { id, size, delay, movieLength } = track;
  const { width, height } = size ?? { width: 0, height: 0 };
  const place = [zeros(8), u32(0), size ? SILENT : LOUD, MATRIX, fixed(width), fixed(height)];
  const header = fullBox("tkhd", SHOWN, NO_DATES, u32(id, 0), u32(movieLength), ...place);
  const edits = box("edts", fullBox("elst", 0, u32(1, movieLength, delay), fixed(1)));
  return box("trak", header, edits, media(track));
}

function media({ unitsPerSecond, length, size, tables }: Track): Uint8Array {
  const [kind, name] = size ? ["vide", "Film"] : ["soun", "Sound"];
  return box(
    "mdia",
    fullBox("mdhd", 0, NO_DATES, u32(unitsPerSecond, length), NO_LANGUAGE, zeros(2)),
    fullBox("hdlr", 0, zeros(4), latin(kind), zeros(12), terminated(name)),
    box(
      "minf",
      size ? fullBox("vmhd", 1, zeros(8)) : fullBox("smhd", 0, zeros(4)),
      box("dinf", fullBox("dref", 0, u32(1), fullBox("url ", 1))),
      tables,
    ),
  );
}
