import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Chance } from "./random.ts";

/** What happens to messages on their way from the queue to the service. */
export type Mischief = "none" | "double" | "delay" | "reorder" | "lose";

const REORDER_MS = 1_500;
/** How late a message may come. */
const LATE_MS: Record<Mischief, number> = { none: 0, double: 0, lose: 0, delay: 4_000, reorder: REORDER_MS };

/** A proxy between queue and service that doubles, loses, delays or reorders deliveries. */
export async function openQueueProxy(to: number, random: Chance) {
  const agent = new Agent({ keepAlive: true });
  let mischief: Mischief = "none";

  /** Answers the status, 502 when there was no answer. */
  function bring({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Brought> {
    return new Promise((resolve) => {
      const sent = request(
        { host: "127.0.0.1", port: to, agent, method, path: url, headers },
        async (answer) => {
          const parts: Buffer[] = [];
          try {
            for await (const part of answer) parts.push(part as Buffer);
            resolve({
              status: answer.statusCode ?? 502,
              body: Buffer.concat(parts),
              headers: answer.headers,
            });
          } catch {
            resolve(LOST);
          }
        },
      );
      sent.once("error", () => resolve(LOST)).end(body);
    });
  }

  async function deliver(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const kind = mischief;
    await sleep(random.between(0, LATE_MS[kind]));
    // Beside the first one, or behind it.
    if (kind === "double") void sleep(random.between(0, REORDER_MS)).then(() => bring(request, body));
    const brought = await bring(request, body);
    const isLost = brought === LOST || (kind === "lose" && random.draw() < 0.5);
    if (isLost) return request.socket.destroy();
    return response.writeHead(brought.status, replyHeaders(brought)).end(brought.body);
  }

  const server = createServer((request, response) => {
    deliver(request, response).catch(() => request.socket.destroy());
  });
  server.on("clientError", (_, socket) => socket.destroy());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    be(next: Mischief) {
      mischief = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

export type QueueProxy = Awaited<ReturnType<typeof openQueueProxy>>;
type Brought = { status: number; body: Buffer; headers: IncomingMessage["headers"] };
const LOST: Brought = { status: 502, body: Buffer.alloc(0), headers: {} };

/** The body is sent on whole, whatever way it came. */
function replyHeaders({ headers }: Brought) {
  const { "transfer-encoding": _, connection: __, "content-length": ___, ...rest } = headers;
  return rest;
}
