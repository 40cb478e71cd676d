import { addSeconds } from "../../core/calendar.ts";
import type { Ports } from "../../core/ports.ts";
import { failVideo } from "./read-video.ts";
import { findLateVideos } from "./store-late.ts";

/** Four tries with their delays take far less time, even with a slow host. */
const LATE_SECONDS = 2 * 3_600;
/** As often as the queue tries. */
const TRIES = 4;
const BATCH_SIZE = 100;

/** Ends late brand videos: a stored file is filed as it is; without one the video fails and its slot is returned. */
export async function sweepLateVideos(ports: Ports): Promise<number> {
  const late = await findLateVideos(ports.db, addSeconds(ports.now(), -LATE_SECONDS), BATCH_SIZE);
  for (const video of late) await failVideo(ports, video, TRIES);
  return late.length;
}
