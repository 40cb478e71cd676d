import { and, desc, eq, isNotNull } from "drizzle-orm";
import { purchases } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";

const SHOWN = 100;

export type PaidPurchase = Awaited<ReturnType<typeof listPaid>>[number];

/** Credit purchases that were paid, newest first. */
export async function listPaid(db: Db, workspaceId: string) {
  const { id, credits, amount, charged, refunded, currency, paidAt } = purchases;
  const rows = await db
    .select({ id, credits, amount, charged, refunded, currency, paidAt })
    .from(purchases)
    .where(and(eq(purchases.workspaceId, workspaceId), eq(purchases.livemode, true), isNotNull(paidAt)))
    .orderBy(desc(paidAt))
    .limit(SHOWN);
  return rows.flatMap(({ paidAt: at, ...row }) => (at ? [{ ...row, at }] : []));
}
