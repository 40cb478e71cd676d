import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Engine } from "./engine.ts";
import { type Reply, ReplyError } from "./reply.ts";
import { bodyCommand, bodyCommands, pathCommand } from "./wire-command.ts";
import { encoderFor, errorJson, resultJson } from "./wire-reply.ts";

/** As in production: 10 MB a request. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT"]);

type Answer = { status: number; body: string };
type Options = { engine: Engine; token: string; flush: () => void };

const refused = (status: number, message: string): Answer => ({ status, body: errorJson(message) });

/** The body, or undefined when it is larger than allowed. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Read on without keeping anything, so that the client gets to see the answer.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks, size) : undefined;
}

function isAuthorized(request: IncomingMessage, url: URL, token: string): boolean {
  const given =
    /^Bearer (.*)$/i.exec(request.headers.authorization ?? "")?.[1] ?? url.searchParams.get("_token");
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Encode = (bytes: string) => string;

/** One item of a pipeline: its failure is its own. */
function item(run: () => Reply, encode: Encode): string {
  try {
    return resultJson(run(), encode);
  } catch (error) {
    if (error instanceof ReplyError) return errorJson(error.message);
    throw error;
  }
}

const list = (items: string[]): Answer => ({ status: 200, body: `[${items.join(",")}]` });

/** Runs what a request asks for. @throws ReplyError when a command, or a transaction as a whole, is refused. */
function run(engine: Engine, url: URL, body: Buffer, encode: Encode): Answer {
  switch (url.pathname) {
    case "/pipeline":
      return list(bodyCommands(body).map((words) => item(() => engine.execute(words), encode)));
    case "/multi-exec":
      return list(
        engine
          .transaction(bodyCommands(body))
          .map((reply) =>
            reply instanceof ReplyError ? errorJson(reply.message) : resultJson(reply, encode),
          ),
      );
    default: {
      const words = url.pathname === "/" ? bodyCommand(body) : pathCommand(url, body);
      return { status: 200, body: resultJson(engine.execute(words), encode) };
    }
  }
}

/** The Upstash REST protocol over an engine. Every answer is sent after its writes are on disk. */
export function upstashWire({ engine, token, flush }: Options): RequestListener {
  let answers = 0;

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? "/", "http://localhost");
    const body = await readBody(request);
    if (!METHODS.has(request.method ?? "")) return refused(405, "ERR method not allowed");
    if (!isAuthorized(request, url, token)) return refused(401, "WRONGPASS invalid or missing auth token");
    if (!body) return refused(400, `ERR max request size exceeded. Limit: ${MAX_BODY_BYTES} bytes`);
    return perform(url, body, encoderFor(request.headers["upstash-encoding"]));
  }

  function perform(url: URL, body: Buffer, encode: Encode): Answer {
    try {
      return run(engine, url, body, encode);
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
