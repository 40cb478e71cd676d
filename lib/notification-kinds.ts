import * as z from "zod/v4";

/** What people of a workspace are notified of. */
export const NotificationKind = z.enum(["review", "failed_post", "lost_account", "limit"]);
/** Where a notification goes besides the dashboard. */
export const NotificationWay = z.enum(["mail", "telegram"]);
/** When a notification goes out: at once, in the daily digest, or not. */
export const NotificationTiming = z.enum(["now", "daily", "off"]);
/** What a member chose for each kind. What is missing is as the role's defaults say. */
export type NotificationChoices = Partial<
  Record<NotificationKind, { page: boolean } & Record<NotificationWay, NotificationTiming>>
>;
export type NotificationKind = z.infer<typeof NotificationKind>;
export type NotificationWay = z.infer<typeof NotificationWay>;
export type NotificationTiming = z.infer<typeof NotificationTiming>;
