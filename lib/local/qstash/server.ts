import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Broker, openBroker } from "./broker.ts";
import { type QstashAnswer, readCall, sendAnswer } from "./http.ts";
import { Rejected } from "./rejected.ts";
import { answerCall } from "./routes.ts";

export type QstashOptions = {
  /** 0 takes a free one. */
  port: number;
  token: string;
  currentSigningKey: string;
  nextSigningKey: string;
  /** Where messages survive a restart; without it they live in memory only. */
  file?: string;
  /** Maps a destination URL, which is what gets signed, to the address that is really called. */
  route?: (url: string) => string;
  /** Maximum number of parallel deliveries; 100 by default. */
  maxParallel?: number;
  /**
   * Deliveries begin when it resolves, so that leftovers of a crash do not reach a destination that is still
   * starting.
   */
  ready?: Promise<unknown>;
};

export type Qstash = {
  port: number;
  /** Messages that are neither delivered nor dead: waiting, delayed, under way. */
  pending(): number;
  /** Stops within moments. Deliveries under way are cut off and happen again after the next start. */
  close(): Promise<void>;
};

const MAX_PARALLEL = 100;
// Longer than clients reuse idle connections, so that they never send into one that is closing.
const KEEP_ALIVE_MS = 75_000;
// As much as Workers may send: a destination travels in the request line.
const MAX_HEADER_BYTES = 128 * 1024;

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function answerError(error: unknown): QstashAnswer {
  if (error instanceof Rejected) return { status: error.status, body: { error: error.message } };
  return { status: 500, body: { error: String(error) } };
}

function serve(server: Server, broker: Broker, token: string) {
  server.on("request", async (request, response) => {
    try {
      if (request.headers.authorization !== `Bearer ${token}`) throw new Rejected("invalid token", 401);
      sendAnswer(response, answerCall(broker, await readCall(request)));
    } catch (error) {
      sendAnswer(response, answerError(error));
    }
  });
}

function running(server: Server, broker: Broker): Qstash {
  let closing: Promise<void> | undefined;
  return {
    port: (server.address() as AddressInfo).port,
    pending: () => broker.journal.messages.size,
    close() {
      closing ??= stop(server).then(broker.close);
      return closing;
    },
  };
}

/**
 * Starts a QStash for this machine: publish, batch, flow control, delays, retries, callbacks and dead
 * letters. The official client and `Receiver` work with it unmodified; other requests are answered as not
 * supported. Rejects if the port is taken or the file cannot be used.
 */
export async function startQstash(options: QstashOptions): Promise<Qstash> {
  const { file, token, currentSigningKey, nextSigningKey } = options;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEADER_BYTES });
  // The port comes first: it also prevents a second instance from opening a running one's journal.
  await listen(server, options.port);
  try {
    const keys = { current: currentSigningKey, next: nextSigningKey };
    const { route = (url) => url, maxParallel = MAX_PARALLEL } = options;
    const broker = openBroker({ file, keys, route, maxParallel });
    serve(server, broker, token);
    if (options.ready) options.ready.then(broker.dispatch.begin, () => {});
    else broker.dispatch.begin();
    return running(server, broker);
  } catch (error) {
    await stop(server);
    throw error;
  }
}
