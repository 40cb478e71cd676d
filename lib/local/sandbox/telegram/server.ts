import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { unixNow } from "../books.ts";
import { type Courier, startCourier } from "../courier.ts";
import { listen } from "../listen.ts";
import { answerBot, PERSON } from "./api.ts";
import { type ChatBooks, openChatBooks } from "./books.ts";
import { chatPage, logHtml } from "./page.ts";

export type TelegramOptions = {
  token: string;
  /** What its calls to the service carry. */
  secret: string;
  bot: string;
  /** Where updates are told. */
  hookUrl: string;
  /** Where all of it survives a restart; without it in memory. */
  folder?: string | undefined;
  /** Updates wait for it. */
  ready?: Promise<unknown>;
};

export type LocalTelegram = { port: number; settled(): Promise<void>; close(): Promise<void> };
type Desk = { books: ChatBooks; courier: Courier; bot: string; token: string };
type Reply = { status: number; body: string | Uint8Array; headers?: Record<string, string> };

const MAX_BYTES = 60 * 1024 * 1024;
const CODE = /(?:[?&]start=)?([\w-]{1,64})$/;

/**
 * A messaging service for this machine: the bot interface for the service, and a page where a person sees the chat and can
 * start and block the bot. It keeps its port where it can.
 */
export async function startTelegram(options: TelegramOptions): Promise<LocalTelegram> {
  const { token, secret, bot, hookUrl: url, folder, ready } = options;
  const books = openChatBooks(folder);
  const server = createServer();
  const port = await listen(server, books.content.port);
  books.content.port = port;
  books.save();
  const headersFor = () => ({ "x-telegram-bot-api-secret-token": secret });
  const courier = startCourier({ books, headersFor, url, ready });
  const desk = { books, courier, bot, token };
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { status, headers, body } = await serve(desk, request);
      response.writeHead(status, { "cache-control": "no-store", ...headers }).end(body);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
    }
  });
  return {
    port,
    settled: courier.settled,
    async close() {
      await courier.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function serve(desk: Desk, request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const [, place = "", action = "", id = ""] = url.pathname.split("/");
  if (place.startsWith("bot")) return api(desk, request, place.slice("bot".length), action);
  if (place !== "telegram") return { status: 404, body: "Look at /telegram." };
  if (request.method === "POST") return acted(desk, request, action);
  if (action === "files") return file(desk, id);
  if (action === "log") return html(logHtml(desk.books.content));
  return page(desk, url.searchParams.get("start") ?? "", url.searchParams.get("said"));
}

async function api({ books, token }: Desk, request: IncomingMessage, given: string, method: string) {
  const known = given === token;
  const unauthorized = { ok: false, error_code: 401, description: "Unauthorized" };
  const { status, body } = known
    ? await answerBot(books, method, await formOf(request))
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

const html = (body: string, nonce?: string): Reply => ({
  status: 200,
  body,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'${nonce ? `; script-src 'nonce-${nonce}'` : ""}`,
    "referrer-policy": "no-referrer",
  },
});

function page({ books, bot }: Desk, start: string, said: string | null): Reply {
  const nonce = randomBytes(12).toString("base64url");
  const [, code = ""] = CODE.exec(start) ?? [];
  const problem = said === "code" ? "That is neither a link nor a code." : null;
  return html(chatPage(books.content, { bot, code, problem, nonce }), nonce);
}

function file({ books }: Desk, id: string): Reply {
  const entry = books.content.log.flatMap(({ files }) => files).find((one) => one.id === id);
  const bytes = books.readFile(id);
  if (!entry || !bytes) return { status: 404, body: "There is no such file." };
  return {
    status: 200,
    body: bytes,
    headers: { "content-type": entry.mimeType, "x-content-type-options": "nosniff" },
  };
}

/** What a person does. Another site must not act here on somebody's behalf. */
async function acted(desk: Desk, request: IncomingMessage, action: string): Promise<Reply> {
  const { "sec-fetch-site": site = "none" } = request.headers;
  if (site !== "same-origin" && site !== "none") return { status: 403, body: "This came from another site." };
  const form = await formOf(request);
  const [, code] = CODE.exec(String(form.get("code") ?? "").trim()) ?? [];
  if (action === "start" && !code) return seeOther("/telegram?said=code");
  if (action === "start") begin(desk, code ?? "");
  else if (action === "block" || action === "unblock") block(desk, action === "block");
  else return { status: 404, body: "There is no such button." };
  await desk.courier.settled();
  return seeOther("/telegram");
}

const seeOther = (location: string): Reply => ({ status: 303, body: "", headers: { location } });

/** The person opens the deep link and presses Start. */
function begin({ books, courier }: Desk, code: string): void {
  const { content } = books;
  content.started = true;
  content.blocked = false;
  const at = unixNow();
  const id = content.nextId++;
  content.log.push({ id, from: "you", at, text: "/start", files: [] });
  const message = { message_id: id, date: at, chat: PERSON, from: PERSON, text: `/start ${code}` };
  courier.send(updateOf(books, { message }));
}

function block({ books, courier }: Desk, blocked: boolean): void {
  books.content.blocked = blocked;
  const status = blocked ? "kicked" : "member";
  const member = { chat: PERSON, from: PERSON, date: unixNow(), new_chat_member: { status } };
  courier.send(updateOf(books, { my_chat_member: member }));
}

function updateOf({ content }: ChatBooks, about: object) {
  const number = content.nextUpdate++;
  return { id: `update_${number}`, update_id: number, ...about };
}
