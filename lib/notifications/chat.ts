import { auditEntry } from "../access/workspaces.ts";
import type { ChatUpdate } from "../core/bot.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { findChatCode, linkMemberChat, loseMemberChat, moveMemberChat } from "./store-settings.ts";

const BOT = { kind: "system", id: "bot" } as const;
/** The vendor's clock counts whole seconds, ours does not. */
const CLOCK_SECONDS = 1;

type NotificationDeps = Pick<Ports, "db" | "now" | "random">;

/**
 * Handles a code that a chat gave the bot, if it is a member's. `reply` is what the chat is answered; null when the
 * update came before. Undefined: no member's code.
 */
export async function takeMemberCode(
  deps: NotificationDeps,
  { codeHash, chat, title }: { codeHash: string; chat: string; title: string },
): Promise<{ reply: string | null } | undefined> {
  const now = deps.now();
  const found = await findChatCode(deps.db, codeHash, now);
  if (!found) return undefined;
  const { workspaceId, userId, workspace, isOpen, chatId } = found;
  const entry = auditEntry(deps, BOT, "link_notification_chat", userId);
  const link = { hash: codeHash, chatId: chat, title, now };
  if (isOpen && (await linkMemberChat(deps.db, link, entry, workspaceId)))
    return { reply: `This chat now gets your notifications of ${workspace}.` };
  return {
    reply: chatId === chat ? null : "This link has been used or has expired. Make a new one on the page.",
  };
}

/** Follows what happened to a chat: it moved, or the bot was removed from it. */
export async function followMemberChat(
  { db }: Pick<Ports, "db">,
  update: Exclude<ChatUpdate, { kind: "start" }>,
): Promise<void> {
  if (update.kind === "moved") return moveMemberChat(db, update.chat, update.to);
  const at = addSeconds(update.at, CLOCK_SECONDS);
  return loseMemberChat(db, update.chat, { reason: update.reason, at });
}
