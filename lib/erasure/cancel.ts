import { RetryLater } from "../core/failures.ts";
import type { Job } from "../core/job.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { cancelMessage, cancelSubscriptions } from "../payments/cancel.ts";
import { findDeletedRenewing } from "../payments/store-subscriptions.ts";

const AT_ONCE = 20;

/** Cancels the subscriptions of a workspace that is being deleted. Throws where the queue shall try again. */
export async function cancelOrWait(
  ports: Ports,
  job: Extract<Job, { kind: "subscription.cancel" }>,
): Promise<void> {
  if (!(await cancelSubscriptions(ports, job))) throw new RetryLater("The payment service is away.");
}

/** Enqueues again what the vendor could not cancel so far, each workspace at most every ten minutes. Answers how many. */
export async function sweepCancellations(ports: Ports): Promise<number> {
  let count = 0;
  for (const workspaceId of await findDeletedRenewing(ports.db, AT_ONCE)) {
    const lock = `cancel-again:${workspaceId}`;
    if (!(await ports.locks.acquire(lock, RETRIES.stripe.cancelAgainSeconds).catch(() => true))) continue;
    await ports.queue.send([cancelMessage(ports, workspaceId)]);
    count++;
  }
  return count;
}
