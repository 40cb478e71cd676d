import { box, fullBox, u32 } from "./box.ts";
import type { SampleChunk } from "./tracks.ts";

/** A track's samples as its tables tell of them. `ticks` is how long each lasts, in the track's own unit of time. */
export type SampleTable = {
  samples: readonly Uint8Array[];
  ticks: number;
  chunks: readonly SampleChunk[];
  firstByte: number;
};

/** Where each sample is in the file and in time: ISO/IEC 14496-12, 8.6 and 8.7. `more` is what only some tracks have. */
export function sampleTables(
  description: Uint8Array,
  { samples, ticks, chunks, firstByte }: SampleTable,
  ...more: readonly Uint8Array[]
): Uint8Array {
  const sizes = samples.map(({ length }) => length);
  return box(
    "stbl",
    fullBox("stsd", 0, u32(1), description),
    fullBox("stts", 0, u32(1, samples.length, ticks)),
    ...more,
    chunkSizes(chunks),
    fullBox("stsz", 0, u32(0, sizes.length, ...sizes)),
    fullBox("stco", 0, u32(chunks.length, ...chunks.map(({ at }) => firstByte + at))),
  );
}

/** How many samples a chunk has, from which chunk on. */
function chunkSizes(chunks: readonly SampleChunk[]): Uint8Array {
  const runs = chunks.flatMap(({ count }, i) => (count === chunks[i - 1]?.count ? [] : [[i + 1, count, 1]]));
  return fullBox("stsc", 0, u32(runs.length, ...runs.flat()));
}
