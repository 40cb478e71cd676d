import { inArray } from "drizzle-orm";
import { paymentEvents } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";

/** The vendor's events that have not been processed yet. */
export async function findUnseen<E extends { id: string }>(db: Db, events: readonly E[]): Promise<E[]> {
  if (events.length === 0) return [];
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      inArray(
        paymentEvents.id,
        events.map(({ id }) => id),
      ),
    );
  const seen = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => !seen.has(id));
}
