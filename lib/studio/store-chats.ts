import { eq, lte, sql } from "drizzle-orm";
import { chatInvites, chats, chatUpdates, workspaces } from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit, raiseVersion } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import type { Plan } from "../vocab.ts";

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

type ChatInvite = { codeHash: string; createdAt: Date; expiresAt: Date };

export async function insertInvite(db: Db, workspaceId: string, invite: ChatInvite): Promise<void> {
  await db.insert(chatInvites).values({ ...invite, workspaceId });
}

/** A workspace and how many chats it has linked. */
export async function countChats(
  db: Db,
  workspaceId: string,
): Promise<{ plan: Plan; linked: number } | undefined> {
  const linked = sql<number>`(select count(*)::int from ${chats} c
    where c.workspace_id = "workspaces"."id" and c.unlinked_at is null)`;
  const [row] = await db
    .select({ plan: workspaces.plan, linked })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row;
}

/** The workspace of an invite code, also when the code is used or expired. */
export async function findInvited(db: Db, codeHash: string) {
  const [row] = await db
    .select({ workspaceId: chatInvites.workspaceId, name: workspaces.name, plan: workspaces.plan })
    .from(chatInvites)
    .innerJoin(workspaces, eq(workspaces.id, chatInvites.workspaceId))
    .where(eq(chatInvites.codeHash, codeHash));
  return row;
}

export type NewLink = {
  id: string;
  codeHash: string;
  updateId: number;
  remoteId: string;
  title: string;
  /** How many chats the plan allows. */
  cap: number;
  now: Date;
};
/** `fresh`: the update arrived for the first time. `open`: the code could still be used. */
type LinkResult = { fresh: boolean; open: boolean; version: number | null };

/**
 * Uses an invite code and links the chat, or does neither. The chat takes the lowest free slot within the
 * cap. A concurrent link to the same slot fails on the index, and the vendor sends its update again.
 */
export async function linkChat(
  db: Db,
  workspaceId: string,
  link: NewLink,
  auditEntry: AuditEntry,
): Promise<LinkResult> {
  const { id, codeHash, updateId, remoteId, title, cap } = link;
  const now = moment(link.now);
  const rows = await queryRows<LinkResult>(
    db,
    sql`
    with fresh as (
      insert into ${chatUpdates} (id, received_at) values (${updateId}::bigint, ${now})
      on conflict (id) do nothing returning id
    ),
    invite as (
      select i.code_hash from ${chatInvites} i
      where i.code_hash = ${codeHash} and i.used_at is null and i.expires_at > ${now} and exists (select 1 from fresh)
      for update
    ),
    place as (
      select coalesce(
        (select c.slot from ${chats} c where c.workspace_id = ${workspaceId}::uuid and c.remote_id = ${remoteId}
          and c.unlinked_at is null),
        (select min(s) from generate_series(1, ${cap}::int) s where not exists (select 1 from ${chats} c
          where c.workspace_id = ${workspaceId}::uuid and c.slot = s and c.unlinked_at is null))
      ) as slot from invite
    ),
    linked as (
      insert into ${chats} (id, workspace_id, remote_id, title, slot, linked_at)
      select ${id}::uuid, ${workspaceId}::uuid, ${remoteId}::text, ${title}::text, slot, ${now} from place
      where slot is not null
      on conflict (workspace_id, remote_id) do update set title = excluded.title, slot = excluded.slot,
        linked_at = excluded.linked_at, unlinked_at = null, unlink_reason = null
      returning id
    ),
    consumed as (
      update ${chatInvites} set used_at = ${now} where code_hash = ${codeHash} and exists (select 1 from linked)
    ),
    ${raiseVersion(workspaceId, "linked")},
    ${audit(workspaceId, auditEntry, "linked")}
    select exists (select 1 from fresh) as fresh, exists (select 1 from invite) as open,
      (select version from changed) as version`,
  );
  return rows[0] ?? { fresh: false, open: false, version: null };
}

/** Where a chat is linked at the moment. */
export async function findLinks(db: Db, remoteId: string): Promise<{ id: string; workspaceId: string }[]> {
  return db
    .select({ id: chats.id, workspaceId: chats.workspaceId })
    .from(chats)
    .where(sql`${chats.remoteId} = ${remoteId} and ${chats.unlinkedAt} is null`);
}

/** Ends a link, unless it was made after what ended it. Answers the workspace's new version if it was ended now. */
export async function unlinkChat(
  db: Db,
  workspaceId: string,
  { id, reason, at }: { id: string; reason: string; at: Date },
  auditEntry: AuditEntry,
): Promise<number | undefined> {
  const rows = await queryRows<{ version: number }>(
    db,
    sql`
    with gone as (
      update ${chats} set unlinked_at = ${moment(auditEntry.now)}, unlink_reason = ${reason}::text
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and unlinked_at is null
        and linked_at <= ${moment(at)} returning id
    ),
    ${raiseVersion(workspaceId, "gone")},
    ${audit(workspaceId, auditEntry, "gone")}
    select version from changed`,
  );
  return rows[0]?.version;
}

/** Follows a chat that has a new name, unless that one is linked already. */
export async function moveChat(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`
    update ${chats} set remote_id = ${to}::text where remote_id = ${from} and not exists (
      select 1 from ${chats} o where o.workspace_id = ${chats}.workspace_id and o.remote_id = ${to})`);
}

/** Deletes updates that the vendor no longer repeats, and invite codes that expired long ago. */
export async function sweepChats(db: Db, before: Date): Promise<number> {
  const [updates, invites] = await Promise.all([
    db.delete(chatUpdates).where(lte(chatUpdates.receivedAt, before)).returning({ id: chatUpdates.id }),
    db.delete(chatInvites).where(lte(chatInvites.expiresAt, before)).returning({ id: chatInvites.codeHash }),
  ]);
  return updates.length + invites.length;
}
