import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { startHttpServer } from "../../http-server.ts";
import { HOSTS } from "../../outbound.ts";
import { type EventSender, startEventSender } from "../event-sender.ts";
import { unixNow } from "../payment-store.ts";
import { answerBot, PERSON } from "./api.ts";
import { type ChatStore, openChatStore } from "./chat-store.ts";
import { chatPage, logHtml } from "./page.ts";

export type TelegramOptions = {
  token: string;
  /** The secret in its calls to the service. */
  secret: string;
  bot: string;
  /** Address that receives updates. */
  webhookUrl: string;
  /** Where all of it survives a restart; without it in memory. */
  folder?: string | undefined;
  /** Updates wait for it. */
  ready?: Promise<unknown>;
};

export type LocalTelegram = { port: number; settled(): Promise<void>; close(): Promise<void> };
type ChatContext = { store: ChatStore; sender: EventSender; bot: string; token: string };
type ChatReply = { status: number; body: string | Uint8Array; headers?: Record<string, string> };

const MAX_BYTES = 60 * 1024 * 1024;
const CODE = /(?:[?&]start=)?([\w-]{1,64})$/;

/**
 * A messaging service for this machine: the bot API for the service, and a page that shows the chat. On the
 * page a person can start and block the bot. It reuses its last port where possible.
 */
export async function startTelegram(options: TelegramOptions): Promise<LocalTelegram> {
  const { token, secret, bot, webhookUrl: url, folder, ready } = options;
  const store = openChatStore(folder);
  const headersFor = () => ({ "x-telegram-bot-api-secret-token": secret });
  const sender = startEventSender({ store, headersFor, url, ready });
  const context = { store, sender, bot, token };
  const address = { name: "The chat sandbox", port: store.content.port, hosts: [HOSTS.telegram] };
  const server = await startHttpServer(address, () => async (request, response) => {
    const { status, headers, body } = await serve(context, request);
    response.writeHead(status, { "cache-control": "no-store", ...headers }).end(body);
  });
  store.content.port = server.port;
  store.save();
  return {
    port: server.port,
    settled: sender.settled,
    async close() {
      await sender.close();
      await server.close();
    },
  };
}

async function serve(context: ChatContext, request: IncomingMessage): Promise<ChatReply> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const [, place = "", action = "", id = ""] = url.pathname.split("/");
  if (place.startsWith("bot")) return api(context, request, place.slice("bot".length), action);
  if (place !== "telegram") return { status: 404, body: "Look at /telegram." };
  if (request.method === "POST") return acted(context, request, action);
  if (action === "files") return file(context, id);
  if (action === "log") return html(logHtml(context.store.content));
  return page(context, url.searchParams.get("start") ?? "", url.searchParams.get("said"));
}

async function api({ store, token }: ChatContext, request: IncomingMessage, given: string, method: string) {
  const known = given === token;
  const unauthorized = { ok: false, error_code: 401, description: "Unauthorized" };
  const { status, body } = known
    ? await answerBot(store, method, await formOf(request))
    : { status: 401, body: unauthorized };
  return { status, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) throw new Error("The body is too large.");
  }
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}

const html = (body: string, nonce?: string): ChatReply => ({
  status: 200,
  body,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'${nonce ? `; script-src 'nonce-${nonce}'` : ""}`,
    "referrer-policy": "no-referrer",
  },
});

function page({ store, bot }: ChatContext, start: string, said: string | null): ChatReply {
  const nonce = randomBytes(12).toString("base64url");
  const [, code = ""] = CODE.exec(start) ?? [];
  const problem = said === "code" ? "That is neither a link nor a code." : null;
  return html(chatPage(store.content, { bot, code, problem, nonce }), nonce);
}

function file({ store }: ChatContext, id: string): ChatReply {
  const entry = store.content.log.flatMap(({ files }) => files).find((one) => one.id === id);
  const bytes = store.readFile(id);
  if (!entry || !bytes) return { status: 404, body: "There is no such file." };
  return {
    status: 200,
    body: bytes,
    headers: { "content-type": entry.mimeType, "x-content-type-options": "nosniff" },
  };
}

/** The actions of the page. */
async function acted(context: ChatContext, request: IncomingMessage, action: string): Promise<ChatReply> {
  const form = await formOf(request);
  const [, code] = CODE.exec(String(form.get("code") ?? "").trim()) ?? [];
  if (action === "start" && !code) return seeOther("/telegram?said=code");
  if (action === "start") begin(context, code ?? "");
  else if (action === "block" || action === "unblock") block(context, action === "block");
  else return { status: 404, body: "There is no such button." };
  await context.sender.settled();
  return seeOther("/telegram");
}

const seeOther = (location: string): ChatReply => ({ status: 303, body: "", headers: { location } });

/** The person opens the deep link and presses Start. */
function begin({ store, sender }: ChatContext, code: string): void {
  const { content } = store;
  content.started = true;
  content.blocked = false;
  const at = unixNow();
  const id = content.nextId++;
  content.log.push({ id, from: "you", at, text: "/start", files: [] });
  const message = { message_id: id, date: at, chat: PERSON, from: PERSON, text: `/start ${code}` };
  sender.send(updateOf(store, { message }));
}

function block({ store, sender }: ChatContext, blocked: boolean): void {
  store.content.blocked = blocked;
  const status = blocked ? "kicked" : "member";
  const member = { chat: PERSON, from: PERSON, date: unixNow(), new_chat_member: { status } };
  sender.send(updateOf(store, { my_chat_member: member }));
}

function updateOf({ content }: ChatStore, about: object) {
  const number = content.nextUpdate++;
  return { id: `update_${number}`, update_id: number, ...about };
}
