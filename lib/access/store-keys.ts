import { desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { apiKeys, keyNetworks, workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { insertRows, queryRows } from "../core/statement.ts";
import type { ReplayAnswer } from "../replay/answer.ts";
import { remember } from "../replay/store.ts";
import { type AuditEntry, audit, type KeyRow, raiseVersion } from "./store.ts";

/** Networks are noted up to this number; a key that is used from more is used from everywhere. */
const MAX_NETWORKS = 200;

type UsedNetwork = { network: string; firstUsedAt: string };
export type ListedKey = Omit<KeyRow, "hash"> & { networks: UsedNetwork[] };

const parsed = (value: unknown) => (typeof value === "string" ? JSON.parse(value) : value) as UsedNetwork[];

const networks = sql`(
  select coalesce(json_agg(json_build_object('network', n.network, 'firstUsedAt', n.first_used_at)
    order by n.first_used_at), '[]')
  from ${keyNetworks} n where n.key_id = "api_keys"."id")`.mapWith(parsed);

const { hash: _, ...columns } = getTableColumns(apiKeys);

/** The keys of a workspace, newest first, with the networks that they were used from. */
export async function listKeys(
  db: Db,
  workspaceId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedKey[]> {
  return db
    .select({ ...columns, networks })
    .from(apiKeys)
    .where(eq(apiKeys.workspaceId, workspaceId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(limit)
    .offset(offset);
}

type NewKey = Required<typeof apiKeys.$inferInsert>;
type Rotation = {
  next: NewKey;
  oldId: string;
  /** When the old key ends. At once: `now`. */
  endsAt: Date;
  /** What else the new key takes over: CTEs that select from `minted`. */
  extraCtes: SQL;
  auditEntry: AuditEntry;
  answer: ReplayAnswer | null;
};

/**
 * Replaces a key that still works: the new one, the end of the old one, what goes along, the audit entry and the
 * stored answer, in one statement. Answers the workspace's new version; undefined when the old key has ended.
 */
export async function rotateKey(
  db: Db,
  workspaceId: string,
  rotation: Rotation,
): Promise<number | undefined> {
  const { next, oldId, endsAt, extraCtes, auditEntry, answer } = rotation;
  const now = auditEntry.now.toISOString();
  const rows = await queryRows<{ version: number }>(
    db,
    sql`with ended as (
        update ${apiKeys} set
          expires_at = least(coalesce(expires_at, 'infinity'::timestamptz), ${endsAt.toISOString()}::timestamptz)
        where id = ${oldId}::uuid and workspace_id = ${workspaceId}::uuid and revoked_at is null
          and (expires_at is null or expires_at > ${now}::timestamptz)
        returning id
      ),
      minted as (${insertRows(apiKeys, [next], "ended")} returning id),
      ${extraCtes},
      ${raiseVersion(workspaceId, "minted")}${answer ? sql`, ${remember(answer.replay, answer, "minted")}` : sql``},
      ${audit(workspaceId, auditEntry, "changed")}
      select version from changed`,
  );
  return rows[0]?.version;
}

type NewNetwork = { keyId: string; workspaceId: string; network: string; auditEntry: AuditEntry };

/** Notes the first use of a key from a network. Every one but the first leaves an audit entry. */
export async function noteNetwork(
  db: Db,
  { keyId, workspaceId, network, auditEntry }: NewNetwork,
): Promise<void> {
  const known = sql`(select count(*) from ${keyNetworks} k where k.key_id = ${keyId}::uuid)`;
  await db.execute(sql`with used as (
      insert into ${keyNetworks} (key_id, workspace_id, network, first_used_at)
      select ${keyId}::uuid, ${workspaceId}::uuid, ${network}::text, ${auditEntry.now.toISOString()}::timestamptz
      where ${known} < ${MAX_NETWORKS}
      on conflict do nothing returning key_id
    ),
    another as (select key_id from used where ${known} > 0),
    ${audit(workspaceId, auditEntry, "another")}
    select 1`);
}

/** Ids and workspaces of the keys with these hashes that still work. */
export async function findByHash(
  db: Db,
  hashes: readonly string[],
): Promise<{ id: string; workspaceId: string; hash: string }[]> {
  const rows = await db
    .select({ id: apiKeys.id, workspaceId: apiKeys.workspaceId, hash: apiKeys.hash })
    .from(apiKeys)
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .where(sql`${apiKeys.hash} in ${hashes} and ${apiKeys.revokedAt} is null`);
  return rows;
}
