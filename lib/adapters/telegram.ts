import type { Bot, CardFile, ChatCard, SendOutcome } from "../core/bot.ts";
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

const PATIENCE_MS = 20_000;

/**
 * The Bot API, as far as cards need it: four ways to send and the reading of updates. Captions go without a parse mode, so
 * that they arrive as they are.
 */
export function telegram({ token, secret, fetch, root = "https://api.telegram.org" }: TelegramSettings): Bot {
  async function call(method: string, form: FormData): Promise<SendOutcome> {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(`${root}/bot${token}/${method}`, { method: "POST", body: form, signal });
      return outcomeOf(await answerOf(answer));
    } catch {
      // What was thrown may name the address, and the token with it.
      return { state: "unknown", reason: "The messaging service did not answer." };
    }
  }
  return {
    send: (chat, card) => {
      const { method, form } = requestFor(card);
      form.set("chat_id", chat);
      return call(method, form);
    },
    say(chat, text) {
      const form = new FormData();
      form.set("chat_id", chat);
      form.set("text", text);
      return call("sendMessage", form);
    },
    async readUpdate(body, given) {
      return (await isSame(given, secret)) ? (updateIn(body) ?? "irrelevant") : "forged";
    },
  };
}

function requestFor({ caption, files }: ChatCard): { method: string; form: FormData } {
  const [first] = files;
  if (!first) throw new Error("A card has at least one file.");
  if (files.length > 1) return { method: "sendMediaGroup", form: album(caption, files) };
  const form = new FormData();
  if (caption) form.set("caption", caption);
  form.set(first.kind === "film" ? "video" : "photo", blobOf(first), first.name);
  if (first.kind === "picture") return { method: "sendPhoto", form };
  form.set("width", String(first.width));
  form.set("height", String(first.height));
  if (first.durationMs !== null) form.set("duration", String(Math.round(first.durationMs / 1000)));
  form.set("supports_streaming", "true");
  return { method: "sendVideo", form };
}

/** An album shows the caption of its first picture as its own. */
function album(caption: string, files: readonly CardFile[]): FormData {
  const form = new FormData();
  const media = files.map((_, i) => ({
    type: "photo",
    media: `attach://file${i}`,
    ...(i === 0 && caption && { caption }),
  }));
  form.set("media", JSON.stringify(media));
  for (const [i, file] of files.entries()) form.set(`file${i}`, blobOf(file), file.name);
  return form;
}

const blobOf = ({ bytes, mimeType }: CardFile) => new Blob([bytes], { type: mimeType });

/** Hashed first, so that neither length nor place of a difference shows in the time this takes. */
async function isSame(given: string, wanted: string): Promise<boolean> {
  const [a, b] = await Promise.all([given, wanted].map(digest));
  return (
    a !== undefined && b !== undefined && a.reduce((diff, byte, i) => diff | (byte ^ (b[i] ?? 0)), 0) === 0
  );
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
