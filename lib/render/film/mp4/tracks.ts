/** What a track holds, one after the other in decoding order, and how many of them make a second. */
export type TrackSamples = { samples: readonly Uint8Array[]; perSecond: number };

/** Samples of one track that lie together in the file, from byte `at` of all samples. */
export type SampleChunk = { at: number; count: number };

/**
 * Interleaves tracks, a second of each in turn. A loading player then has pictures and sound of one second.
 * @returns the bytes in their order, and for each track where its chunks begin.
 */
export function interleave(tracks: readonly TrackSamples[]): {
  bytes: Uint8Array[];
  chunks: SampleChunk[][];
} {
  const seconds = Math.max(...tracks.map(({ samples, perSecond }) => Math.ceil(samples.length / perSecond)));
  const chunks: SampleChunk[][] = tracks.map(() => []);
  const bytes: Uint8Array[] = [];
  let at = 0;
  for (let second = 0; second < seconds; second++) {
    for (const [i, track] of tracks.entries()) {
      const part = partOf(track, second);
      if (part.length === 0) continue;
      chunks[i]?.push({ at, count: part.length });
      bytes.push(...part);
      at += part.reduce((sum, sample) => sum + sample.length, 0);
    }
  }
  return { bytes, chunks };
}

const partOf = ({ samples, perSecond }: TrackSamples, second: number) =>
  samples.slice(Math.ceil(second * perSecond), Math.ceil((second + 1) * perSecond));
