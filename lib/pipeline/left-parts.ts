import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { keepPromises } from "../outbox/outbox.ts";
import { tidyMessage } from "../runs/lane.ts";
import { findLeftParts } from "../runs/store-retention.ts";

const PATIENCE_SECONDS = 3_600;
const ASK_AGAIN_SECONDS = 3_600;
const AT_ONCE = 100;

/** Has parts of films removed whose run ended long ago: the message that should have done it was lost for good. */
export async function sweepLeftParts(ports: Ports): Promise<number> {
  const left = await findLeftParts(ports.db, addSeconds(ports.now(), -PATIENCE_SECONDS), AT_ONCE);
  let asked = 0;
  for (const run of left) {
    if (!(await ports.marks.claim(`tidy:${run.id}`, ASK_AGAIN_SECONDS).catch(() => true))) continue;
    await keepPromises(ports, [tidyMessage(ports, run)]);
    asked++;
  }
  return asked;
}
