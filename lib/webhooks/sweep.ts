import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { deleteOldEvents } from "../events/store.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { deliveryMessage } from "./queue-message.ts";
import { deleteOldDeliveries, enqueueOverdue, findOverdueDeliveries } from "./store-deliveries.ts";

const BATCH_SIZE = 500;

const RETENTION_SECONDS = 30 * 86_400;
const DELETE_BATCH_SIZE = 1_000;

type WebhookSweepDeps = Pick<Ports, "db" | "queue" | "now" | "random" | "settings">;

/** Enqueues attempts whose message or process was lost. Returns how many there were. */
export async function sweepDeliveries(deps: WebhookSweepDeps): Promise<number> {
  const now = deps.now();
  const overdue = await findOverdueDeliveries(deps.db, now, BATCH_SIZE);
  if (overdue.length === 0) return 0;
  const messages = overdue.map((delivery) => deliveryMessage(deps, delivery, delivery.attempts + 1));
  await enqueueOverdue(deps.db, overdue, messages, {
    now,
    checkAt: addSeconds(now, RETRIES.webhooks.nextCheckSeconds),
  });
  await tryFlushOutbox(deps, messages);
  return overdue.length;
}

const expired = ({ now }: WebhookSweepDeps) => ({
  before: addSeconds(now(), -RETENTION_SECONDS),
  limit: DELETE_BATCH_SIZE,
});

/** Deletes deliveries and their attempts after 30 days. */
export const sweepOldDeliveries = (deps: WebhookSweepDeps) => deleteOldDeliveries(deps.db, expired(deps));

/** Deletes events after 30 days. */
export const sweepOldEvents = (deps: WebhookSweepDeps) => deleteOldEvents(deps.db, expired(deps));
