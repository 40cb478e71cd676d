import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import {
  events,
  memberships,
  notificationSends,
  notificationSettings,
  notifications,
  users,
  workspaces,
} from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import type { NotificationChoices, NotificationKind } from "../notification-kinds.ts";
import { insertOutbox } from "../outbox/store.ts";
import type { Role } from "../vocab.ts";
import { isOpen, iso } from "./store-open.ts";
import { parsed, SUBJECT_COLUMNS, withLimit, withSubject } from "./store-subject.ts";
import type { Subject } from "./words.ts";

type NotificationRow = typeof notifications.$inferSelect;
type SendRow = typeof notificationSends.$inferInsert;

const withChoices = <R extends { choices: unknown }>(row: R): R => ({ ...row, choices: parsed(row.choices) });

/** An event that members may want to know of. */
export type Cause = Pick<NotificationRow, "eventId" | "kind" | "subject" | "limit">;

/**
 * What a range of a workspace's event log says that is still open. An event that came too late to matter is left out.
 */
export async function findCauses(
  db: Db,
  workspaceId: string,
  { after, through, since, now }: { after: number; through: number; since: Date; now: Date },
): Promise<Cause[]> {
  const rows = await queryRows<Cause>(
    db,
    sql`with n as (
        select e.id as event_id, e.workspace_id,
          case e.kind when 'run.succeeded' then 'review' when 'post.failed' then 'failed_post'
            when 'account.disconnected' then 'lost_account' else 'limit' end as kind,
          coalesce(e.post_id::text, e.account_id::text, e.run_id::text, e.data ->> 'resource') as subject,
          case when e.kind = 'usage.threshold' then e.data || jsonb_build_object('plan', w.plan) end as "limit"
        from ${events} e join ${workspaces} w on w.id = e.workspace_id
        where e.workspace_id = ${workspaceId}::uuid and e.position > ${after}::bigint
          and e.position <= ${through}::bigint and e.livemode and e.created_at >= ${iso(since)}
          and w.delete_after is null
          and e.kind in ('run.succeeded', 'post.failed', 'account.disconnected', 'usage.threshold')
      )
      select n.event_id as "eventId", n.kind, n.subject, n."limit" from n where ${isOpen("n", now)}
      order by n.event_id`,
  );
  return rows.map(withLimit);
}

/** A member with what they chose. */
export type Recipient = {
  userId: string;
  role: Role;
  choices: NotificationChoices;
  digestHour: number;
  zone: string;
  isMailable: boolean;
  chatId: string | null;
};

const SETTINGS_COLUMNS = sql`m.user_id as "userId", m.role, coalesce(s.choices, '{}') as choices,
    coalesce(s.digest_hour, 8) as "digestHour", coalesce(s.time_zone, w.time_zone, 'UTC') as zone,
    u.email_confirmed_at is not null as "isMailable", s.chat_id as "chatId"`;

const membersWithSettings = (workspaceId: string) => sql`${memberships} m
    join ${users} u on u.id = m.user_id join ${workspaces} w on w.id = m.workspace_id
    left join ${notificationSettings} s on s.user_id = m.user_id and s.workspace_id = m.workspace_id
    where m.workspace_id = ${workspaceId}::uuid`;

/** All members of a workspace as recipients. */
export async function findRecipients(db: Db, workspaceId: string): Promise<Recipient[]> {
  const statement = sql`select ${SETTINGS_COLUMNS} from ${membersWithSettings(workspaceId)}`;
  return (await queryRows<Recipient>(db, statement)).map(withChoices);
}

export type MemberSettings = Recipient & {
  email: string;
  workspace: string;
  ownZone: string | null;
  workspaceZone: string;
  chatTitle: string | null;
  chatLost: string | null;
};

export async function findMemberSettings(
  db: Db,
  workspaceId: string,
  userId: string,
): Promise<MemberSettings | undefined> {
  const rows = await queryRows<MemberSettings>(
    db,
    sql`select ${SETTINGS_COLUMNS}, u.email, w.name as workspace, s.time_zone as "ownZone",
        coalesce(w.time_zone, 'UTC') as "workspaceZone", s.chat_title as "chatTitle", s.chat_lost as "chatLost"
      from ${membersWithSettings(workspaceId)} and m.user_id = ${userId}::uuid`,
  );
  return rows.map(withChoices)[0];
}

type NewNotifications = {
  rows: readonly (typeof notifications.$inferInsert)[];
  sends: readonly SendRow[];
  messages: readonly Message[];
  now: Date;
};

/**
 * Stores notifications of members, with what is sent of them and the messages that begin that. A notification that an
 * event has made before, and one of a member who has left, is not stored. An older one about the same counts as read.
 */
export async function insertNotifications(
  db: Db,
  workspaceId: string,
  { rows, sends, messages, now }: NewNotifications,
): Promise<void> {
  const sent =
    sends.length === 0
      ? sql``
      : sql`, sends as (select * from json_populate_recordset(null::${notificationSends}, ${asRecords(sends)}::json)),
      waiting as (
        insert into ${notificationSends} (notification_id, way, workspace_id, user_id, due_at, tries)
        select s.notification_id, s.way, s.workspace_id, s.user_id, s.due_at, 0 from sends s
        join made on made.id = s.notification_id
      )`;
  const queued = messages.length === 0 ? sql`` : sql`, ${insertOutbox(messages, now, "fresh")}`;
  await db.execute(sql`
    with members as (
      select user_id from ${memberships} where workspace_id = ${workspaceId}::uuid for key share
    ),
    given as (select * from json_populate_recordset(null::${notifications}, ${asRecords(rows)}::json)),
    made as (
      insert into ${notifications} (id, workspace_id, user_id, kind, event_id, subject, "limit", on_page, created_at)
      select g.id, g.workspace_id, g.user_id, g.kind, g.event_id, g.subject, g."limit", g.on_page, g.created_at
      from given g where g.user_id in (select user_id from members)
      on conflict (user_id, event_id) do nothing
      returning id, user_id, kind, subject
    ),
    fresh as (select 1 from made limit 1),
    superseded as (
      update ${notifications} o set read_at = ${iso(now)} from made
      where o.workspace_id = ${workspaceId}::uuid and o.user_id = made.user_id and o.kind = made.kind
        and o.subject = made.subject and o.read_at is null
    )${sent}${queued}
    select 1`);
}

/** Rows as `json_populate_recordset` reads them: by the names of their columns. */
const asRecords = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value])),
    ),
  );

export type ListedNotification = Subject &
  Pick<NotificationRow, "id" | "createdAt" | "readAt"> & { isOpen: boolean };

type NotificationPage = { kinds: readonly NotificationKind[]; limit: number; offset: number; now: Date };

/** A page of a member's notifications, the newest first. */
export async function listNotifications(
  db: Db,
  workspaceId: string,
  userId: string,
  { kinds, limit, offset, now }: NotificationPage,
): Promise<ListedNotification[]> {
  const rows = await queryRows<
    Omit<ListedNotification, "createdAt" | "readAt"> & { at: string; read: string | null }
  >(
    db,
    sql`select n.id, n.created_at::text as at, n.read_at::text as read, ${isOpen("n", now)} as "isOpen",
        ${SUBJECT_COLUMNS}
      from ${notifications} n ${withSubject(workspaceId)}
      where n.workspace_id = ${workspaceId}::uuid and n.user_id = ${userId}::uuid and n.on_page
        and n.kind = any(${`{${kinds.join(",")}}`}::text[])
      order by n.created_at desc, n.id desc limit ${limit}::int offset ${offset}::int`,
  );
  return rows.map(({ at, read, ...row }) => ({
    ...withLimit(row),
    createdAt: new Date(at),
    readAt: read === null ? null : new Date(read),
  }));
}

/** Notes that a member has read some, or all, of their notifications. Answers how many were unread. */
export async function setRead(
  db: Db,
  workspaceId: string,
  { userId, ids, now }: { userId: string; ids: readonly string[] | null; now: Date },
): Promise<number> {
  const which = ids === null ? sql`true` : sql`n.id = any(${`{${ids.join(",")}}`}::uuid[])`;
  const rows = await queryRows(
    db,
    sql`update ${notifications} n set read_at = ${iso(now)}
      where n.workspace_id = ${workspaceId}::uuid and n.user_id = ${userId}::uuid and n.read_at is null
        and n.on_page and ${which}
      returning n.id`,
  );
  return rows.length;
}

/** Deletes notifications that were made before a moment, with their sends. Answers how many. */
export async function sweepNotifications(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await queryRows(
    db,
    sql`delete from ${notifications} where id in (
        select id from ${notifications} where created_at < ${iso(before)} limit ${limit}::int) returning id`,
  );
  return rows.length;
}
