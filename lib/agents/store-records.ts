import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { agentGrants, oauthRecords, oauthSpentTokens } from "../../drizzle/schema/index.ts";
import { raiseVersion } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";

type NewRecord = { key: string; value: string; metadata: unknown; expiresAt: Date | null };

/** A refresh token that was just used, by its hash. It is remembered until `expiresAt`. */
export type SpentToken = { hash: string; grantId: string; expiresAt: Date };

const lasts = (now: Date) => or(isNull(oauthRecords.expiresAt), gt(oauthRecords.expiresAt, now));

/** True for a record of no grant, or of one that has not ended. */
const ofGrant = (grantId: string | undefined, now: Date): SQL | undefined =>
  grantId === undefined
    ? undefined
    : sql`exists (select 1 from ${agentGrants} g where g.id = ${grantId}::uuid and g.revoked_at is null
        and (g.ends_at is null or g.ends_at > ${now.toISOString()}::timestamptz))`;

/** The value of a record. `grantId`: the grant that it belongs to, which must not have ended. */
export async function findRecord(
  db: Db,
  { key, grantId }: { key: string; grantId: string | undefined },
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ value: oauthRecords.value })
    .from(oauthRecords)
    .where(and(eq(oauthRecords.key, key), lasts(now), ofGrant(grantId, now)));
  return row?.value;
}

/** Stores a record, in place of any other under its key. */
export async function putRecord(db: Db, record: NewRecord): Promise<void> {
  const { key: _, ...rest } = record;
  await db.insert(oauthRecords).values(record).onConflictDoUpdate({ target: oauthRecords.key, set: rest });
}

/**
 * Changes a record that still has the value that was read. False when another request was first: a code or a refresh
 * token is used once. `spent`: the refresh token that this uses.
 */
export async function moveRecord(
  db: Db,
  { key, value, metadata, expiresAt }: NewRecord,
  read: string,
  spent: SpentToken | undefined,
): Promise<boolean> {
  const until = expiresAt?.toISOString() ?? null;
  const remembered = spent
    ? sql`, remembered as (
        insert into ${oauthSpentTokens} (hash, grant_id, expires_at)
        select ${spent.hash}, ${spent.grantId}::uuid, ${spent.expiresAt.toISOString()}::timestamptz from moved
        on conflict (hash) do nothing
      )`
    : sql``;
  const rows = await queryRows(
    db,
    sql`with moved as (
        update ${oauthRecords} set value = ${value}, metadata = ${JSON.stringify(metadata ?? null)}::jsonb,
          expires_at = ${until}::timestamptz
        where key = ${key} and value = ${read} returning key
      )${remembered}
      select key from moved`,
  );
  return rows.length > 0;
}

/**
 * Deletes a record. One of a grant outdates what instances remember of it, and its own record ends it. Answers the
 * workspace's new version then.
 */
export async function deleteRecord(
  db: Db,
  { key, grantId }: { key: string; grantId: string | undefined },
  now: Date,
): Promise<{ workspaceId: string; version: number } | undefined> {
  if (grantId === undefined) {
    await db.delete(oauthRecords).where(eq(oauthRecords.key, key));
    return undefined;
  }
  const grant = sql`(select g.workspace_id from ${agentGrants} g where g.id = ${grantId}::uuid)`;
  const [row] = await queryRows<{ workspaceId: string; version: number }>(
    db,
    sql`with gone as (delete from ${oauthRecords} where key = ${key} returning key),
      ended as (
        update ${agentGrants} set revoked_at = ${now.toISOString()}::timestamptz
        where id = ${grantId}::uuid and revoked_at is null
          and exists (select 1 from gone where starts_with(key, 'grant:'))
      ),
      ${raiseVersion(grant, "gone")}
      select id as "workspaceId", version from changed`,
  );
  return row;
}

type Listed = { key: string; metadata: unknown; expiresAt: string | null };

/** Records whose keys begin with `prefix`, after `cursor`, in the order of their keys. */
export async function listRecords(
  db: Db,
  { prefix, cursor, limit }: { prefix: string; cursor: string; limit: number },
  now: Date,
): Promise<Listed[]> {
  return queryRows<Listed>(
    db,
    sql`select key, metadata, expires_at as "expiresAt" from ${oauthRecords}
      where starts_with(key, ${prefix}) and key > ${cursor}
        and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
      order by key limit ${limit}::int`,
  );
}

/** The grant of a refresh token that was used before. */
export async function findSpentToken(
  db: Db,
  hash: string,
): Promise<{ grantId: string; workspaceId: string } | undefined> {
  const [row] = await db
    .select({ grantId: oauthSpentTokens.grantId, workspaceId: agentGrants.workspaceId })
    .from(oauthSpentTokens)
    .innerJoin(agentGrants, eq(agentGrants.id, oauthSpentTokens.grantId))
    .where(eq(oauthSpentTokens.hash, hash));
  return row;
}

/** Deletes expired records and remembered tokens, at most `limit` of each. */
export async function sweepRecords(db: Db, now: Date, limit: number): Promise<number> {
  const late = sql`expires_at <= ${now.toISOString()}::timestamptz limit ${limit}::int for update skip locked`;
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`with records as (
        delete from ${oauthRecords} where ctid in (select ctid from ${oauthRecords} where ${late}) returning 1
      ),
      tokens as (
        delete from ${oauthSpentTokens} where ctid in (select ctid from ${oauthSpentTokens} where ${late}) returning 1
      )
      select ((select count(*) from records) + (select count(*) from tokens))::int as n`,
  );
  return row?.n ?? 0;
}
