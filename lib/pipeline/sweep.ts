import { renewAhead } from "../accounts/renew-ahead.ts";
import { sweepLatePictures } from "../brand/sweep.ts";
import { reasonOf } from "../core/log.ts";
import type { Ports } from "../core/ports.ts";
import { sweepCancellations } from "../erasure/cancel.ts";
import { sweepDeletions } from "../erasure/erase.ts";
import { sweepDueNotifications } from "../notifications/send.ts";
import { sweepOutbox } from "../outbox/outbox.ts";
import { catchUp } from "../payments/catch-up.ts";
import { sweepMetrics, sweepPosts } from "../posts/sweep.ts";
import { sweepLateVideos } from "../uploads/videos/sweep.ts";
import { sweepUnpublished } from "../webhooks/publish-events.ts";
import { sweepDeliveries, sweepOldDeliveries, sweepOldEvents } from "../webhooks/sweep.ts";
import { sweepLeftSegments } from "./left-segments.ts";
import { RETENTION, retentionRule } from "./retention.ts";
import { sweepStalledRuns } from "./stalled-runs.ts";

/**
 * The sweeper's rules, run every minute. They are independent: a rule that fails does not hold up the
 * others.
 */
export const RULES: Record<string, (ports: Ports) => Promise<number>> = {
  outbox: sweepOutbox,
  unpublished_events: sweepUnpublished,
  stalled_runs: sweepStalledRuns,
  posts: sweepPosts,
  metrics: sweepMetrics,
  tokens: renewAhead,
  deliveries: sweepDeliveries,
  old_deliveries: sweepOldDeliveries,
  old_events: sweepOldEvents,
  due_notifications: sweepDueNotifications,
  payments: catchUp,
  late_pictures: sweepLatePictures,
  late_videos: sweepLateVideos,
  left_parts: sweepLeftSegments,
  deleted_subscriptions: sweepCancellations,
  deleted_workspaces: sweepDeletions,
  ...Object.fromEntries(Object.keys(RETENTION).map((name) => [name, retentionRule(name)])),
};

/** Returns how many rows each rule repaired. Safe with several instances in parallel. */
export async function sweep(ports: Ports): Promise<Record<string, number>> {
  const mended = new Map<string, number>();
  for (const [rule, mend] of Object.entries(RULES)) {
    try {
      mended.set(rule, await mend(ports));
    } catch (error) {
      const reason = reasonOf(error);
      ports.log("sweep_failed", { rule, reason });
      ports.alert("sweep_failed", { subject: rule, reason });
    }
  }
  return Object.fromEntries(mended);
}
