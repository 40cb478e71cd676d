import { eq, type SQL, sql } from "drizzle-orm";
import { webhookEndpoints, webhookSecrets } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { EndpointRow, SecretsRow } from "./store-attempt.ts";

/** What else becomes true when the named CTE has a row. */
export type Also = (source: string) => SQL;

/** Makes the workspace's own secret, unless it has one. Answers the one it has. */
export async function openSecrets(
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
  if (!row) throw new Error("The workspace's secret was not stored.");
  return row;
}

/** Sealed, and until when the one before signs too. */
export type NewSecret = { secret: string; previousUntil: Date; now: Date };

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

const replaced = ({ secret, previousUntil, now }: NewSecret): SQL => sql`previous_secret = secret,
  previous_until = ${iso(previousUntil)}, secret = ${secret}::text, updated_at = ${iso(now)}`;

/** Puts a new secret in the place of an endpoint's; undefined when there is no such endpoint. */
export async function rotateEndpoint(
  db: Db,
  { workspaceId, id }: Pick<EndpointRow, "workspaceId" | "id">,
  change: NewSecret,
  also: Also,
): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    with rotated as (
      update ${webhookEndpoints} set ${replaced(change)}
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning id
    ), ${also("rotated")} select id from rotated`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** The same with the workspace's own; the first one when it has none. */
export async function rotateSecrets(
  db: Db,
  workspaceId: string,
  change: NewSecret,
  also: Also,
): Promise<void> {
  await db.execute(sql`
    with rotated as (
      insert into ${webhookSecrets} as w (workspace_id, secret, created_at, updated_at)
      values (${workspaceId}::uuid, ${change.secret}::text, ${iso(change.now)}, ${iso(change.now)})
      on conflict (workspace_id) do update set previous_secret = w.secret,
        previous_until = ${iso(change.previousUntil)}, secret = excluded.secret, updated_at = excluded.updated_at
      returning workspace_id
    ), ${also("rotated")} select 1 from rotated`);
}
