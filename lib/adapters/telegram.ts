import type { Bot, CardFile, ChatCard, SendOutcome } from "../core/bot.ts";
import { RETRIES } from "../core/retries.ts";
import { sha256Bytes } from "../text/sha256.ts";
import { multipart } from "./multipart.ts";
import { answerOf, outcomeOf } from "./telegram-answers.ts";
import { updateIn } from "./telegram-updates.ts";

export type TelegramSettings = {
  token: string;
  /** The secret that webhook calls carry. */
  secret: string;
  fetch: typeof fetch;
  /** Another host, for tests. */
  root?: string;
};

type TelegramFields = Record<string, string>;
type Files = Record<string, CardFile>;

/**
 * The part of the Bot API that cards need: four ways to send, and updates. Captions go without a parse mode,
 * so they arrive unchanged. See functions/docs/vendors/telegram.md.
 */
export function telegram({ token, secret, fetch, root = "https://api.telegram.org" }: TelegramSettings): Bot {
  async function call(method: string, fields: TelegramFields, files: Files = {}): Promise<SendOutcome> {
    try {
      const { type, bytes: body } = await multipart(fields, files);
      const headers = { "content-type": type };
      const signal = AbortSignal.timeout(RETRIES.telegram.timeoutMs);
      const answer = await fetch(`${root}/bot${token}/${method}`, { method: "POST", headers, body, signal });
      return outcomeOf(await answerOf(answer));
    } catch {
      // The error may name the address, which holds the token.
      return { state: "unknown", reason: "The messaging service did not answer." };
    }
  }
  return {
    send(chat, card) {
      const { method, fields, files } = requestFor(card);
      return call(method, { chat_id: chat, ...fields }, files);
    },
    say: (chat, text) => call("sendMessage", { chat_id: chat, text }),
    async readUpdate(body, given) {
      return (await isSame(given, secret)) ? (updateIn(body) ?? "irrelevant") : "forged";
    },
  };
}

type TelegramRequest = { method: string; fields: TelegramFields; files: Files };

function requestFor({ caption, files }: ChatCard): TelegramRequest {
  const [first] = files;
  if (!first) throw new Error("A card has at least one file.");
  if (files.length > 1) return album(caption, files);
  const said = caption ? { caption } : {};
  if (first.kind === "picture") return { method: "sendPhoto", fields: said, files: { photo: first } };
  const { width, height, durationMs } = first;
  const size = { width: String(width), height: String(height) };
  const length = durationMs === null ? {} : { duration: String(Math.round(durationMs / 1000)) };
  const fields = { ...said, ...size, ...length, supports_streaming: "true" };
  return { method: "sendVideo", fields, files: { video: first } };
}

/** An album shows the caption of its first picture as its own. */
function album(caption: string, files: readonly CardFile[]): TelegramRequest {
  const media = files.map((_, i) => ({
    type: "photo",
    media: `attach://file${i}`,
    ...(i === 0 && caption && { caption }),
  }));
  return {
    method: "sendMediaGroup",
    fields: { media: JSON.stringify(media) },
    files: Object.fromEntries(files.map((file, i) => [`file${i}`, file])),
  };
}

/** Compares digests, so that the time taken tells nothing about the difference. */
async function isSame(given: string, wanted: string): Promise<boolean> {
  const [a, b] = await Promise.all([given, wanted].map((text) => sha256Bytes(text)));
  return (
    a !== undefined && b !== undefined && a.reduce((diff, byte, i) => diff | (byte ^ (b[i] ?? 0)), 0) === 0
  );
}
