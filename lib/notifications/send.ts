import type { Bot } from "../core/bot.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Job } from "../core/job.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { enqueueMails } from "../mail/mail.ts";
import { choiceOf, sendMessage } from "./make.ts";
import { findMemberSettings, type MemberSettings } from "./store.ts";
import {
  claimSends,
  type DueSend,
  endingSends,
  endSends,
  findDueGroups,
  postponeSends,
  type SendEnding,
} from "./store-sends.ts";
import { loseMemberChat, moveMemberChat } from "./store-settings.ts";
import { chatTextOf, mailOf, wordsOf } from "./words.ts";

const { leaseSeconds, maxTries, overdueSeconds } = RETRIES.notifications;
const GROUPS_AT_ONCE = 500;

type SendJob = Extract<Job, { kind: "notifications.send" }>;
/** What is sent together, while its claim holds. */
type SendBatch = Pick<SendEnding, "ids" | "way" | "lease"> & {
  to: MemberSettings;
  message: Parameters<typeof mailOf>[0];
  workspaceId: string;
};

/**
 * Sends a member what is due by one way, all in one message. Safe to repeat: what is claimed by one worker is not sent
 * by another. What was read, done or switched off meanwhile is left out.
 */
export async function sendNotifications(ports: Ports, job: SendJob): Promise<void> {
  const now = ports.now();
  const { way, workspaceId } = job;
  const lease = addSeconds(now, leaseSeconds);
  const claimed = await claimSends(ports.db, job, { now, lease, maxTries });
  if (claimed.length === 0) return;
  const to = await findMemberSettings(ports.db, workspaceId, job.userId);
  const isWanted = (send: DueSend) =>
    to !== undefined && send.isOpen && !send.isRead && choiceOf(to, send.kind)[way] !== "off";
  const wanted = claimed.filter(isWanted);
  const ids = (sends: readonly DueSend[]) => sends.map(({ notificationId }) => notificationId);
  const unwanted = ids(claimed.filter((send) => !isWanted(send)));
  await endSends(ports.db, { ids: unwanted, way, lease, outcome: "not wanted", now });
  if (!to || wanted.length === 0) return;
  const message = {
    workspace: to.workspace,
    publicUrl: ports.settings.publicUrl,
    items: wanted.map(wordsOf),
  };
  const batch = { ids: ids(wanted), way, lease, to, message, workspaceId };
  await (way === "mail" ? sendMail(ports, batch) : sendToChat(ports, batch));
}

/** Hands over to the table of mails in the statement that ends the sends, so that a mail is made once. */
async function sendMail(ports: Ports, { to, message, workspaceId, ...about }: SendBatch): Promise<void> {
  const now = ports.now();
  if (!ports.mailer || !to.isMailable) return endSends(ports.db, { ...about, outcome: "no address", now });
  const ending = endingSends({ ...about, outcome: "sent", now });
  await enqueueMails(ports, workspaceId, [{ to: to.email, ...mailOf(message) }], ending);
}

async function sendToChat(ports: Ports, { to, message, ...about }: SendBatch): Promise<void> {
  const end = (outcome: string) => endSends(ports.db, { ...about, outcome, now: ports.now() });
  const { bot } = ports;
  if (!bot || to.chatId === null) return end("no chat");
  const outcome = await saidTo(ports, bot, to.chatId, chatTextOf(message));
  switch (outcome.state) {
    case "wait":
      return postponeSends(ports.db, { ...about, until: addSeconds(ports.now(), outcome.seconds) });
    case "gone":
      await loseMemberChat(ports.db, to.chatId, { reason: outcome.reason, at: ports.now() });
      return end("chat lost");
    // A second copy in a chat annoys more than a lost one: the page has them all.
    default:
      return end(outcome.state);
  }
}

/** Says something in a chat, and follows it once where it has moved. */
async function saidTo(ports: Ports, bot: Bot, chatId: string, text: string) {
  const outcome = await bot.say(chatId, text);
  if (outcome.state !== "moved") return outcome;
  await moveMemberChat(ports.db, chatId, outcome.to);
  return bot.say(outcome.to, text);
}

/** Enqueues what is due: digests, and what a lost message left. Answers how many members and ways. */
export async function sweepDueNotifications(ports: Ports): Promise<number> {
  const before = addSeconds(ports.now(), -overdueSeconds);
  const groups = await findDueGroups(ports.db, { before, maxTries, limit: GROUPS_AT_ONCE });
  if (groups.length > 0) await ports.queue.send(groups.map((group) => sendMessage(ports, group)));
  return groups.length;
}
