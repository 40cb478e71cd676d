import { addSeconds } from "../core/calendar.ts";
import { reasonOf } from "../core/log.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { findUnpublished, PUBLISH_BATCH_SIZE } from "../events/store.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { webhookFlows } from "./flows.ts";
import { publishBatch } from "./store-deliveries.ts";

const MAX_WORKSPACES = 100;

type PublishDeps = Pick<Ports, "db" | "flags" | "queue" | "now" | "settings">;

/**
 * Assigns log positions to a workspace's new events, creates their webhook deliveries and wakes long-polling readers.
 * Safe to lose: the sweeper retries. Returns the number of events.
 */
export async function publishEvents(deps: PublishDeps, workspaceId: string): Promise<number> {
  const flows = webhookFlows(deps.settings.queueParallelism);
  let published = 0;
  for (;;) {
    const { positions, messages } = await publishBatch(deps.db, workspaceId, { flows, now: deps.now() });
    // A reader that waits has read all that was published before, so it waits for the first of these.
    const first = positions.slice(0, 1).map((position) => eventFlag(workspaceId, position));
    const raised = first.map((flag) => deps.flags.raise(flag, RETRIES.events.flagSeconds));
    // Without Redis a waiting reader looks again when its wait is over.
    await Promise.allSettled([...raised, tryFlushOutbox(deps, messages)]);
    published += positions.length;
    if (positions.length < PUBLISH_BATCH_SIZE) return published;
  }
}

/** The port: publishes after a request or a job, and logs a failure instead of throwing it. */
export const publishOrLog = (deps: PublishDeps & Pick<Ports, "log">, workspaceId: string): Promise<unknown> =>
  publishEvents(deps, workspaceId).catch((error) =>
    deps.log("events_not_published", { workspace_id: workspaceId, reason: reasonOf(error) }),
  );

/** The flag that is raised, for a while, once events from this position on were published. */
export const eventFlag = (workspaceId: string, position: number) => `event:${workspaceId}:${position}`;

/** Publishes the events that a lost call left behind. Returns how many there were. */
export async function sweepUnpublished(deps: PublishDeps): Promise<number> {
  const before = addSeconds(deps.now(), -RETRIES.events.overdueSeconds);
  let published = 0;
  for (const workspaceId of await findUnpublished(deps.db, before, MAX_WORKSPACES))
    published += await publishEvents(deps, workspaceId);
  return published;
}
