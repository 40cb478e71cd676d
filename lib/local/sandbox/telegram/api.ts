import { own } from "../../../text/own.ts";
import { drawId, unixNow } from "../payment-store.ts";
import type { ChatEntry, ChatStore } from "./chat-store.ts";

export type BotAnswer = { status: number; body: object };

/** The one person of the sandbox, and their chat with the bot. */
export const PERSON = { id: 1001, type: "private", first_name: "You" } as const;

const MAX_CAPTION = 1_024;
const MAX_TEXT = 4_096;
const ALBUM = { least: 2, most: 10 };

const refusal = (code: number, description: string): BotAnswer => ({
  status: code,
  body: { ok: false, error_code: code, description },
});

type Sent = { text: string; max: number; files: ChatEntry["files"] };

/** The bot API, as far as the service uses it: sent messages appear in the chat. */
export async function answerBot(store: ChatStore, method: string, form: FormData): Promise<BotAnswer> {
  const { content } = store;
  const read = own(READERS, method);
  if (!read) return refusal(404, "Not Found");
  if (Number(form.get("chat_id")) !== PERSON.id) return refusal(400, "Bad Request: chat not found");
  if (!content.started) return refusal(403, "Forbidden: bot can't initiate conversation with a user");
  if (content.blocked) return refusal(403, "Forbidden: bot was blocked by the user");
  const sent = await read(store, form);
  if (!sent || typeof sent === "string") return refusal(400, `Bad Request: ${sent ?? "nothing to send"}`);
  if (sent.text.length > sent.max) return refusal(400, "Bad Request: message caption is too long");
  return { status: 200, body: { ok: true, result: show(store, method, sent) } };
}

function show({ content, save }: ChatStore, method: string, { text, files }: Sent) {
  const at = unixNow();
  const count = Math.max(1, files.length);
  const first = content.nextId;
  content.nextId += count;
  content.log.push({ id: first, from: "bot", at, text, files });
  save();
  const messages = Array.from({ length: count }, (_, i) => ({
    message_id: first + i,
    date: at,
    chat: PERSON,
  }));
  return method === "sendMediaGroup" ? messages : messages[0];
}

/** The parameters of a method, or the error in them. */
const READERS: Record<string, (store: ChatStore, form: FormData) => Promise<Sent | string>> = {
  async sendMessage(_, form) {
    const text = String(form.get("text") ?? "");
    return text ? { text, max: MAX_TEXT, files: [] } : "message text is empty";
  },
  sendPhoto: (store, form) => single(store, form, "photo"),
  sendVideo: (store, form) => single(store, form, "video"),
  sendMediaGroup: album,
};

async function single(store: ChatStore, form: FormData, kind: "photo" | "video"): Promise<Sent | string> {
  const file = await keep(store, form.get(kind), kind);
  if (!file) return `there is no ${kind} in the request`;
  return { text: String(form.get("caption") ?? ""), max: MAX_CAPTION, files: [file] };
}

type Listed = { media: string; caption?: string };

async function album(store: ChatStore, form: FormData): Promise<Sent | string> {
  const media = JSON.parse(String(form.get("media") ?? "[]")) as Listed[];
  if (media.length < ALBUM.least || media.length > ALBUM.most) return "wrong number of media in the album";
  const files = [];
  for (const { media: place } of media) {
    const file = await keep(store, form.get(place.replace("attach://", "")), "photo");
    if (!file) return "wrong file identifier/HTTP URL specified";
    files.push(file);
  }
  return { text: media[0]?.caption ?? "", max: MAX_CAPTION, files };
}

async function keep(store: ChatStore, file: FormDataEntryValue | null, kind: "photo" | "video") {
  if (file === null || typeof file === "string") return undefined;
  const id = drawId("file_");
  store.keepFile(id, new Uint8Array(await file.arrayBuffer()));
  return { id, kind, mimeType: file.type };
}
