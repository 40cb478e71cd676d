import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  type VideoCodec as Named,
  QTFF,
  WEBM,
} from "mediabunny";
import type { VideoCodec } from "../../vocab.ts";
import type { BlockReader } from "./blocks.ts";
import { checkBoxes } from "./boxes.ts";
import { BadVideo, checkDuration, checkSize, damaged, type VideoMime } from "./limits.ts";
import { checkWebm } from "./webm.ts";

/** What a container says about the film in it. Width and height are those of the upright picture. */
export type VideoFacts = {
  durationMs: number;
  width: number;
  height: number;
  /** Degrees, clockwise, by which a player turns the stored pictures. */
  rotation: number;
  codec: VideoCodec;
  /** Null when there are too few frames to compute it. */
  fps: number | null;
  hasAudio: boolean;
};

const CODECS: Partial<Record<Named, VideoCodec>> = {
  avc: "h264",
  hevc: "hevc",
  vp8: "vp8",
  vp9: "vp9",
  av1: "av1",
};
// The library logs problems of uploaded files to the console; the sender gets them in the response instead.
Logging.level = LogLevel.Silent;

/** Enough pictures for their rate. */
const FRAMES_FOR_RATE = 240;
const CACHE_BYTES = 1024 * 1024;

/** Reads a film's container without reading the film. @throws BadVideo with the reason why it is not accepted. */
export async function readContainer(blocks: BlockReader, mime: VideoMime): Promise<VideoFacts> {
  await (mime === "video/webm" ? checkWebm(blocks) : checkBoxes(blocks));
  let refused: unknown;
  const source = new CustomSource({
    getSize: () => blocks.size,
    read: (start, end) =>
      blocks.read(start, end).catch((error) => {
        refused ??= error;
        throw error;
      }),
    maxCacheSize: CACHE_BYTES,
    handleUnhandledError: () => undefined,
  });
  const input = new Input({ formats: [MP4, QTFF, WEBM], source });
  try {
    return await factsOf(input);
  } catch (error) {
    // Our own refusal goes first, because the library wraps it. The library's messages about damaged files do
    // not help the sender.
    throw refused ?? (error instanceof BadVideo ? error : damaged("its index cannot be read"));
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input): Promise<VideoFacts> {
  const tracks = await input.getVideoTracks();
  const sounds = await input.getAudioTracks();
  if (tracks.length === 0) throw noVideoTrack(sounds.length > 0);
  const { track, codec } = await findPlayable(tracks);
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  checkSize(width, height);
  const { packetCount, averagePacketRate } = await track.computePacketStats(FRAMES_FOR_RATE);
  if (packetCount === 0) throw new BadVideo("video_empty", "The video holds no pictures.");
  const durationMs = Math.round(1000 * Math.max(await input.computeDuration(), await declaredSeconds(input)));
  checkDuration(durationMs);
  await checkEnds(track);
  const fps = packetCount > 1 && Number.isFinite(averagePacketRate) ? averagePacketRate : null;
  return {
    durationMs,
    width,
    height,
    rotation: await track.getRotation(),
    codec,
    fps: fps && Math.min(1000, Math.round(fps * 1000) / 1000),
    hasAudio: sounds.length > 0,
  };
}

/** An index may claim more than its frames add up to; the longer duration counts. */
const declaredSeconds = async (input: Input): Promise<number> => (await input.getDurationFromMetadata()) ?? 0;

const noVideoTrack = (hasSound: boolean) =>
  new BadVideo(
    "video_no_pictures",
    hasSound ? "The file has sound, but no video track." : "The file has no video track.",
  );

async function findPlayable(
  tracks: InputVideoTrack[],
): Promise<{ track: InputVideoTrack; codec: VideoCodec }> {
  for (const track of tracks) {
    const name = await track.getCodec();
    const codec = name && CODECS[name];
    if (codec) return { track, codec };
  }
  throw new BadVideo(
    "video_codec",
    "The pictures are coded in a way that is not accepted. Send H.264, HEVC, VP8, VP9 or AV1.",
  );
}

/** The first and the last picture have to be where the index says. */
async function checkEnds(track: InputVideoTrack): Promise<void> {
  const sink = new EncodedPacketSink(track);
  for (const packet of [await sink.getFirstPacket(), await sink.getPacket(Number.POSITIVE_INFINITY)]) {
    if (!packet || packet.data.byteLength === 0) throw damaged("it has no picture where its index names one");
  }
}
