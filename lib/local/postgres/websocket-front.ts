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
  welcome: Promise<Buffer>;
  /** How long a client may keep everybody waiting in the middle of its transaction. */
  idleSeconds: number;
};

/**
 * Adds the WebSocket side of Neon to a server: PostgreSQL's own protocol through `/v2`. Returns the function that cuts
 * every connection.
 */
export function addTunnel(server: Server, options: TunnelOptions): () => void {
  const settings = { path: "/v2", perMessageDeflate: false, maxPayload: MAX_BYTES };
  const sockets = new WebSocketServer({ server, ...settings });
  sockets.on("connection", (socket) => serve(socket, options));
  return () => {
    for (const socket of sockets.clients) socket.terminate();
  };
}

function serve(socket: WebSocket, { database, password, welcome, idleSeconds }: TunnelOptions) {
  const say = (bytes: Buffer) => socket.send(bytes);
  const greet = welcome.then((bytes) => greeter({ password, welcome: bytes, say }));
  const talk = conversation(database, say);
  let work: Promise<unknown> = greet;
  let patience: NodeJS.Timeout | undefined;

  async function take(bytes: Buffer) {
    clearTimeout(patience);
    const { state, rest } = (await greet)(bytes);
    const ended = state === "refused" || (state === "in" && (await talk.take(rest)) === "bye");
    if (ended) socket.close();
    if (talk.holdsTurn()) patience = setTimeout(giveUp, idleSeconds * 1000);
  }

  function giveUp() {
    say(fatal("25P03", "terminating connection due to idle-in-transaction timeout"));
    socket.close();
  }

  const hangUp = () => socket.terminate();
  socket.on("message", (bytes: Buffer) => {
    work = work.then(() => take(bytes)).catch(hangUp);
  });
  socket.on("error", hangUp);
  socket.on("close", () => {
    clearTimeout(patience);
    talk.hangUp();
    work = work.then(talk.finish).catch(hangUp);
  });
}
