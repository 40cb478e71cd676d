import type { Bot, CardFile, ChatCard, SendOutcome } from "../core/bot.ts";
import { multipart } from "./multipart.ts";
import { answerOf, outcomeOf } from "./telegram-answers.ts";
import { updateIn } from "./telegram-updates.ts";

export type TelegramSettings = {
  token: string;
  /** What its webhook calls carry. */
  secret: string;
  fetch: typeof fetch;
  /** Elsewhere than at Telegram: only in tests. */
  root?: string;
};

type Fields = Record<string, string>;
type Files = Record<string, CardFile>;

const PATIENCE_MS = 20_000;

/**
 * The Bot API, as far as cards need it: four ways to send and the reading of updates. Captions go without a parse mode, so
 * that they arrive as they are.
 */
export function telegram({ token, secret, fetch, root = "https://api.telegram.org" }: TelegramSettings): Bot {
  async function call(method: string, fields: Fields, files: Files = {}): Promise<SendOutcome> {
    try {
      const { type, bytes: body } = await multipart(fields, files);
      const headers = { "content-type": type };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(`${root}/bot${token}/${method}`, { method: "POST", headers, body, signal });
      return outcomeOf(await answerOf(answer));
    } catch {
      // What was thrown may name the address, and the token with it.
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

type Request = { method: string; fields: Fields; files: Files };

function requestFor({ caption, files }: ChatCard): Request {
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
function album(caption: string, files: readonly CardFile[]): Request {
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

/** Hashed first, so that neither length nor place of a difference shows in the time this takes. */
async function isSame(given: string, wanted: string): Promise<boolean> {
  const [a, b] = await Promise.all([given, wanted].map(digest));
  return (
    a !== undefined && b !== undefined && a.reduce((diff, byte, i) => diff | (byte ^ (b[i] ?? 0)), 0) === 0
  );
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
