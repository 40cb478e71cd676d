import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { flushOutbox } from "../outbox/outbox.ts";
import { cleanupMessage } from "../runs/messages.ts";
import { findLeftParts } from "../runs/store-retention.ts";

const LEFT_AFTER_SECONDS = 3_600;
const RETRY_AFTER_SECONDS = 3_600;
const BATCH_SIZE = 100;

/** Deletes film parts of runs that ended long ago, in case the message that deletes them was lost. */
export async function sweepLeftSegments(ports: Ports): Promise<number> {
  const left = await findLeftParts(ports.db, addSeconds(ports.now(), -LEFT_AFTER_SECONDS), BATCH_SIZE);
  let asked = 0;
  for (const run of left) {
    if (!(await ports.locks.acquire(`film-cleanup:${run.id}`, RETRY_AFTER_SECONDS).catch(() => true)))
      continue;
    await flushOutbox(ports, [cleanupMessage(ports, run)]);
    asked++;
  }
  return asked;
}
