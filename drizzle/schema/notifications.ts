import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { NotificationChoices, NotificationKind, NotificationWay } from "../../lib/notification-kinds.ts";
import { memberships } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** What a limit's notification says: the values of its event, and the plan that they were of. */
export type LimitReached = {
  resource: string;
  threshold: number;
  used: number;
  limit: number;
  period: string;
  plan: string;
};

/** What a member should know, one row for each event and member. It goes with the membership. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid().notNull(),
    userId: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    eventId: uuid().notNull(),
    /** Id of the run, post or account; name of the limited resource. */
    subject: text().notNull(),
    limit: jsonb().$type<LimitReached>(),
    /** False where the member wants it elsewhere only. */
    onPage: boolean().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (t) => [
    foreignKey({
      name: "notifications_membership",
      columns: [t.userId, t.workspaceId],
      foreignColumns: [memberships.userId, memberships.workspaceId],
    }).onDelete("cascade"),
    unique("notifications_cause").on(t.userId, t.eventId),
    index("notifications_list").on(t.workspaceId, t.userId, t.createdAt, t.id),
    index("notifications_unread").on(t.workspaceId, t.userId).where(sql`${t.readAt} is null`),
    index("notifications_age").on(t.createdAt),
  ],
);

/** Notifications on their way to people outside the dashboard. */
export const notificationSends = pgTable(
  "notification_sends",
  {
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    way: text().$type<NotificationWay>().notNull(),
    workspaceId: uuid().notNull(),
    userId: uuid().notNull(),
    /** When it is sent; while it is being sent, when another worker may try. */
    dueAt: moment().notNull(),
    tries: integer().notNull().default(0),
    endedAt: moment(),
    outcome: text(),
  },
  (t) => [
    primaryKey({ name: "notification_sends_pkey", columns: [t.notificationId, t.way] }),
    index("notification_sends_due").on(t.dueAt).where(sql`${t.endedAt} is null`),
    index("notification_sends_member").on(t.workspaceId, t.userId, t.way).where(sql`${t.endedAt} is null`),
  ],
);

/** What a member wants to know, and where. Without a row the defaults of the role hold. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    workspaceId: uuid().notNull(),
    userId: uuid().notNull(),
    choices: jsonb().$type<NotificationChoices>().notNull().default({}),
    /** The hour of the daily digest, 0 to 23. */
    digestHour: integer().notNull().default(8),
    /** A name of the IANA database. Null: the workspace's. */
    timeZone: text(),
    /** The messaging service's id of the member's chat. */
    chatId: text(),
    chatTitle: text(),
    chatLinkedAt: moment(),
    /** Why the chat ended, for a person. */
    chatLost: text(),
    /** SHA-256 of the newest code that links a chat, and its end; null once it was used. */
    chatCodeHash: text().unique(),
    chatCodeEndsAt: moment(),
  },
  (t) => [
    primaryKey({ name: "notification_settings_pkey", columns: [t.workspaceId, t.userId] }),
    foreignKey({
      name: "notification_settings_membership",
      columns: [t.userId, t.workspaceId],
      foreignColumns: [memberships.userId, memberships.workspaceId],
    }).onDelete("cascade"),
    index("notification_settings_chat").on(t.chatId),
  ],
);
