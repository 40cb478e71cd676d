import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Book } from "./book.ts";

export type Call = {
  act: string;
  apiKey: string;
  method: string;
  path: string;
  body?: unknown;
  idempotencyKey?: string;
};
export type Reply = { status: number; json: unknown };

const TIMEOUT_MS = 60_000;
const API = "/api/v1/programmatic";

/** Sends requests to the service and writes down how they ended. */
export function openCaller(port: number, book: Book) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let underWay = 0;

  async function send(call: Call): Promise<Reply> {
    const from = Date.now();
    underWay++;
    const { status, json } = await exchange(agent, port, call).catch(silence);
    underWay--;
    const { code, message } = (json ?? {}) as { code?: unknown; message?: unknown };
    const text = (value: unknown) => (typeof value === "string" ? value : "");
    const reason = status >= 500 ? text(message) : "";
    book.answers.push({ act: call.act, status, code: text(code), reason, from, until: Date.now() });
    return { status, json };
  }
  return { send, underWay: () => underWay, close: async () => agent.destroy() };
}

const silence = (error: NodeJS.ErrnoException): Reply => ({
  status: 0,
  json: { code: error.code ?? error.message },
});

export type Caller = ReturnType<typeof openCaller>;

function exchange(agent: Agent, port: number, call: Call): Promise<Reply> {
  const { method, path, body, apiKey, idempotencyKey } = call;
  const payload = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(payload !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(payload)),
    }),
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  };
  const place = path.startsWith("/api/") ? path : API + path;
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, agent, method, path: place, headers, timeout: TIMEOUT_MS };
    const sent = request(options, (answer) => void readReply(answer).then(resolve, reject));
    sent
      .once("timeout", () => sent.destroy(new Error("There was no answer in time.")))
      .once("error", (error: NodeJS.ErrnoException) => {
        // The other side had ended the idle connection in this very moment: every client sends again.
        const isIdleEnd = sent.reusedSocket && error.code === "ECONNRESET";
        if (isIdleEnd) exchange(freshAgent(), port, call).then(resolve, reject);
        else reject(error);
      })
      .end(payload);
  });
}

/** Its connections are used once. */
const freshAgent = () => new Agent({ keepAlive: false });

async function readReply(answer: IncomingMessage): Promise<Reply> {
  const body = await text(answer);
  try {
    return { status: answer.statusCode ?? 0, json: JSON.parse(body) };
  } catch {
    return { status: answer.statusCode ?? 0, json: undefined };
  }
}
