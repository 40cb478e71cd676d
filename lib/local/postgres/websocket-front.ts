import type { Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { MAX_BYTES } from "./body.ts";
import { conversation } from "./conversation.ts";
import type { Embedded } from "./embedded.ts";
import { greeter } from "./greeting.ts";
import { fatal } from "./wire.ts";

export type TunnelOptions = {
  database: Embedded;
  password: string;
  /** What every client is told after its password was right. */
  welcome: Buffer;
  /** How long a client may keep everybody waiting in the middle of its transaction. */
  idleSeconds?: number;
};

/** Adds the WebSocket side of Neon to a server: PostgreSQL's own protocol through `/v2`. */
export function addTunnel(server: Server, options: TunnelOptions): void {
  const settings = { path: "/v2", perMessageDeflate: false, maxPayload: MAX_BYTES };
  new WebSocketServer({ server, ...settings }).on("connection", (socket) => serve(socket, options));
}

function serve(socket: WebSocket, { database, password, welcome, idleSeconds = 60 }: TunnelOptions) {
  const say = (bytes: Buffer) => socket.send(bytes);
  const greeting = greeter({ password, welcome, say });
  const talk = conversation(database, say);
  let work: Promise<unknown> = Promise.resolve();
  let patience: NodeJS.Timeout | undefined;

  async function take(bytes: Buffer) {
    clearTimeout(patience);
    const { state, rest } = greeting(bytes);
    const ended = state === "refused" || (state === "in" && (await talk.take(rest)) === "bye");
    if (ended) socket.close();
    if (talk.holdsTurn()) patience = setTimeout(giveUp, idleSeconds * 1000);
  }

  function giveUp() {
    say(fatal("25P03", "terminating connection due to idle-in-transaction timeout"));
    socket.close();
  }

  socket.on("message", (bytes: Buffer) => {
    work = work.then(() => take(bytes)).catch(() => socket.terminate());
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clearTimeout(patience);
    talk.hangUp();
    work = work.then(() => talk.finish());
  });
}
