import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

/** Answers a request. What it throws, or rejects with, is logged and answered with 500. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

export type HttpServerOptions = {
  /** For the log. */
  name: string;
  /** The port of last time, used again where possible. */
  port?: number | undefined;
  /** Host names by which it is called, beside those of this machine. */
  hosts?: string[];
  maxHeaderBytes?: number;
};

export type HttpServer = {
  port: number;
  /** Ends every connection. Resolves when the port is free. */
  close(): Promise<void>;
};

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Starts an HTTP server on 127.0.0.1; every server of the platform is one. No handler ends the process. Web pages of
 * other sites are refused: by host name (DNS rebinding) and by origin (CSRF). `handlerFor` receives the port.
 * Rejects when no port is free.
 */
export async function startHttpServer(
  { name, port: wanted, hosts = [], maxHeaderBytes: maxHeaderSize }: HttpServerOptions,
  handlerFor: (port: number) => HttpHandler,
): Promise<HttpServer> {
  // Closing an idle connection is left to the client: here it would race with the next request.
  const server = createServer({ keepAliveTimeout: 0, ...(maxHeaderSize && { maxHeaderSize }) });
  const port = await listen(server, wanted);
  // A connection that could not be accepted, for example because too many files are open.
  server.on("error", (error) => console.error(`${name} lost a connection:`, error));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  try {
    const handler = handlerFor(port);
    const known = [...LOOPBACK.map((host) => `${host}:${port}`), ...hosts];
    server.on("request", (request, response) => {
      // Callers may leave in the middle of anything.
      for (const stream of [request, response]) stream.on("error", () => {});
      const refusal = refusalOf(request, known);
      if (refusal) send(response, refusal);
      else void answer({ name, handler, request, response });
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { port, close };
}

type Refusal = { status: number; text: string };

const send = (response: ServerResponse, { status, text }: Refusal) =>
  response.writeHead(status, { "content-type": "text/plain" }).end(text);

/** Browsers say where a request comes from, programs do not. */
function refusalOf({ method, headers }: IncomingMessage, known: string[]): Refusal | undefined {
  const { host = "", "sec-fetch-site": site = "none" } = headers;
  if (!known.includes(host.toLowerCase())) return { status: 421, text: `Use one of ${known.join(", ")}.` };
  const isForeign = method !== "GET" && site !== "same-origin" && site !== "none";
  return isForeign ? { status: 403, text: "This came from another site." } : undefined;
}

type Exchange = { name: string; handler: HttpHandler; request: IncomingMessage; response: ServerResponse };

async function answer({ name, handler, request, response }: Exchange): Promise<void> {
  try {
    await handler(request, response);
  } catch (error) {
    // Closing cuts off what is under way.
    if (request.socket.destroyed) return;
    // Without the path: one of Telegram's holds the bot's token.
    console.error(`${name} failed at a ${request.method}:`, error);
    if (response.headersSent) response.destroy();
    else send(response, { status: 500, text: String(error) });
  }
}
