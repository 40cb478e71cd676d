import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { flushOutbox } from "../outbox/outbox.ts";
import { cleanupMessage } from "../runs/messages.ts";
import { findLeftParts } from "../runs/store-retention.ts";

const { leftSegmentsSeconds } = RETRIES.runs;
const BATCH_SIZE = 100;

/** Deletes film parts of runs that ended long ago, in case the message that deletes them was lost. */
export async function sweepLeftSegments(ports: Ports): Promise<number> {
  const left = await findLeftParts(ports.db, addSeconds(ports.now(), -leftSegmentsSeconds), BATCH_SIZE);
  let asked = 0;
  for (const run of left) {
    if (!(await ports.locks.acquire(`film-cleanup:${run.id}`, leftSegmentsSeconds).catch(() => true)))
      continue;
    await flushOutbox(ports, [cleanupMessage(ports, run)]);
    asked++;
  }
  return asked;
}
