import { botCap } from "../access/studio.ts";
import { auditEntry, noWorkspace, publish, type WorkspaceDeps } from "../access/workspaces.ts";
import { PLANS } from "../billing/plans.ts";
import type { Bot, ChatUpdate } from "../core/bot.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Actor } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { base62 } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { followMemberChat, takeMemberCode } from "../notifications/chat.ts";
import { sha256 } from "../text/sha256.ts";
import type { Plan } from "../vocab.ts";
import {
  countChats,
  findInvited,
  findLinks,
  insertInvite,
  linkChat,
  moveChat,
  unlinkChat,
} from "./store-chats.ts";

const CODE_LENGTH = 32;
const CODE_SECONDS = 900;
/** The vendor's clock counts whole seconds, ours does not. */
const CLOCK_SECONDS = 1;
const BOT = { kind: "system", id: "bot" } as const satisfies Actor;

export type Invitation = { code: string; expiresAt: Date };

/** A code with which one chat can be linked, once, within a quarter of an hour. */
export async function inviteChat(deps: WorkspaceDeps, workspaceId: string): Promise<Invitation> {
  const workspace = await countChats(deps.db, workspaceId);
  if (!workspace) throw noWorkspace();
  const { plan, linked } = workspace;
  if (linked >= PLANS[plan].botAccounts) throw botCap(plan, linked + 1);
  const code = base62(CODE_LENGTH, deps.random);
  const now = deps.now();
  const expiresAt = addSeconds(now, CODE_SECONDS);
  await insertInvite(deps.db, workspaceId, { codeHash: await sha256(code), createdAt: now, expiresAt });
  return { code, expiresAt };
}

/** Handles an update of the messaging service. Safe to run twice, late and out of order. */
export async function takeUpdate(ports: Ports, bot: Bot, update: ChatUpdate): Promise<void> {
  if (update.kind === "start") {
    const said = await replyToCode(ports, update);
    if (said) ports.waitUntil(bot.say(update.chat, said));
    return;
  }
  await followMemberChat(ports, update);
  if (update.kind === "moved") return moveChat(ports.db, update.chat, update.to);
  return onBotRemoved(ports, update);
}

type StartUpdate = Extract<ChatUpdate, { kind: "start" }>;

/** A code links the chat to a member's notifications, or to the workspace's Studio. */
async function replyToCode(ports: Ports, update: StartUpdate): Promise<string | null | undefined> {
  const codeHash = await sha256(update.code);
  const taken = await takeMemberCode(ports, { codeHash, chat: update.chat, title: update.title });
  return taken ? taken.reply : link(ports, update, codeHash);
}

/** Answers the reply to the chat; undefined when the update was handled before. */
async function link(
  ports: Ports,
  { id: updateId, chat, title }: StartUpdate,
  codeHash: string,
): Promise<string | undefined> {
  const invited = await findInvited(ports.db, codeHash);
  if (!invited) return NO_CODE;
  const { workspaceId, name, plan } = invited;
  const cap = PLANS[plan].botAccounts;
  const act = auditEntry(ports, BOT, "link_chat", chat);
  const { fresh, open, version } = await linkChat(
    ports.db,
    workspaceId,
    { id: act.id, codeHash, updateId, remoteId: chat, title, cap, now: ports.now() },
    act,
  );
  if (!fresh) return undefined;
  if (version === null) return open ? full(plan, cap) : NO_CODE;
  await publish(ports, workspaceId, version);
  return `This chat is linked to ${name}. Its Studio cards will appear here.`;
}

const NO_CODE = "This link has been used or has expired. Ask for a new one.";
const full = (plan: Plan, cap: number) =>
  `The ${plan} plan links ${cap} ${cap === 1 ? "chat" : "chats"} at most. Unlink one or upgrade, then open the link again.`;

async function onBotRemoved(ports: Ports, { chat, at, reason }: Extract<ChatUpdate, { kind: "removed" }>) {
  for (const { id, workspaceId } of await findLinks(ports.db, chat)) {
    await unlinkLostChat(ports, { id, workspaceId, reason, at: addSeconds(at, CLOCK_SECONDS) });
  }
}

type UnlinkedChat = { workspaceId: string; id: string; reason: string; at: Date };

/** Unlinks a chat that no longer accepts messages. */
export async function unlinkLostChat(
  ports: Ports,
  { workspaceId, id, reason, at }: UnlinkedChat,
): Promise<void> {
  const act = auditEntry(ports, BOT, "unlink_chat", id);
  const version = await unlinkChat(ports.db, workspaceId, { id, reason, at }, act);
  if (version !== undefined) await publish(ports, workspaceId, version);
}

/** Unlinks a chat because a person wants so. Throws a refusal when the workspace has no such link. */
export async function unlinkChatById(
  deps: WorkspaceDeps,
  actor: Actor,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<void> {
  const act = auditEntry(deps, actor, "unlink_chat", id);
  const at = deps.now();
  const version = await unlinkChat(deps.db, workspaceId, { id, reason: "unlinked", at }, act);
  if (version === undefined) throw new Refusal("not_found", "There is no such linked chat.");
  await publish(deps, workspaceId, version);
}
