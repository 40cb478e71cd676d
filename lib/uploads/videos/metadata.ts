import type { VideoCodec } from "../../vocab.ts";
import type { Filing, VideoRow } from "./store.ts";

const CODEC_NAMES: Record<VideoCodec, string> = {
  h264: "H.264",
  hevc: "HEVC",
  vp8: "VP8",
  vp9: "VP9",
  av1: "AV1",
};

/** A video with all facts from its container. */
export type ReadableVideo = VideoRow & {
  key: string;
  mimeType: string;
  bytes: number;
  durationMs: number;
  width: number;
  height: number;
  codec: VideoCodec;
};

export function isReadable(video: VideoRow): video is ReadableVideo {
  const { key, mimeType, bytes, durationMs, width, height, codec } = video;
  return [key, mimeType, bytes, durationMs, width, height, codec].every((value) => value !== null);
}

/** Files a video by its container alone. `why` is the reason why no model has seen it. */
export const filedByMetadata = (video: ReadableVideo, why: string): Filing => ({
  title: video.title,
  tags: [shapeOf(video), lengthOf(video), resolutionOf(video), soundOf(video)],
  summary: factsIn(video),
  scenes: [],
  filedBy: "metadata",
  reason: why,
});

function shapeOf({ width, height }: ReadableVideo): string {
  if (width === height) return "square";
  return width > height ? "landscape" : "portrait";
}

function lengthOf({ durationMs }: ReadableVideo): string {
  if (durationMs <= 15_000) return "short";
  return durationMs <= 60_000 ? "medium" : "long";
}

function resolutionOf({ width, height }: ReadableVideo): string {
  const lines = Math.min(width, height);
  if (lines >= 2_160) return "4k";
  if (lines >= 1_080) return "1080p";
  return lines >= 720 ? "720p" : "sd";
}

const soundOf = ({ hasAudio }: ReadableVideo) => (hasAudio ? "with sound" : "silent");

function factsIn(video: ReadableVideo): string {
  const { durationMs, width, height, fps, codec } = video;
  const seconds = Math.round(durationMs / 100) / 10;
  const rate = fps === null ? "" : ` at ${Math.round(fps * 100) / 100} frames a second`;
  const sound = video.hasAudio ? "with sound" : "without sound";
  const shape = shapeOf(video);
  return `A ${shape} video of ${seconds} seconds, ${width}×${height} pixels${rate}, ${CODEC_NAMES[codec]}, ${sound}.`;
}
