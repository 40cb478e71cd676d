import { once } from "node:events";
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { Writable } from "node:stream";

/** workerd closes a connection that rests for five seconds, without a word. */
const WORKERD_IDLE_MS = 3_000;
/** As much as Cloudflare accepts. */
const MAX_HEADER_BYTES = 128 * 1024;
/** What is read of a body after its answer. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;
/** As in other answers of 503. The queue obeys it too, and four tries within seconds would lose a job. */
const RETRY_SECONDS = "30";

/** Headers of one connection (RFC 9110, 7.6.1). This server meets `Expect` itself. */
const OF_ONE_CONNECTION = "connection expect keep-alive proxy-connection te trailer upgrade".split(" ");
const OF_A_BODY = ["content-length", "transfer-encoding"];
/** What miniflare obeys or Cloudflare writes: a caller's own value is dropped, as Cloudflare drops it. */
const OF_THE_PLATFORM = /^(?:mf|cf)-/;
/** Methods whose body means nothing (RFC 9110, 9.3). It is read here and not passed on. */
const WITHOUT_BODY = new Set(["GET", "HEAD", "DELETE", "OPTIONS"]);

type ReverseProxyOptions = {
  port: number;
  workerdPort: number;
  /** Whether a static file answers this address. It reads no body, and workerd's answer would be lost beside one. */
  isStaticFile?: (url: string) => boolean;
};
/** Without an agent each request has a connection of its own. */
type Workerd = { port: number; agent: Agent | false };
type Exchange = { from: IncomingMessage; to: ServerResponse; upstream: ClientRequest };

/**
 * Serves callers on `port`, in front of workerd, which closes connections without saying so. An answer that
 * comes before the whole body has arrived says `Connection: close` here.
 */
export async function startReverseProxy(settings: ReverseProxyOptions) {
  const { port, workerdPort, isStaticFile = () => false } = settings;
  const agent = new Agent({ keepAlive: true, timeout: WORKERD_IDLE_MS });
  // Closing an idle connection is left to the caller: here it would race with the next request.
  const options = { keepAliveTimeout: 0, maxHeaderSize: MAX_HEADER_BYTES };
  const server = createServer(options, (from, to) => {
    // Callers may leave in the middle of anything.
    for (const stream of [from, to]) stream.on("error", () => {});
    const start = () => forward(from, to, { port: workerdPort, agent });
    if (WITHOUT_BODY.has(from.method ?? "") || isStaticFile(from.url ?? "")) from.resume().on("end", start);
    else start();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  server.on("error", (error) => console.error("The service's port lost a connection:", error));
  return {
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      agent.destroy();
    },
  };
}

function forward(from: IncomingMessage, to: ServerResponse, workerd: Workerd): void {
  const upstream = ask(from, workerd);
  if (!upstream)
    return void refuse(to, 400, "bad_request", "The path contains characters that HTTP forbids.");
  upstream.on("response", (answer) => passOn(answer, { from, to, upstream }));
  upstream.on("error", () => {
    if (to.headersSent || to.destroyed) return;
    // workerd closed the idle connection while the request was on its way. Such a request can be repeated.
    if (upstream.reusedSocket) return forward(from, to, { ...workerd, agent: false });
    const message = "The service did not answer; it may be starting again. Retry in a moment.";
    refuse(to, 503, "dependency_down", message);
  });
  to.on("close", () => !to.writableFinished && upstream.destroy());
  if (from.readableEnded) upstream.end();
  else from.pipe(upstream);
}

/** Node's server accepts a few paths that its client does not send: undefined for these. */
function ask(from: IncomingMessage, { port, agent }: Workerd): ClientRequest | undefined {
  const { method = "GET", url, socket, rawHeaders } = from;
  const wasRead = from.readableEnded;
  const kept = withoutPlatform(endToEnd(rawHeaders, wasRead ? OF_A_BODY : []));
  if (socket.remoteAddress) kept.push("CF-Connecting-IP", socket.remoteAddress);
  // Node would announce a chunked body.
  if (!WITHOUT_BODY.has(method) && !hasBody(kept)) kept.push("Content-Length", "0");
  try {
    return request({
      host: "127.0.0.1",
      port,
      method,
      path: url,
      headers: kept,
      setHost: false,
      // Static files leave a body unread, and workerd then closes the connection.
      agent: wasRead ? agent : false,
    });
  } catch {
    return undefined;
  }
}

function passOn(answer: IncomingMessage, { from, to, upstream }: Exchange): void {
  const headers = endToEnd(answer.rawHeaders, ["transfer-encoding"]);
  if (!from.complete) {
    headers.push("Connection", "close");
    from.unpipe(upstream);
    discard(from);
    answer.on("end", () => upstream.destroy());
  }
  to.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers);
  answer.pipe(to);
  answer.on("error", () => to.destroy());
}

/** A caller who still sends may not read the answer before. The service ends such an answer late. */
function discard(from: IncomingMessage): void {
  let size = 0;
  const write = (piece: Buffer, _: string, next: () => void) => {
    size += piece.length;
    // Without `next` nothing more is read.
    if (size <= MAX_DISCARDED_BYTES) next();
  };
  from.pipe(new Writable({ write }));
}

function refuse(to: ServerResponse, status: number, code: string, message: string): void {
  const retryable = status === 503;
  const headers = { "Content-Type": "application/json", Connection: "close" };
  to.writeHead(status, { ...headers, ...(retryable && { "Retry-After": RETRY_SECONDS }) });
  to.end(JSON.stringify({ code, message, detail: { retryable } }));
}

/** Headers as Node lists them, name and value in turn, without those of one connection and without `dropped`. */
const endToEnd = (raw: string[], dropped: string[]) =>
  without(raw, (name) => OF_ONE_CONNECTION.includes(name) || dropped.includes(name));

const withoutPlatform = (raw: string[]) => without(raw, (name) => OF_THE_PLATFORM.test(name));

const without = (raw: string[], isDropped: (name: string) => boolean) =>
  raw.filter((_, at) => !isDropped(nameAt(raw, at)));

const nameAt = (raw: string[], at: number) => raw[at - (at % 2)]?.toLowerCase() ?? "";

const hasBody = (raw: string[]) => raw.some((_, at) => at % 2 === 0 && OF_A_BODY.includes(nameAt(raw, at)));
