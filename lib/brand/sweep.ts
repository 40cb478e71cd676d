import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { dropMessage } from "./images/keep.ts";
import { dropDraft, findOldDrafts } from "./mascot/store-old.ts";
import { failLatePeople, failLateScreens } from "./store-late.ts";
import { giveUpReading } from "./videos/read-video.ts";
import { findLateVideos } from "./videos/store-late.ts";

/** Four tries with their pauses take far less, also where a host is slow: nobody is fetching it any more. */
const LATE_SECONDS = 2 * 3_600;
/** As often as the queue tries. */
const TRIES = 4;
const AT_ONCE = 100;
const REASON = "The picture could not be fetched within two hours. Send it again.";

/** Ends screens and people whose picture will not come any more. */
export async function sweepLatePictures({ db, now }: Ports): Promise<number> {
  const late = { before: addSeconds(now(), -LATE_SECONDS), now: now(), reason: REASON, limit: AT_ONCE };
  const [screens, people] = await Promise.all([failLateScreens(db, late), failLatePeople(db, late)]);
  return screens + people;
}

/** The same for brand videos: what is stored is filed as it is, anything else fails and gives its slot back. */
export async function sweepLateVideos(ports: Ports): Promise<number> {
  const late = await findLateVideos(ports.db, addSeconds(ports.now(), -LATE_SECONDS), AT_ONCE);
  for (const video of late) await giveUpReading(ports, video, TRIES);
  return late.length;
}

/** Takes away mascots that were drafted before and never kept; their pictures go with them. */
export async function sweepOldDrafts(ports: Ports, before: Date): Promise<number> {
  const drafts = await findOldDrafts(ports.db, before, AT_ONCE);
  for (const { workspaceId, version, imageIds } of drafts) {
    const drops = imageIds.map((id) => dropMessage(ports, workspaceId, id));
    await dropDraft(ports.db, workspaceId, { expected: version, drops, now: ports.now() });
  }
  return drafts.length;
}
