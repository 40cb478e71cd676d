import { reasonOf } from "../core/log.ts";
import type { Ports } from "../core/ports.ts";
import { BadImage } from "../uploads/images/limits.ts";
import { BITMAPS } from "../uploads/images/prepare.ts";
import { withImage } from "../uploads/images/with-image.ts";
import type { ReadableVideo } from "../uploads/videos/metadata.ts";
import { readVideo } from "../uploads/videos/read-video.ts";
import type { Filing } from "../uploads/videos/store.ts";
import { findRecord, insertRecord, type PhotoRow, RECORD_TABLES } from "./store-records.ts";

type Watched = Parameters<typeof readVideo>;

/** As large as a picture is drawn, so that a film can move over it. */
const SIDE = 1_600;
/** The opening of many clips is black. */
const SHARE = 1 / 3;
const LONGEST_ALT = 400;

const NO_FRAME =
  "No poster frame could be taken, so films do not show it. Add a photo of it to the library instead.";

/** Reads a video into the library, with a poster frame where frames can be taken. */
export const readVideoWithPoster = (
  ports: Watched[0] & Pick<Ports, "frames">,
  ref: Watched[1],
  attempt: Watched[2],
): Promise<void> => readVideo(ports, ref, attempt, (video, filing) => withPoster(ports, video, filing));

/**
 * Makes a photo of the library out of a frame of a live video. Films show it as they show photos, with a moving camera.
 * The photo has the video's id, so a repeated try makes no second one. A failure never fails the video: `reason` says it.
 */
async function withPoster(
  ports: Watched[0] & Pick<Ports, "frames">,
  video: ReadableVideo,
  filing: Filing,
): Promise<Filing> {
  const { frames, log } = ports;
  if (!frames || !video.livemode) return filing;
  try {
    if (!(await findRecord(ports.db, RECORD_TABLES.photo, video, video.id)))
      await addPoster(ports, video, filing, await frameOf(ports, frames, video, filing));
    return filing;
  } catch (error) {
    log("video_frame_failed", { video_id: video.id, reason: reasonOf(error) });
    const message = error instanceof BadImage ? ` ${error.message}` : "";
    return { ...filing, reason: [filing.reason, NO_FRAME + message].filter(Boolean).join(" ") };
  }
}

async function frameOf(
  { files }: Pick<Ports, "files">,
  frames: NonNullable<Ports["frames"]>,
  { key, durationMs }: ReadableVideo,
  { scenes }: Filing,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await files.open(key, { range: null, ifNoneMatch: null, headOnly: false });
  if (!file?.body) throw new Error("A stored video is not there any more.");
  const body = file.body instanceof Uint8Array ? new Blob([file.body]).stream() : file.body;
  return frames.frameAt(body, { seconds: Math.floor(momentOf(scenes, durationMs) / 1000), side: SIDE });
}

/** The middle of the longest scene that a model saw, else a third into the video. */
function momentOf(scenes: Filing["scenes"], durationMs: number): number {
  const [longest] = scenes.toSorted((a, b) => b.end_ms - b.start_ms - (a.end_ms - a.start_ms));
  return longest ? (longest.start_ms + longest.end_ms) / 2 : durationMs * SHARE;
}

async function addPoster(
  ports: Watched[0],
  { id, workspaceId, livemode }: ReadableVideo,
  { title, tags, summary, filedBy }: Filing,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const now = ports.now();
  // What a container says are no words to choose a photo by.
  const isSeen = filedBy === "vision";
  const owner = { workspaceId, livemode };
  const sent = { bytes, declared: "image/jpeg" };
  await withImage(ports, owner, { sent, accepts: BITMAPS }, (image) => {
    const photo: PhotoRow = {
      ...{ id, ...owner, name: title, kind: "other", focus: null, consentBy: null },
      ...{ tags: isSeen ? tags : [], altText: isSeen ? summary.slice(0, LONGEST_ALT) : "" },
      ...{ status: "ready", sourceUrl: null, reason: null, imageId: image.id },
      ...{ createdAt: now, updatedAt: now },
    };
    return insertRecord(ports.db, RECORD_TABLES.photo, { record: photo, message: null, answer: null });
  });
}
