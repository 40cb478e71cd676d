import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const TOKEN = "7000000001:AAThisIsTheRightTokenForTheFake";
export const SECRET = "the-right-secret-for-the-webhook";

/** What goes wrong with one request. `lost`: it is done, but the answer never arrives. */
export type Fault =
  | "too_many"
  | "server_error"
  | "drop"
  | "lost"
  | "page"
  | "no_rights"
  | { migrateTo: number };

type Media = { type: string; name: string; mimeType: string; bytes: number };
type Shown = {
  id: number;
  chat: string;
  kind: string;
  caption: string;
  media: Media[];
  fields: Record<string, string>;
};

const refusal = (code: number, description: string, parameters?: object) => ({
  status: code,
  body: { ok: false, error_code: code, description, ...(parameters && { parameters }) },
});

const CAPTION = { max: 1024, tooLong: "message caption is too long" };
const METHODS: Record<string, typeof CAPTION> = {
  sendMessage: { max: 4096, tooLong: "message is too long" },
  sendPhoto: CAPTION,
  sendVideo: CAPTION,
  sendMediaGroup: CAPTION,
};
const RETRY_AFTER = 17;

/** The Bot API on a loopback port: chats that a person begins, blocks, limits, the vendor's own words. */
export async function startTelegramFake() {
  const shown: Shown[] = [];
  const asked: string[] = [];
  const begun = new Set<string>();
  const blocked = new Set<string>();
  let troubles: (Fault | undefined)[] = [];
  let nextId = 1;

  function faultFor(fault: Fault | undefined) {
    if (fault === "too_many")
      return refusal(429, `Too Many Requests: retry after ${RETRY_AFTER}`, { retry_after: RETRY_AFTER });
    if (fault === "server_error") return refusal(502, "Bad Gateway");
    if (fault === "no_rights")
      return refusal(400, "Bad Request: not enough rights to send photos to the chat");
    if (typeof fault === "object") {
      const text = "Bad Request: group chat was upgraded to a supergroup chat";
      begun.add(String(fault.migrateTo));
      return refusal(400, text, { migrate_to_chat_id: fault.migrateTo });
    }
    return undefined;
  }

  function refusalFor(method: string, chat: string) {
    if (!(method in METHODS)) return refusal(404, "Not Found");
    if (blocked.has(chat)) return refusal(403, "Forbidden: bot was blocked by the user");
    if (!begun.has(chat)) return refusal(400, "Bad Request: chat not found");
    return undefined;
  }

  function post(method: string, form: FormData) {
    const chat = String(form.get("chat_id") ?? "");
    const refused = refusalFor(method, chat);
    if (refused) return refused;
    const media = mediaOf(method, form);
    if (typeof media === "string") return refusal(400, media);
    const caption = captionOf(method, form);
    const { max, tooLong } = METHODS[method] ?? CAPTION;
    if (caption.length > max) return refusal(400, `Bad Request: ${tooLong}`);
    shown.push({ id: nextId, chat, kind: method, caption, media, fields: textsIn(form) });
    const ids = media.length > 1 ? media.map(() => nextId++) : [nextId++];
    const results = ids.map((message_id) => ({
      message_id,
      date: 1_781_524_800,
      chat: { id: Number(chat) },
    }));
    return { status: 200, body: { ok: true, result: method === "sendMediaGroup" ? results : results[0] } };
  }

  const server = createServer(async (request, response) => {
    const [, token = "", method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? "") ?? [];
    const form = await formOf(request);
    asked.push(method);
    const fault = troubles.shift();
    if (fault === "drop") return response.destroy();
    if (fault === "page") return response.writeHead(200).end("<h1>A proxy's page</h1>");
    const answer = token === TOKEN ? (faultFor(fault) ?? post(method, form)) : refusal(401, "Unauthorized");
    if (fault === "lost") return response.destroy();
    response
      .writeHead(answer.status, { "content-type": "application/json" })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shown,
    asked,
    /** A person presses Start, so that the bot may write. */
    begin: (chat: string) => void begun.add(chat),
    block: (chat: string, isBlocked = true) => void (isBlocked ? blocked.add(chat) : blocked.delete(chat)),
    /** What goes wrong with the next requests, in order. */
    script(...next: (Fault | undefined)[]) {
      troubles = next;
    },
    /** Everything that was asked or shown, and who has blocked the bot. */
    forget() {
      troubles = [];
      for (const list of [shown, asked]) list.length = 0;
      blocked.clear();
    },
    /** Cards only; what the bot says beside them left out. */
    cards: () => shown.filter(({ kind }) => kind !== "sendMessage"),
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type TelegramFake = Awaited<ReturnType<typeof startTelegramFake>>;

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { "content-type": String(request.headers["content-type"]) };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}

const textsIn = (form: FormData) =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));

type Listed = { type: string; media: string; caption?: string };
const listed = (form: FormData) => JSON.parse(String(form.get("media") ?? "[]")) as Listed[];

/** The files of a message, or the vendor's words for what is wrong with them. */
function mediaOf(method: string, form: FormData): Media[] | string {
  if (method === "sendMessage") return form.get("text") ? [] : "Bad Request: message text is empty";
  if (method === "sendMediaGroup") {
    const all = listed(form);
    if (all.length < 2 || all.length > 10) return "Bad Request: wrong number of media in the album";
    return all.map(({ type, media }) => fileAt(form, media.replace("attach://", ""), type));
  }
  const type = method === "sendPhoto" ? "photo" : "video";
  return form.has(type) ? [fileAt(form, type, type)] : `Bad Request: there is no ${type} in the request`;
}

function fileAt(form: FormData, field: string, type: string): Media {
  const file = form.get(field);
  if (!(file instanceof File)) throw new Error(`There is no file "${field}".`);
  return { type, name: file.name, mimeType: file.type, bytes: file.size };
}

function captionOf(method: string, form: FormData): string {
  if (method === "sendMediaGroup") return listed(form)[0]?.caption ?? "";
  return String(form.get(method === "sendMessage" ? "text" : "caption") ?? "");
}
