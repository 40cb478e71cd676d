import { and, asc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { webhookEndpoints, webhookSecrets } from "../../drizzle/schema/index.ts";
import type { Owner } from "../core/owner.ts";
import type { Db } from "../core/ports.ts";
import { visibleTo } from "../core/statement.ts";
import type { ReplayAnswer } from "../replay/answer.ts";
import { remember } from "../replay/store.ts";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type SecretsRow = typeof webhookSecrets.$inferSelect;

export const MAX_ENDPOINTS = 20;

/** A CTE that runs when the CTE named `source` has a row. */
export type ExtraCte = (source: string) => SQL;

/** An endpoint, and who asks for it: to a live key those of test keys do not exist. */
type EndpointKey = Owner & Pick<EndpointRow, "id">;

const seenBy = (reader: Owner) =>
  and(eq(webhookEndpoints.workspaceId, reader.workspaceId), visibleTo(reader, webhookEndpoints.livemode));
const one = (key: EndpointKey) => and(seenBy(key), eq(webhookEndpoints.id, key.id));

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** The endpoints that a reader sees, the oldest first. */
export const findEndpoints = (db: Db, reader: Owner): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(seenBy(reader))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));

export async function findEndpoint(db: Db, reader: Owner, id: string): Promise<EndpointRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(one({ ...reader, id }));
  return row;
}

/** Adds an endpoint in the lowest free slot. False when another one took the slot, or none is free. */
export async function createEndpoint(
  db: Db,
  row: Omit<EndpointRow, "slot">,
  { audit, answer }: { audit: ExtraCte; answer: ReplayAnswer | null },
): Promise<boolean> {
  const answered = answer ? sql`, ${remember(answer.replay, answer, "inserted")}` : sql``;
  const kinds = row.kinds && `{${row.kinds.join(",")}}`;
  const now = iso(row.createdAt);
  const { rows } = (await db.execute(sql`
    with free as (
      select min(slot) as slot from generate_series(1, ${MAX_ENDPOINTS}::int) slot
      where slot not in (select e.slot from ${webhookEndpoints} e where e.workspace_id = ${row.workspaceId}::uuid
        and e.livemode = ${row.livemode}::boolean)
    ),
    inserted as (
      insert into ${webhookEndpoints} (id, workspace_id, livemode, slot, url, description, kinds, payload, secret,
        created_at, updated_at)
      select ${row.id}::uuid, ${row.workspaceId}::uuid, ${row.livemode}::boolean, slot, ${row.url}::text, ${row.description}::text, ${kinds}::text[], ${row.payload}::text,
        ${row.secret}::text, ${now}, ${now}
      from free where slot is not null
      on conflict (workspace_id, livemode, slot) do nothing
      returning id
    ), ${audit("inserted")}${answered}
    select id from inserted`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

type EndpointChange = Partial<
  Pick<EndpointRow, "url" | "description" | "kinds" | "status" | "disabledReason" | "failingSince">
>;

/** Changes an endpoint. Undefined when it does not exist. */
export async function changeEndpoint(
  db: Db,
  key: EndpointKey,
  patch: EndpointChange & { updatedAt: Date },
  audit: ExtraCte,
): Promise<EndpointRow | undefined> {
  const changing = db.update(webhookEndpoints).set(patch).where(one(key)).returning();
  await db.execute(sql`with changed as ${changing}, ${audit("changed")} select id from changed`);
  return findEndpoint(db, key, key.id);
}

/** Deletes an endpoint; its deliveries stay on record. False when it does not exist. */
export async function deleteEndpoint(db: Db, key: EndpointKey, audit: ExtraCte): Promise<boolean> {
  const deleting = db.delete(webhookEndpoints).where(one(key)).returning({ id: webhookEndpoints.id });
  const { rows } = (await db.execute(
    sql`with deleted as ${deleting}, ${audit("deleted")} select id from deleted`,
  )) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** A sealed secret that replaces another one. The replaced secret signs too until `previousUntil`. */
export type NewSecret = { secret: string; previousUntil: Date; now: Date };

/** Replaces an endpoint's secret. False when the endpoint does not exist. */
export async function replaceEndpointSecret(
  db: Db,
  { workspaceId, livemode, id }: EndpointKey,
  { secret, previousUntil, now }: NewSecret,
  audit: ExtraCte,
): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    with rotated as (
      update ${webhookEndpoints} set previous_secret = secret, previous_until = ${iso(previousUntil)},
        secret = ${secret}::text, updated_at = ${iso(now)}
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid ${livemode ? sql`and livemode` : sql``} returning id
    ), ${audit("rotated")} select id from rotated`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Replaces the workspace's own secret, or stores its first one. */
export async function replaceWorkspaceSecret(
  db: Db,
  workspaceId: string,
  { secret, previousUntil, now }: NewSecret,
  audit: ExtraCte,
): Promise<void> {
  await db.execute(sql`
    with rotated as (
      insert into ${webhookSecrets} as w (workspace_id, secret, created_at, updated_at)
      values (${workspaceId}::uuid, ${secret}::text, ${iso(now)}, ${iso(now)})
      on conflict (workspace_id) do update set previous_secret = w.secret,
        previous_until = ${iso(previousUntil)}, secret = excluded.secret, updated_at = excluded.updated_at
      returning workspace_id
    ), ${audit("rotated")} select 1 from rotated`);
}

/** Stores the workspace's own secret unless it has one. Returns the stored one. */
export async function ensureWorkspaceSecret(
  db: Db,
  workspaceId: string,
  secret: string,
  now: Date,
): Promise<SecretsRow> {
  await db
    .insert(webhookSecrets)
    .values({ workspaceId, secret, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(webhookSecrets).where(eq(webhookSecrets.workspaceId, workspaceId));
  if (!row) throw new Error("The workspace's webhook secret was not stored.");
  return row;
}

/** Deletes endpoints of test keys that were registered before a moment. Their pending deliveries then fail. */
export async function deleteTestEndpoints(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.livemode, false), lt(webhookEndpoints.createdAt, before)))
    .limit(limit);
  const deleted = await db
    .delete(webhookEndpoints)
    .where(inArray(webhookEndpoints.id, old))
    .returning({ id: webhookEndpoints.id });
  return deleted.length;
}
