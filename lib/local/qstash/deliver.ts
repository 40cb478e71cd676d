import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { canonical } from "./compose.ts";
import type { HeaderMap, QueuedMessage } from "./message.ts";
import { signDelivery } from "./signature.ts";

/** Result of one attempt. `status` 0 means that there was no response; `error` has the reason. */
export type Attempt = {
  status: number;
  header: HeaderMap;
  body: Buffer;
  error?: string;
  /** No retry follows. */
  isFinal?: boolean;
};

export type DelivererOptions = {
  signingKey: string;
  /** Maps the signed destination URL to the address that is really called. */
  route: (url: string) => string;
};

const MAX_ANSWER_BYTES = 1024 * 1024;
// Below the idle limit of common servers, so that they rarely close a connection just as we reuse it.
const IDLE_MS = 4000;

function headersOf(message: QueuedMessage, body: Buffer | undefined, signature: string) {
  return {
    ...message.header,
    "User-Agent": "Upstash-QStash",
    "Upstash-Message-Id": message.messageId,
    "Upstash-Retried": String(message.retried),
    "Upstash-Caller-Ip": message.callerIP,
    ...(body && { "Content-Length": body.length }),
    "Upstash-Signature": signature,
  };
}

type OutgoingCall = { address: URL; options: http.RequestOptions; body: Buffer | undefined };

/** Sends a request, and once more if a kept connection turned out to be closed by the other side. */
function send({ address, options, body }: OutgoingCall): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = address.protocol === "https:" ? https : http;
    const sent = request(address, options, resolve);
    sent.on("error", (error: NodeJS.ErrnoException) => {
      const stale = sent.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
      if (stale) resolve(send({ address, options: { ...options, agent: false }, body }));
      else reject(error);
    });
    sent.end(body);
  });
}

async function readAnswer(answer: IncomingMessage): Promise<Attempt> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    if (size < MAX_ANSWER_BYTES) chunks.push(chunk);
    size += chunk.length;
  }
  const header: HeaderMap = Object.fromEntries(
    Object.entries(answer.headersDistinct).map(([name, values = []]) => [canonical(name), values]),
  );
  const body = Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES);
  return { status: answer.statusCode ?? 0, header, body };
}

/** Delivers messages over pooled connections. */
export function createDeliverer({ signingKey, route }: DelivererOptions) {
  const pools = {
    "http:": new http.Agent({ keepAlive: true, timeout: IDLE_MS }),
    "https:": new https.Agent({ keepAlive: true, timeout: IDLE_MS }),
  };
  const underWay = new Set<AbortController>();
  let closed = false;

  async function call(message: QueuedMessage, signal: AbortSignal): Promise<Attempt> {
    const content = Buffer.from(message.body, "base64");
    const signature = signDelivery(signingKey, message.url, content, Date.now());
    const body = message.method === "GET" ? undefined : content;
    const address = new URL(route(message.url));
    const agent = address.protocol === "https:" ? pools["https:"] : pools["http:"];
    const { method } = message;
    const options = { method, agent, signal, headers: headersOf(message, body, signature) };
    return readAnswer(await send({ address, options, body }));
  }

  return {
    /** One attempt, bounded by the message's timeout. Undefined when `close` cut it off. */
    async deliver(message: QueuedMessage): Promise<Attempt | undefined> {
      const controller = new AbortController();
      underWay.add(controller);
      const timer = setTimeout(() => controller.abort(), message.timeoutMs);
      try {
        return await call(message, controller.signal);
      } catch (error) {
        if (closed) return undefined;
        const reason = error instanceof Error ? error.message : String(error);
        const why = controller.signal.aborted ? `no answer within ${message.timeoutMs} ms` : reason;
        return { status: 0, header: {}, body: Buffer.from(why), error: why };
      } finally {
        clearTimeout(timer);
        underWay.delete(controller);
      }
    },
    /** Cuts off every attempt and closes the idle connections. */
    close() {
      closed = true;
      for (const controller of underWay) controller.abort();
      for (const pool of Object.values(pools)) pool.destroy();
    },
  };
}

export type Deliverer = ReturnType<typeof createDeliverer>;
