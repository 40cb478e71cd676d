import { addSeconds } from "../../core/calendar.ts";
import type { Ports } from "../../core/ports.ts";
import { RETRIES } from "../../core/retries.ts";
import { failVideo } from "./read-video.ts";
import { findLateVideos } from "./store-late.ts";

const BATCH_SIZE = 100;

/** Ends late brand videos. A stored file is filed as it is. Without one the video fails and returns its slot. */
export async function sweepLateVideos(ports: Ports): Promise<number> {
  const late = await findLateVideos(
    ports.db,
    addSeconds(ports.now(), -RETRIES.uploads.lateSeconds),
    BATCH_SIZE,
  );
  for (const video of late) await failVideo(ports, video, RETRIES.queue.maxRetries + 1);
  return late.length;
}
