import type { Size } from "../../sizes.ts";
import type { FilmSegment, Packet } from "../packets.ts";
import type { Sound } from "../sound.ts";
import { rawFrame, soundEntry } from "./aac.ts";
import { avcConfiguration } from "./avc.ts";
import { box, fixed, fullBox, latin, u8, u16, u32, zeros } from "./box.ts";
import { sampleTables } from "./tables.ts";
import { delayOf, FRAME, keys, shownLater } from "./timing.ts";
import { MATRIX, NO_DATES, trackBox } from "./track.ts";
import { interleave, type SampleChunk, type TrackSamples } from "./tracks.ts";

/** A film as coded pictures, and sound under them. */
export type Movie = FilmSegment & {
  size: Size;
  fps: number;
  sound?: Sound | undefined;
  /** Boxes that say what it is. */
  notes: Uint8Array;
};

/** AAC-LC codes so many samples at a time. */
const SOUND_FRAME = 1024;

/**
 * The movie box (ISO/IEC 14496-12, 8.2) and the samples in order. `index` takes the byte of the file at which the
 * samples begin.
 */
export function movieOf(movie: Movie): { index(firstByte: number): Uint8Array; samples: Uint8Array[] } {
  const { fps, packets, sound, notes } = movie;
  const pictures: TrackSamples = { samples: packets.map(({ bytes }) => bytes), perSecond: fps };
  const frames = sound && { samples: sound.packets.map(rawFrame), perSecond: sound.sampleRate / SOUND_FRAME };
  const { bytes, chunks } = interleave(frames ? [pictures, frames] : [pictures]);
  const [shown = [], soundChunks = []] = chunks;
  return {
    samples: bytes,
    index: (firstByte) =>
      box(
        "moov",
        header(movie),
        pictureTrack(movie, { ...pictures, chunks: shown, firstByte }),
        ...(frames && sound ? [soundTrack(sound, { ...frames, fps, chunks: soundChunks, firstByte })] : []),
        notes,
      ),
  };
}

const lengthOf = (packets: readonly Packet[]) => packets.length * FRAME;

function header({ fps, packets, sound }: Movie): Uint8Array {
  const rates = [fixed(1), u16(0x100), zeros(10)];
  const next = u32(sound ? 3 : 2);
  return fullBox("mvhd", 0, NO_DATES, u32(fps * FRAME, lengthOf(packets)), ...rates, MATRIX, zeros(24), next);
}

type PlacedTrack = { samples: readonly Uint8Array[]; chunks: readonly SampleChunk[]; firstByte: number };

/** The film begins with its first picture, however much later than decoded pictures are shown. */
function pictureTrack(movie: Movie, placed: PlacedTrack): Uint8Array {
  const { size, fps, packets } = movie;
  const length = lengthOf(packets);
  const listing = { ...placed, ticks: FRAME };
  const tables = sampleTables(pictureEntry(movie), listing, ...shownLater(packets), keys(packets));
  const delay = delayOf(packets) * FRAME;
  return trackBox({ id: 1, unitsPerSecond: fps * FRAME, length, movieLength: length, size, delay, tables });
}

function soundTrack(sound: Sound, { fps, ...placed }: PlacedTrack & { fps: number }): Uint8Array {
  const { sampleRate } = sound;
  const length = placed.samples.length * SOUND_FRAME;
  const movieLength = Math.round((length / sampleRate) * fps * FRAME);
  const tables = sampleTables(soundEntry(sound), { ...placed, ticks: SOUND_FRAME });
  return trackBox({ id: 2, unitsPerSecond: sampleRate, length, movieLength, delay: 0, tables });
}

const DPI = 72;
/** BT.709 primaries, transfer and matrix; limited range. */
const COLORS = [latin("nclx"), u16(1, 1, 1), u8(0)];

/** ISO/IEC 14496-15, 5.4.2. */
function pictureEntry({ size, sequenceParameters, pictureParameters }: Movie): Uint8Array {
  const colorDepth = u16(24, 0xffff);
  const noCompressorName = zeros(32);
  return box(
    "avc1",
    zeros(6),
    u16(1),
    zeros(16),
    u16(size.width, size.height),
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
