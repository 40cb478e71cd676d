import { type SQL, sql } from "drizzle-orm";
import { memberships, notificationSettings } from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import type { NotificationChoices } from "../notification-kinds.ts";

type Member = { workspaceId: string; userId: string };

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
const isMember = ({ workspaceId, userId }: Member): SQL =>
  sql`workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid`;

/** Stores what a member chose, if they are still one. */
export async function saveSettings(
  db: Db,
  member: Member,
  {
    choices,
    digestHour,
    timeZone,
  }: { choices: NotificationChoices; digestHour: number; timeZone: string | null },
  entry: AuditEntry,
): Promise<void> {
  await db.execute(sql`
    with saved as (
      insert into ${notificationSettings} (workspace_id, user_id, choices, digest_hour, time_zone)
      select workspace_id, user_id, ${JSON.stringify(choices)}::jsonb, ${digestHour}::int, ${timeZone}::text
      from ${memberships} where ${isMember(member)}
      on conflict (workspace_id, user_id) do update set choices = excluded.choices,
        digest_hour = excluded.digest_hour, time_zone = excluded.time_zone
      returning user_id
    ),
    ${audit(member.workspaceId, entry, "saved")}
    select 1`);
}

/** Stores a code that links a chat, in place of an earlier one. */
export async function saveChatCode(
  db: Db,
  member: Member,
  { hash, endsAt }: { hash: string; endsAt: Date },
): Promise<void> {
  await db.execute(sql`
    insert into ${notificationSettings} (workspace_id, user_id, chat_code_hash, chat_code_ends_at)
    select workspace_id, user_id, ${hash}::text, ${iso(endsAt)} from ${memberships} where ${isMember(member)}
    on conflict (workspace_id, user_id) do update set chat_code_hash = excluded.chat_code_hash,
      chat_code_ends_at = excluded.chat_code_ends_at`);
}

/** Whose code this is. `isOpen`: it can still be used; `chatId`: the chat it was used by last. */
export async function findChatCode(
  db: Db,
  hash: string,
  now: Date,
): Promise<(Member & { isOpen: boolean; chatId: string | null; workspace: string }) | undefined> {
  const rows = await queryRows<Member & { isOpen: boolean; chatId: string | null; workspace: string }>(
    db,
    sql`select s.workspace_id as "workspaceId", s.user_id as "userId", s.chat_id as "chatId", w.name as workspace,
        coalesce(s.chat_code_ends_at > ${iso(now)}, false) as "isOpen"
      from ${notificationSettings} s join workspaces w on w.id = s.workspace_id where s.chat_code_hash = ${hash}`,
  );
  return rows[0];
}

/** Uses a code: the chat is the member's from now on. False when it was used or has ended meanwhile. */
export async function linkMemberChat(
  db: Db,
  { hash, chatId, title, now }: { hash: string; chatId: string; title: string; now: Date },
  entry: AuditEntry,
  workspaceId: string,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with linked as (
        update ${notificationSettings} set chat_id = ${chatId}, chat_title = ${title}, chat_lost = null,
          chat_linked_at = ${iso(now)}, chat_code_ends_at = null
        where chat_code_hash = ${hash} and chat_code_ends_at > ${iso(now)} returning user_id
      ),
      ${audit(workspaceId, entry, "linked")}
      select user_id from linked`,
  );
  return rows.length > 0;
}

/** Ends the link of a member's chat because they want so. False when there is none. */
export async function unlinkMemberChat(db: Db, member: Member, entry: AuditEntry): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with gone as (
        update ${notificationSettings} set chat_id = null, chat_title = null, chat_lost = null
        where ${isMember(member)} and chat_id is not null returning user_id
      ),
      ${audit(member.workspaceId, entry, "gone")}
      select user_id from gone`,
  );
  return rows.length > 0;
}

/** Ends the links of a chat that takes no more messages, but for those made after that. */
export async function loseMemberChat(
  db: Db,
  chatId: string,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await db.execute(sql`
    update ${notificationSettings} set chat_id = null, chat_lost = ${reason}
    where chat_id = ${chatId} and chat_linked_at <= ${iso(at)}`);
}

/** Follows a chat that has a new name. */
export async function moveMemberChat(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`update ${notificationSettings} set chat_id = ${to} where chat_id = ${from}`);
}
