import { addSeconds } from "../core/calendar.ts";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Message, Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { type NotificationTiming, NotificationWay } from "../notification-kinds.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { own } from "../text/own.ts";
import { nextDigest } from "./digest-time.ts";
import { type Choice, defaultChoice, maySee } from "./kinds.ts";
import { type Cause, findCauses, findRecipients, insertNotifications, type Recipient } from "./store.ts";

const AT_ONCE = 2;

type NotificationDeps = Pick<Ports, "db" | "queue" | "now" | "random" | "mailer" | "bot">;

/**
 * Notifies the members of a workspace of what a range of its event log says. Safe to repeat, late and out of order: an
 * event makes one notification a member, and only while it is open.
 */
export async function makeNotifications(
  deps: NotificationDeps,
  { workspaceId, after, through }: Extract<Job, { kind: "notifications.make" }>,
): Promise<void> {
  const now = deps.now();
  const since = addSeconds(now, -RETRIES.notifications.maxAgeSeconds);
  const causes = await findCauses(deps.db, workspaceId, { after, through, since, now });
  if (causes.length === 0) return;
  const recipients = await findRecipients(deps.db, workspaceId);
  const made = recipients.flatMap((recipient) =>
    causes.flatMap((cause) => oneFor(deps, recipient, cause, now)),
  );
  if (made.length === 0) return;
  const rows = made.map(({ row }) => ({ ...row, workspaceId }));
  const sends = made.flatMap(({ row, ways }) =>
    ways.map(({ way, dueAt }) => ({ notificationId: row.id, way, workspaceId, userId: row.userId, dueAt })),
  );
  const messages = groupsDue(sends, now).map(({ userId, way }) =>
    sendMessage(deps, { workspaceId, userId, way }),
  );
  await insertNotifications(deps.db, workspaceId, { rows, sends, messages, now });
  await tryFlushOutbox(deps, messages);
}

/** What a member chose for a kind, or the default of their role. */
export const choiceOf = (
  { role, choices }: Pick<Recipient, "role" | "choices">,
  kind: Cause["kind"],
): Choice => own(choices, kind) ?? defaultChoice(role, kind);

function oneFor(deps: NotificationDeps, recipient: Recipient, cause: Cause, now: Date) {
  if (!maySee(recipient.role, cause.kind)) return [];
  const choice = choiceOf(recipient, cause.kind);
  const ways = NotificationWay.options
    .filter((way) => choice[way] !== "off" && isReachable(deps, recipient, way))
    .map((way) => ({ way, dueAt: dueAt(recipient, choice[way], now) }));
  if (!choice.page && ways.length === 0) return [];
  const { userId } = recipient;
  return [{ row: { ...cause, id: newId(deps), userId, onPage: choice.page, createdAt: now }, ways }];
}

const isReachable = (
  { mailer, bot }: NotificationDeps,
  { isMailable, chatId }: Recipient,
  way: NotificationWay,
): boolean => (way === "mail" ? mailer !== undefined && isMailable : bot !== undefined && chatId !== null);

const dueAt = ({ digestHour, zone }: Recipient, timing: NotificationTiming, now: Date): Date =>
  timing === "now" ? now : nextDigest(now, digestHour, zone);

type Send = { userId: string; way: NotificationWay; dueAt: Date };

/** Each member and way for which something is due now. */
const groupsDue = (sends: readonly Send[], now: Date): Send[] => [
  ...new Map(
    sends.filter((send) => send.dueAt <= now).map((send) => [`${send.userId} ${send.way}`, send]),
  ).values(),
];

/** The queue message that sends a member what is due. */
export const sendMessage = (
  deps: Pick<Ports, "now" | "random">,
  { workspaceId, userId, way }: { workspaceId: string; userId: string; way: NotificationWay },
): Message => ({
  id: newId(deps),
  job: { kind: "notifications.send", workspaceId, userId, way },
  flowKey: `notifications-${workspaceId}`,
  parallelism: AT_ONCE,
});
