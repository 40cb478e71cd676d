import { insertAuditEntry } from "../access/store-audit.ts";
import { findDeleteAfter } from "../access/store-deletion.ts";
import { auditEntry } from "../access/workspaces.ts";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import { PaymentsDown } from "../core/payments.ts";
import type { Message, Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { findRenewing, type KnownSubscription, saveReading } from "./store-subscriptions.ts";
import { followSubscription } from "./subscription.ts";

const SYSTEM = { kind: "system", id: "service" } as const;

/** The queue message that cancels what a workspace still pays for. */
export const cancelMessage = (ports: Pick<Ports, "now" | "random">, workspaceId: string): Message => ({
  id: newId(ports),
  job: { kind: "subscription.cancel", workspaceId },
  flowKey: `payments-${workspaceId}`,
  parallelism: 1,
});

/**
 * Cancels the subscriptions of a workspace that is being deleted, to the end of what is paid. Safe to repeat: one that
 * is canceled is left alone, and so is a workspace that was kept meanwhile. False while the vendor cannot be reached.
 */
export async function cancelSubscriptions(
  ports: Ports,
  { workspaceId }: Extract<Job, { kind: "subscription.cancel" }>,
): Promise<boolean> {
  const deleteAfter = await findDeleteAfter(ports.db, workspaceId);
  if (!deleteAfter) return true;
  const renewing = await findRenewing(ports.db, workspaceId);
  if (renewing.length === 0) return true;
  const lock = `cancel-subscription:${workspaceId}`;
  if (!(await ports.locks.acquire(lock, RETRIES.stripe.cancelLeaseSeconds).catch(() => true))) return false;
  try {
    for (const one of await findRenewing(ports.db, workspaceId))
      await cancelOne(ports, one, `${one.id}-${deleteAfter.getTime()}`);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    ports.log("payments_down", { workspace_id: workspaceId, reason: error.message });
    return false;
  } finally {
    await ports.locks.release(lock).catch(() => undefined);
  }
}

async function cancelOne(ports: Ports, one: KnownSubscription, key: string): Promise<void> {
  const { payments, db } = ports;
  if (!payments) throw new PaymentsDown("Payments are not set up, so nothing can be canceled.");
  const now = ports.now();
  const event = { id: `cancel-${key}`, at: now, readAt: now, now };
  const isKnown = await payments.cancelSubscription(one.id, key);
  // What the vendor does not know is not charged for either.
  if (!isKnown)
    await saveReading(db, one.workspaceId, { ...one, status: "canceled", entitled: false }, event);
  else
    await followSubscription(ports, payments, {
      ...event,
      kind: "subscription",
      subscriptionId: one.id,
      workspaceId: one.workspaceId,
    });
  await insertAuditEntry(db, one.workspaceId, auditEntry(ports, SYSTEM, "cancel_subscription", one.plan));
}
