import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { paging } from "../core/query.ts";
import { NotificationKind } from "../notification-kinds.ts";
import { maySee } from "./kinds.ts";
import { listNotifications as findNotifications, type ListedNotification, setRead } from "./store.ts";
import { wordsOf } from "./words.ts";

const Notification = z.object({
  id: z.guid().describe("Id of the notification."),
  kind: NotificationKind.describe("What it is about: review, failed_post, lost_account or limit."),
  title: z.string().describe("What happened, in a line."),
  about: z.string().describe("What it means, in a sentence."),
  path: z.string().describe("The page of the dashboard where a person acts on it."),
  at: z.iso.datetime().describe("When it was made."),
  is_read: z.boolean().describe("The member has read it."),
  is_open: z.boolean().describe("Somebody still has to act on it."),
});
export type Notification = z.infer<typeof Notification>;

const toNotification = (row: ListedNotification): Notification => ({
  id: row.id,
  kind: row.kind,
  ...wordsOf(row),
  at: row.createdAt.toISOString(),
  is_read: row.readAt !== null,
  is_open: row.isOpen,
});

export const NotificationsQuery = z.object(paging("Notifications"));

export const listNotifications = operation({
  id: "list_notifications",
  summary: "List the signed-in person's own notifications in the workspace, newest first.",
  effect: "read",
  input: NotificationsQuery,
  output: z.array(Notification),
  async run(ctx, { limit, offset }) {
    const { role } = ctx;
    const kinds = role === null ? [] : NotificationKind.options.filter((kind) => maySee(role, kind));
    const page = { kinds, limit, offset, now: ctx.now() };
    return (await findNotifications(ctx.db, ctx.workspaceId, ctx.actor.id, page)).map(toNotification);
  },
});

export const setNotificationsRead = operation({
  id: "set_notifications_read",
  summary: "Note that the signed-in person has read one of their notifications, or all of them.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    notification_id: z
      .guid("Give an id, a UUID.")
      .optional()
      .meta({
        description: "The one that was read; absent for all.",
        examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
      }),
  }),
  output: z.object({ count: z.int().describe("How many were unread before.") }),
  async run(ctx, { notification_id: id }) {
    const which = { userId: ctx.actor.id, ids: id === undefined ? null : [id], now: ctx.now() };
    return { count: await setRead(ctx.db, ctx.workspaceId, which) };
  },
});
