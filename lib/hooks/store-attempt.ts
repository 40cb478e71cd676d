import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { events, webhookDeliveries, webhookEndpoints, webhookSecrets } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { EventRow } from "./store-events.ts";

export type HookDeliveryRow = typeof webhookDeliveries.$inferSelect;
export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type SecretsRow = typeof webhookSecrets.$inferSelect;

export type Lease = { id: string; now: Date; until: Date };

const one = (workspaceId: string, id: string) =>
  and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.id, id));

/** Takes the right to make attempt number `attempt`, once it is due: else undefined, and nothing is to be sent. */
export async function claimAttempt(
  db: Db,
  workspaceId: string,
  id: string,
  { attempt, lease, due }: { attempt: number; lease: Lease; due: Date },
): Promise<HookDeliveryRow | undefined> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ leaseId: lease.id, leaseUntil: lease.until, checkAt: lease.until })
    .where(
      and(
        one(workspaceId, id),
        eq(webhookDeliveries.status, "pending"),
        eq(webhookDeliveries.attempts, attempt - 1),
        lte(webhookDeliveries.nextAttemptAt, due),
        or(isNull(webhookDeliveries.leaseUntil), lte(webhookDeliveries.leaseUntil, lease.now)),
      ),
    )
    .returning();
  return row;
}

export type Circumstances = {
  event: EventRow | null;
  endpoint: EndpointRow | null;
  secrets: SecretsRow | null;
};

/** What an attempt is made of: the event, who is told, and the workspace's own secret. */
export async function findCircumstances(
  db: Db,
  workspaceId: string,
  { eventId, endpointId }: Pick<HookDeliveryRow, "eventId" | "endpointId">,
): Promise<Circumstances> {
  const [row] = await db
    .select({ event: events, endpoint: webhookEndpoints, secrets: webhookSecrets })
    .from(sql`(select 1) as one`)
    .leftJoin(events, and(eq(events.workspaceId, workspaceId), eq(events.id, eventId)))
    .leftJoin(
      webhookEndpoints,
      and(eq(webhookEndpoints.workspaceId, workspaceId), sql`${webhookEndpoints.id} = ${endpointId}::uuid`),
    )
    .leftJoin(webhookSecrets, eq(webhookSecrets.workspaceId, workspaceId));
  return (row ?? { event: null, endpoint: null, secrets: null }) as Circumstances;
}

/** Keeps what is told about an event, unless it is kept already. Answers what is kept: the same for every attempt. */
export async function keepNotice(
  db: Db,
  workspaceId: string,
  eventId: string,
  content: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = (await db.execute(sql`
    update ${events} set data = coalesce(data, ${JSON.stringify(content)}::jsonb)
    where workspace_id = ${workspaceId}::uuid and id = ${eventId}::uuid
    returning data`)) as unknown as { rows: { data: unknown }[] };
  const kept = rows[0]?.data;
  return (typeof kept === "string" ? JSON.parse(kept) : kept) as Record<string, unknown> | undefined;
}
