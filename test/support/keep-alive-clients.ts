import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { type RawAnswer, readAnswer } from "./raw-answer.ts";

export type Sent = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Iterable<Buffer>;
  /** How the body is announced: its own length by default. With a number it may stall before its end. */
  length?: number | "chunked";
};

type Answer = RawAnswer & { closes: boolean };

/** Sends one request after the other, on one connection for as long as no answer says that it closes. */
export type Client = {
  /** Rejects when the connection ends without an answer. */
  ask(sent: Sent): Promise<Answer>;
  /** How many connections there were. */
  opened(): number;
  close(): void;
};

function headersOf({ headers = {}, body, length }: Sent): Record<string, string> {
  if (!body) return headers;
  if (length === "chunked") return { ...headers, "Transfer-Encoding": "chunked" };
  return { ...headers, "Content-Length": String(length ?? Buffer.concat([...body]).length) };
}

const closing = (answer: RawAnswer): Answer => ({
  ...answer,
  closes: answer.headers.get("connection") === "close",
});

/** Node's own client, with an agent that keeps one connection. */
export function nodeClient(port: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  return {
    ask: (sent) =>
      new Promise((resolve, reject) => {
        const { method, path, body = [], length } = sent;
        const options = { host: "127.0.0.1", port, agent, method, path, headers: headersOf(sent) };
        const asked = request(options, (answer) => {
          const headers = new Map(Object.entries(answer.headers).map(([name, value]) => [name, `${value}`]));
          const whole = text(answer).then((body) => ({ status: answer.statusCode ?? 0, headers, body }));
          whole.then(closing).then(resolve, reject);
        });
        asked.on("socket", (socket) => sockets.add(socket)).on("error", reject);
        for (const piece of body) asked.write(piece);
        if (typeof length !== "number") asked.end();
      }),
    opened: () => sockets.size,
    close: () => agent.destroy(),
  };
}

/** Sends head and body apart and reads the answer then, as Python's http.client does. */
export function plainClient(port: number): Client {
  let socket: Socket | undefined;
  let opened = 0;
  async function ask(sent: Sent): Promise<Answer> {
    if (!socket) opened++;
    socket ??= connect({ port, host: "127.0.0.1", noDelay: true }).on("error", () => undefined);
    const [answer] = await Promise.all([answerOn(socket, sent.method), write(socket, sent)]);
    if (closing(answer).closes) socket = undefined;
    return closing(answer);
  }
  return { ask, opened: () => opened, close: () => socket?.destroy() };
}

function answerOn(socket: Socket, method: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const onData = (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      const answer = readAnswer(bytes, method);
      if (answer) settle(() => resolve(answer));
    };
    const onClose = () => settle(() => reject(new Error("The connection ended without an answer.")));
    const settle = (end: () => void) => {
      socket.off("data", onData).off("close", onClose);
      end();
    };
    socket.on("data", onData).on("close", onClose);
    if (socket.destroyed) onClose();
  });
}

async function write(socket: Socket, sent: Sent): Promise<void> {
  const { method, path, body = [], length } = sent;
  const headers = Object.entries({ Host: "localhost", ...headersOf(sent) });
  socket.write(
    `${method} ${path} HTTP/1.1\r\n${headers.map((pair) => `${pair.join(": ")}\r\n`).join("")}\r\n`,
  );
  const isChunked = length === "chunked";
  for (const piece of body) {
    await turn();
    if (socket.destroyed) return;
    if (isChunked) socket.write(`${piece.length.toString(16)}\r\n`);
    await new Promise((resolve) => socket.write(piece, resolve));
    if (isChunked) socket.write("\r\n");
  }
  if (isChunked) socket.write("0\r\n\r\n");
}
