import { includesRole, roleFor } from "../access/roles.ts";
import type { NotificationKind, NotificationTiming, NotificationWay } from "../notification-kinds.ts";
import type { Role } from "../vocab.ts";

/** Who may see each kind: those who may read its list. Those who may act on it get it unless they say otherwise. */
const OPERATIONS: Record<NotificationKind, { list: string; act: string }> = {
  review: { list: "list_runs", act: "review_run" },
  failed_post: { list: "list_posts", act: "retry_post" },
  lost_account: { list: "list_accounts", act: "start_connecting" },
  limit: { list: "get_me", act: "buy_credits" },
};

/** Reviews come in numbers, so that mail collects them. */
const MAIL_OF_ACTORS: Record<NotificationKind, NotificationTiming> = {
  review: "daily",
  failed_post: "now",
  lost_account: "now",
  limit: "now",
};

/** Where and when a member gets a kind. */
export type Choice = { page: boolean } & Record<NotificationWay, NotificationTiming>;

export const maySee = (role: Role, kind: NotificationKind): boolean =>
  includesRole(role, roleFor({ operation: OPERATIONS[kind].list, effect: "read" }));

const mayAct = (role: Role, kind: NotificationKind): boolean =>
  includesRole(role, roleFor({ operation: OPERATIONS[kind].act, effect: "write" }));

/** What holds for a role that has chosen nothing. */
export const defaultChoice = (role: Role, kind: NotificationKind): Choice =>
  mayAct(role, kind)
    ? { page: true, mail: MAIL_OF_ACTORS[kind], telegram: "now" }
    : { page: false, mail: "off", telegram: "off" };
