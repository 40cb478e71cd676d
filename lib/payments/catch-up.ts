import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { receivePaymentEvent } from "./receive.ts";
import { findUnseen } from "./store-seen.ts";

const { catchUpSeconds, catchUpSpanSeconds } = RETRIES.stripe;

/**
 * Reads the vendor's list of events and processes those that never arrived. Returns how many there were. A
 * lock makes it rare; without Redis it is skipped instead of run every minute.
 */
export async function catchUp(ports: Ports): Promise<number> {
  const { payments, db, now, locks } = ports;
  if (!payments || !(await locks.acquire("payments-caught-up", catchUpSeconds).catch(() => false))) return 0;
  let missed = 0;
  try {
    for await (const page of payments.eventsSince(addSeconds(now(), -catchUpSpanSeconds))) {
      for (const event of await findUnseen(db, page)) {
        await receivePaymentEvent(ports, payments, event);
        missed++;
      }
    }
  } catch (error) {
    await locks.release("payments-caught-up").catch(() => undefined);
    throw error;
  }
  return missed;
}
