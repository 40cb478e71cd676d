import * as z from "zod/v4";
import type { ChatUpdate } from "../core/bot.ts";

const Chat = z.object({
  id: z.int(),
  title: z.string().optional(),
  first_name: z.string().optional(),
  username: z.string().optional(),
});
const Message = z.object({
  date: z.int(),
  chat: Chat,
  text: z.string().optional(),
  migrate_to_chat_id: z.int().optional(),
});
const Update = z.object({
  update_id: z.int(),
  message: Message.optional(),
  /** Links a channel, which has no start button. */
  channel_post: Message.optional(),
  my_chat_member: z
    .object({ date: z.int(), chat: Chat, new_chat_member: z.object({ status: z.string() }) })
    .optional(),
});

const START = /^\/start(?:@\w+)?\s+([\w-]{1,64})\s*$/;
const MAX_TITLE = 200;

/** The part of an update the service handles; undefined for every other update. */
export function updateIn(body: string): ChatUpdate | undefined {
  const parsed = Update.safeParse(json(body));
  if (!parsed.success) return undefined;
  const { update_id: id, message, channel_post, my_chat_member: member } = parsed.data;
  if (member) return removalIn(id, member);
  const said = message ?? channel_post;
  return said && saidIn(id, said);
}

function removalIn(
  id: number,
  { date, chat, new_chat_member: { status } }: NonNullable<z.infer<typeof Update>["my_chat_member"]>,
): ChatUpdate | undefined {
  if (status !== "kicked" && status !== "left") return undefined;
  const reason = status === "kicked" ? "The bot was blocked or removed." : "The bot has left the chat.";
  return { ...aboutOf(id, date, chat), kind: "removed", reason };
}

function saidIn(
  id: number,
  { date, chat, text = "", migrate_to_chat_id: to }: z.infer<typeof Message>,
): ChatUpdate | undefined {
  const about = aboutOf(id, date, chat);
  if (to !== undefined) return { ...about, kind: "moved", to: String(to) };
  const [, code] = START.exec(text) ?? [];
  if (code === undefined) return undefined;
  const title = chat.title ?? chat.username ?? chat.first_name ?? "";
  return { ...about, kind: "start", code, title: title.slice(0, MAX_TITLE) };
}

const aboutOf = (id: number, date: number, chat: z.infer<typeof Chat>) => ({
  id,
  at: new Date(date * 1000),
  chat: String(chat.id),
});

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
