import { and, asc, desc, eq, sql } from "drizzle-orm";
import { webhookAttempts, webhookDeliveries } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { EventKind, HookDeliveryStatus } from "../vocab.ts";
import type { HookDeliveryRow } from "./store-attempt.ts";

export type AttemptRow = typeof webhookAttempts.$inferSelect;

const one = (workspaceId: string, id: string) =>
  and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.id, id));

export type DeliveryFilter = {
  status: HookDeliveryStatus | undefined;
  endpointId: string | undefined;
  kind: EventKind | undefined;
  eventId: string | undefined;
};

/** A page of what was told, the newest first. */
export const findDeliveries = (
  db: Db,
  workspaceId: string,
  { status, endpointId, kind, eventId }: DeliveryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<HookDeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.workspaceId, workspaceId),
        status && eq(webhookDeliveries.status, status),
        endpointId ? eq(webhookDeliveries.endpointId, endpointId) : undefined,
        kind && eq(webhookDeliveries.kind, kind),
        eventId ? eq(webhookDeliveries.eventId, eventId) : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset);

export async function findDelivery(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<HookDeliveryRow | undefined> {
  const [row] = await db.select().from(webhookDeliveries).where(one(workspaceId, id));
  return row;
}

/** The attempts of a delivery in their order. */
export async function findAttempts(db: Db, workspaceId: string, deliveryId: string): Promise<AttemptRow[]> {
  return db
    .select()
    .from(webhookAttempts)
    .where(
      and(
        eq(webhookAttempts.deliveryId, deliveryId),
        sql`exists (select 1 from ${webhookDeliveries} d where d.id = ${deliveryId}::uuid
          and d.workspace_id = ${workspaceId}::uuid)`,
      ),
    )
    .orderBy(asc(webhookAttempts.number));
}
