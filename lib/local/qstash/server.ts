import { type HttpHandler, startHttpServer } from "../http-server.ts";
import { HOSTS } from "../outbound.ts";
import { type Broker, openBroker } from "./broker.ts";
import { type QstashAnswer, readCall, sendAnswer } from "./http.ts";
import { Rejected } from "./rejected.ts";
import { answerCall } from "./routes.ts";

export type QstashOptions = {
  token: string;
  currentSigningKey: string;
  nextSigningKey: string;
  /** Where messages survive a restart; without it they live in memory only. */
  file?: string;
  /** Maps a destination URL, which is what gets signed, to the address that is really called. */
  route?: (url: string) => string;
  /** Deliveries under way at the same time, over all flow keys. By default as many as QStash's pay-as-you-go plan allows. */
  globalParallelism?: number;
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

const GLOBAL_PARALLELISM = 100;
// As much as Workers may send: a destination travels in the request line.
const MAX_HEADER_BYTES = 128 * 1024;

function answerError(error: unknown): QstashAnswer {
  if (error instanceof Rejected) return { status: error.status, body: { error: error.message } };
  return { status: 500, body: { error: String(error) } };
}

const handlerFor =
  (broker: Broker, token: string): HttpHandler =>
  async (request, response) => {
    try {
      if (request.headers.authorization !== `Bearer ${token}`) throw new Rejected("invalid token", 401);
      sendAnswer(response, answerCall(broker, await readCall(request)));
    } catch (error) {
      sendAnswer(response, answerError(error));
    }
  };

/**
 * Starts a QStash for this machine: publish, batch, flow control, delays, retries, callbacks and dead
 * letters. The official client and `Receiver` work with it unmodified; other requests are answered as not
 * supported. Rejects if the file cannot be used.
 */
export async function startQstash(options: QstashOptions): Promise<Qstash> {
  const { file, token, currentSigningKey, nextSigningKey, ready = Promise.resolve() } = options;
  const { route = (url) => url, globalParallelism = GLOBAL_PARALLELISM } = options;
  const keys = { current: currentSigningKey, next: nextSigningKey };
  const broker = openBroker({ file, keys, route, globalParallelism });
  const address = { name: "The queue", hosts: [HOSTS.qstash], maxHeaderBytes: MAX_HEADER_BYTES };
  const server = await startHttpServer(address, () => handlerFor(broker, token));
  ready.then(broker.dispatch.begin, () => {});
  let closing: Promise<void> | undefined;
  return {
    port: server.port,
    pending: () => broker.journal.messages.size,
    close() {
      closing ??= server.close().then(broker.close);
      return closing;
    },
  };
}
