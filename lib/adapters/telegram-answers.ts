import * as z from "zod/v4";
import type { SendOutcome } from "../core/bot.ts";
import { RETRIES } from "../core/retries.ts";

const Message = z.object({ message_id: z.int() });
const Sent = z.object({ ok: z.literal(true), result: z.union([Message, z.array(Message).min(1)]) });
const Refused = z.object({
  ok: z.literal(false),
  error_code: z.int(),
  description: z.string().default(""),
  parameters: z
    .object({ retry_after: z.number().optional(), migrate_to_chat_id: z.int().optional() })
    .optional(),
});
type TelegramAnswer = z.infer<typeof Sent> | z.infer<typeof Refused>;

/** Refusals that mean the chat is gone. */
const CHAT_IS_GONE =
  /chat not found|user is deactivated|PEER_ID_INVALID|bot was (?:blocked|kicked)|group chat was deleted/i;

/** Telegram's answer; undefined for anything else, such as a proxy's page. */
export async function answerOf(answer: Response): Promise<TelegramAnswer | undefined> {
  const text = await answer.text();
  try {
    return z.union([Sent, Refused]).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What an answer means for the message. */
export function outcomeOf(answer: TelegramAnswer | undefined): SendOutcome {
  if (!answer) return { state: "unknown", reason: "The messaging service gave no clear answer." };
  if (answer.ok) {
    return { state: "sent", messageIds: [answer.result].flat().map(({ message_id }) => String(message_id)) };
  }
  const { error_code: code, description, parameters } = answer;
  if (parameters?.migrate_to_chat_id) return { state: "moved", to: String(parameters.migrate_to_chat_id) };
  if (code === 429)
    return {
      state: "wait",
      seconds: Math.max(1, parameters?.retry_after ?? RETRIES.telegram.defaultRetryAfterSeconds),
    };
  const reason = `Telegram: ${description || code}`;
  if (code >= 500) return { state: "unknown", reason };
  if (code === 401 || code === 404)
    return { state: "refused", reason: "Telegram does not accept the bot's token." };
  return { state: code === 403 || CHAT_IS_GONE.test(description) ? "gone" : "refused", reason };
}
