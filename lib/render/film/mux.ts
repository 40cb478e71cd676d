import type { About } from "../metadata/about.ts";
import { writable } from "../metadata/about.ts";
import { embedInMp4, forgetDates } from "../metadata/mp4.ts";
import type { Size } from "../sizes.ts";
import { avcConfiguration, codecOf } from "./avc.ts";
import { type Segment, unpackSegment } from "./packets.ts";

/** What a finished file has to say about itself besides its pictures. */
type Muxed = { size: Size; fps: number; about: About };

/** BT.709 in limited range: the same that the parameter sets say. */
const COLORS = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false } as const;

/**
 * Puts the segments of a film, in their order, into one MP4 file that plays while it loads: the index stands before the
 * pictures. The same segments always give the same bytes.
 */
export async function muxSegments(
  packed: readonly Uint8Array[],
  { size, fps, about }: Muxed,
): Promise<Uint8Array> {
  const { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } = await import(
    "mediabunny"
  );
  const segments = packed.map(unpackSegment);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new EncodedVideoPacketSource("avc");
  const { title, altText, brand } = writable(about);
  output.setMetadataTags({ title, description: altText, artist: brand, comment: "Brandrun" });
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  let meta: ReturnType<typeof metaOf> | undefined = metaOf(segments, size);
  for (const { frame, isKey, bytes } of segments.flatMap(({ packets }) => packets)) {
    await source.add(new EncodedPacket(bytes, isKey ? "key" : "delta", frame / fps, 1 / fps), meta);
    meta = undefined;
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer as ArrayBuffer);
  forgetDates(bytes);
  return embedInMp4(bytes, about) ?? bytes;
}

function metaOf([first]: readonly Segment[], { width, height }: Size) {
  if (!first) throw new RangeError("A film without segments cannot be written.");
  const { sequenceParameters, pictureParameters } = first;
  return {
    decoderConfig: {
      codec: codecOf(sequenceParameters),
      codedWidth: width,
      codedHeight: height,
      description: avcConfiguration(sequenceParameters, pictureParameters),
      colorSpace: COLORS,
    },
  };
}
