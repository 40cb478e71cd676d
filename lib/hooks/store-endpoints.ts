import { and, asc, eq, sql } from "drizzle-orm";
import { webhookEndpoints } from "../../drizzle/schema/index.ts";
import type { Replay } from "../core/context.ts";
import type { Db } from "../core/ports.ts";
import { remember } from "../replay/store.ts";
import type { EndpointRow } from "./store-attempt.ts";
import type { Also } from "./store-secrets.ts";

export const MAX_ENDPOINTS = 20;

const one = (workspaceId: string, id: string) =>
  and(eq(webhookEndpoints.workspaceId, workspaceId), eq(webhookEndpoints.id, id));

/** A workspace's endpoints, the oldest first. */
export const findEndpoints = (db: Db, workspaceId: string): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspaceId, workspaceId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));

export async function findEndpoint(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<EndpointRow | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(one(workspaceId, id));
  return row;
}

export type KeptAnswer = { replay: Replay; status: number; body: string; expiresAt: Date };
type Along = { also: Also; answer: KeptAnswer | null };

/** Adds an endpoint in the lowest free place; false when another one took it just now, or there is none. */
export async function createEndpoint(
  db: Db,
  row: Omit<EndpointRow, "slot">,
  { also, answer }: Along,
): Promise<boolean> {
  const answered = answer ? sql`, ${remember(answer.replay, answer, "made")}` : sql``;
  const kinds = row.kinds && `{${row.kinds.join(",")}}`;
  const now = row.createdAt.toISOString();
  const { rows } = (await db.execute(sql`
    with free as (
      select min(slot) as slot from generate_series(1, ${MAX_ENDPOINTS}::int) slot
      where slot not in (select e.slot from ${webhookEndpoints} e where e.workspace_id = ${row.workspaceId}::uuid)
    ),
    made as (
      insert into ${webhookEndpoints} (id, workspace_id, slot, url, description, kinds, secret, created_at, updated_at)
      select ${row.id}::uuid, ${row.workspaceId}::uuid, slot, ${row.url}::text, ${row.description}::text, ${kinds}::text[],
        ${row.secret}::text, ${now}::timestamptz, ${now}::timestamptz
      from free where slot is not null
      on conflict (workspace_id, slot) do nothing
      returning id
    ), ${also("made")}${answered}
    select id from made`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

export type EndpointPatch = Partial<
  Pick<EndpointRow, "url" | "description" | "kinds" | "status" | "disabledReason" | "failingSince">
>;

/** Changes an endpoint; undefined when there is no such one. */
export async function changeEndpoint(
  db: Db,
  { workspaceId, id }: Pick<EndpointRow, "workspaceId" | "id">,
  patch: EndpointPatch & { updatedAt: Date },
  also: Also,
): Promise<EndpointRow | undefined> {
  const changing = db.update(webhookEndpoints).set(patch).where(one(workspaceId, id)).returning();
  await db.execute(sql`with changed as ${changing}, ${also("changed")} select id from changed`);
  return findEndpoint(db, workspaceId, id);
}

/** Deletes an endpoint; what was told to it stays on record. False when there is no such one. */
export async function deleteEndpoint(
  db: Db,
  { workspaceId, id }: Pick<EndpointRow, "workspaceId" | "id">,
  also: Also,
): Promise<boolean> {
  const deleting = db
    .delete(webhookEndpoints)
    .where(one(workspaceId, id))
    .returning({ id: webhookEndpoints.id });
  const { rows } = (await db.execute(
    sql`with gone as ${deleting}, ${also("gone")} select id from gone`,
  )) as unknown as { rows: unknown[] };
  return rows.length > 0;
}
