import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { receive } from "./receive.ts";
import { unseen } from "./store-seen.ts";

const EVERY_SECONDS = 6 * 3600;
/** The vendor itself stops telling after three days. */
const BACK_SECONDS = 7 * 86_400;

/**
 * Reads at the vendor what its messages should have told, and takes in what never arrived. Answers how many events that were.
 * The mark makes it rare; without Redis it is left out rather than done every minute.
 */
export async function catchUp(ports: Ports): Promise<number> {
  const { payments, db, now, marks } = ports;
  if (!payments || !(await marks.claim("payments-caught-up", EVERY_SECONDS).catch(() => false))) return 0;
  let missed = 0;
  try {
    for await (const page of payments.eventsSince(addSeconds(now(), -BACK_SECONDS))) {
      for (const event of await unseen(db, page)) {
        await receive(ports, payments, event);
        missed++;
      }
    }
  } catch (error) {
    await marks.release("payments-caught-up").catch(() => undefined);
    throw error;
  }
  return missed;
}
