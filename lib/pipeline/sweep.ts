import { renewAhead } from "../accounts/renew-ahead.ts";
import { sweepLatePictures, sweepLateVideos } from "../brand/sweep.ts";
import { reasonOf } from "../core/log.ts";
import type { Ports } from "../core/ports.ts";
import { sweepAnnouncements } from "../hooks/announce.ts";
import { sweepDeliveries, sweepOldDeliveries, sweepOldEvents } from "../notices/sweep.ts";
import { sweepOutbox } from "../outbox/outbox.ts";
import { catchUp } from "../payments/catch-up.ts";
import { sweepMetrics, sweepPosts } from "../posts/sweep.ts";
import { sweepLeftParts } from "./left-parts.ts";
import { RETENTION, retentionRule } from "./retention.ts";
import { sweepStuckRuns } from "./stuck-runs.ts";

/** What the clock brings in order every minute. Each rule stands alone: one that fails does not hold up the others. */
export const RULES: Record<string, (ports: Ports) => Promise<number>> = {
  outbox: sweepOutbox,
  announcements: sweepAnnouncements,
  stuck_runs: sweepStuckRuns,
  posts: sweepPosts,
  metrics: sweepMetrics,
  tokens: renewAhead,
  deliveries: sweepDeliveries,
  old_deliveries: sweepOldDeliveries,
  old_events: sweepOldEvents,
  payments: catchUp,
  late_pictures: sweepLatePictures,
  late_videos: sweepLateVideos,
  left_parts: sweepLeftParts,
  ...Object.fromEntries(Object.keys(RETENTION).map((name) => [name, retentionRule(name)])),
};

/** Answers how many things each rule had to mend. Safe with several instances at once. */
export async function sweep(ports: Ports): Promise<Record<string, number>> {
  const mended: Record<string, number> = {};
  for (const [rule, mend] of Object.entries(RULES)) {
    try {
      mended[rule] = await mend(ports);
    } catch (error) {
      const reason = reasonOf(error);
      ports.log("sweep_failed", { rule, reason });
      ports.alert("sweep_failed", { subject: rule, reason });
    }
  }
  return mended;
}
