import { type SQL, sql } from "drizzle-orm";
import { accounts, apiKeys, auditLog, chats, studioProfiles } from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit, raiseVersion } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import type { KeyMode, Platform, ProfileTheme } from "../vocab.ts";

export type ProfileSetup = {
  id: string;
  keyId: string;
  keyMode: KeyMode;
  keyName: string | null;
  keyHint: string;
  /** False where the key ended with a deletion of the workspace that was taken back. */
  keyWorks: boolean;
  keyEndsAt: string | null;
  /** The accounts that the key may use. Null: all. */
  keyAccounts: string[] | null;
  templates: string[];
  theme: ProfileTheme;
  telegram: boolean;
  social: Platform[];
  defaultCaption: string;
  pausedAt: string | null;
  updatedAt: string;
};
type LinkedChat = { id: string; title: string; linkedAt: string };
type WorkingAccount = { id: string; platform: Platform; handle: string };
export type StudioSetup = { profiles: ProfileSetup[]; chats: LinkedChat[]; accounts: WorkingAccount[] };

/** A JSON list, also where the driver answers its text. */
const listOf = <T>(value: unknown): T[] => (typeof value === "string" ? JSON.parse(value) : value) as T[];

/** Profiles of keys that work and those that a deletion has left without one, linked chats and accounts that accept posts, in one statement. */
export async function findSetup(db: Db, workspaceId: string, now: Date): Promise<StudioSetup> {
  const own = sql`workspace_id = ${workspaceId}::uuid`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await queryRows<Record<keyof StudioSetup, unknown>>(
    db,
    sql`select ${profilesOf(own, at)} as profiles,
      (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'linkedAt', c.linked_at)
        order by c.linked_at, c.id), '[]') from ${chats} c where c.${own} and c.unlinked_at is null) as chats,
      (select coalesce(json_agg(json_build_object('id', a.id, 'platform', a.platform, 'handle', a.handle)
        order by a.platform, a.handle), '[]') from ${accounts} a where a.${own} and a.disconnected_at is null
        and a.health <> 'reconnect_required' and (a.ends_at is null or a.ends_at > ${at})) as accounts`,
  );
  return { profiles: listOf(row?.profiles), chats: listOf(row?.chats), accounts: listOf(row?.accounts) };
}

const profilesOf = (own: SQL, at: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'keyId', k.id, 'keyMode', k.mode, 'keyName', k.name,
    'keyHint', k.hint, 'keyWorks', ${works(at)}, 'keyEndsAt', k.expires_at, 'keyAccounts', k.connected_accounts, 'templates', p.templates, 'theme', p.theme,
    'telegram', p.telegram,
    'social', p.social, 'defaultCaption', p.default_caption, 'pausedAt', p.paused_at, 'updatedAt', p.updated_at)
    order by p.created_at desc, p.id), '[]')
  from ${studioProfiles} p join ${apiKeys} k on k.id = p.key_id
  where p.${own} and (${works(at)} or ${endedByDeletion}))`;

const works = (at: SQL) => sql`(k.revoked_at is null and (k.expires_at is null or k.expires_at > ${at}))`;

/** Keys that a deletion of the workspace revokes end at the moment of its entry in the audit log. */
const endedByDeletion = sql`exists (select 1 from ${auditLog} a
  where a.workspace_id = k.workspace_id and a.created_at = k.revoked_at and a.action = 'delete_workspace')`;

type ProfileMove = { from: string; to: string; now: Date };

/** Gives a profile another key that has none. Answers the workspace's new version; undefined where it cannot. */
export async function moveProfile(
  db: Db,
  workspaceId: string,
  { from, to, now }: ProfileMove,
  auditEntry: AuditEntry,
): Promise<number | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await queryRows<{ version: number }>(
    db,
    sql`
    with saved as (
      update ${studioProfiles} p set key_id = k.id, updated_at = ${at}
      from ${apiKeys} k
      where p.workspace_id = ${workspaceId}::uuid and p.key_id = ${from}::uuid
        and k.id = ${to}::uuid and k.workspace_id = p.workspace_id and ${works(at)}
        and not exists (select 1 from ${studioProfiles} o where o.key_id = k.id)
      returning p.id
    ),
    ${raiseVersion(workspaceId, "saved")},
    ${audit(workspaceId, auditEntry, "saved")}
    select version from changed`,
  );
  return rows[0]?.version;
}

type ProfilePause = { keyId: string; pausedAt: Date | null; now: Date };

/** Pauses or resumes the profile of a key. Answers the workspace's new version; undefined without a profile. */
export async function setProfilePaused(
  db: Db,
  workspaceId: string,
  { keyId, pausedAt, now }: ProfilePause,
  auditEntry: AuditEntry,
): Promise<number | undefined> {
  const rows = await queryRows<{ version: number }>(
    db,
    sql`
    with saved as (
      update ${studioProfiles} set paused_at = ${pausedAt?.toISOString() ?? null}::timestamptz,
        updated_at = ${now.toISOString()}::timestamptz
      where workspace_id = ${workspaceId}::uuid and key_id = ${keyId}::uuid returning id
    ),
    ${raiseVersion(workspaceId, "saved")},
    ${audit(workspaceId, auditEntry, "saved")}
    select version from changed`,
  );
  return rows[0]?.version;
}

/** Deletes the profile of a key. Answers the workspace's new version; undefined without a profile. */
export async function deleteProfile(
  db: Db,
  workspaceId: string,
  keyId: string,
  auditEntry: AuditEntry,
): Promise<number | undefined> {
  const rows = await queryRows<{ version: number }>(
    db,
    sql`
    with gone as (
      delete from ${studioProfiles} where workspace_id = ${workspaceId}::uuid and key_id = ${keyId}::uuid
      returning id
    ),
    ${raiseVersion(workspaceId, "gone")},
    ${audit(workspaceId, auditEntry, "gone")}
    select version from changed`,
  );
  return rows[0]?.version;
}
