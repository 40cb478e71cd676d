import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpHandler } from "../http-server.ts";
import type { Engine } from "./engine.ts";
import { type RedisReply, ReplyError, refuse } from "./reply.ts";
import { bodyCommand, bodyCommands } from "./wire-command.ts";
import { encoderFor, errorJson, resultJson } from "./wire-reply.ts";

/** As in production: 10 MB a request. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

type WireAnswer = { status: number; body: string };
type WireOptions = { engine: Engine; token: string; flush: () => void };

const refused = (status: number, message: string): WireAnswer => ({ status, body: errorJson(message) });

/** The body, or undefined when it is larger than allowed. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Reads on without storing, so that the client can read the answer.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks, size) : undefined;
}

function isAuthorized(request: IncomingMessage, token: string): boolean {
  const given = /^Bearer (.*)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Encode = (bytes: string) => string;

/** One item of a pipeline: its failure is its own. */
function item(run: () => RedisReply, encode: Encode): string {
  try {
    return resultJson(run(), encode);
  } catch (error) {
    if (error instanceof ReplyError) return errorJson(error.message);
    throw error;
  }
}

const list = (items: string[]): WireAnswer => ({ status: 200, body: `[${items.join(",")}]` });

/** Runs the commands of a request. @throws ReplyError when a command is refused. */
function run(engine: Engine, path: string, body: Buffer, encode: Encode): WireAnswer {
  if (path === "/pipeline") {
    return list(bodyCommands(body).map((words) => item(() => engine.execute(words), encode)));
  }
  if (path !== "/") refuse(`ERR the path ${path} is not supported by the local platform`);
  return { status: 200, body: resultJson(engine.execute(bodyCommand(body)), encode) };
}

/** The Upstash REST protocol over an engine. Every answer is sent after its writes are on disk. */
export function upstashWire({ engine, token, flush }: WireOptions): HttpHandler {
  let answers = 0;

  async function answer(request: IncomingMessage): Promise<WireAnswer> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const body = await readBody(request);
    if (request.method !== "POST") return refused(405, "ERR method not allowed");
    if (!isAuthorized(request, token)) return refused(401, "WRONGPASS invalid or missing auth token");
    if (!body) return refused(400, `ERR max request size exceeded. Limit: ${MAX_BODY_BYTES} bytes`);
    return perform(pathname, body, encoderFor(request.headers["upstash-encoding"]));
  }

  function perform(path: string, body: Buffer, encode: Encode): WireAnswer {
    try {
      return run(engine, path, body, encode);
    } catch (error) {
      if (error instanceof ReplyError) return refused(400, error.message);
      throw error;
    } finally {
      // Also after a failure: a script may have written before it failed.
      flush();
    }
  }

  return async (request, response) => {
    const { status, body } = await answer(request).catch((error: Error) =>
      refused(500, `ERR ${error.message}`),
    );
    const headers = { "content-type": "application/json", "upstash-sync-token": String(++answers) };
    response.writeHead(status, headers).end(body);
  };
}
