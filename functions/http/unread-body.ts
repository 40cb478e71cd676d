import { createMiddleware } from "hono/factory";
import { type BodyReader, bodyReader } from "./body-reader.ts";
import type { AppEnv } from "./env.ts";

/** How much of an unused body is read before its answer is sent. */
const MAX_BYTES = 512 * 1024;
const MAX_MS = 2_000;
/** How long a connection stays open behind its answer, for callers that still send. */
const LINGER_MS = 1_000;

/**
 * Reads what the handlers left of a body, so that the connection serves the next request (RFC 9112, 9.3).
 * workerd closes the connection of an unread body, and cannot say so: it drops `Connection` from answers.
 */
export const unreadBody = createMiddleware<AppEnv>(async (c, next) => {
  // Validators put another request in its place.
  const { raw } = c.req;
  await next();
  const rest = bodyReader(raw);
  if (rest && !rest.ended() && !(await discard(rest))) c.res = lingering(c.res);
});

/** Reads to the end of the body. False when it was cancelled, because it is too long or takes too long. */
async function discard(rest: BodyReader): Promise<boolean> {
  let size = 0;
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
    rest.cancel();
  };
  const timer = setTimeout(cancel, MAX_MS);
  // A caller who has gone needs no more than the end of this.
  const next = () => rest.next().catch(() => undefined);
  for (let piece = await next(); piece; piece = await next()) {
    size += piece.byteLength;
    if (size > MAX_BYTES) cancel();
  }
  clearTimeout(timer);
  return !isCancelled;
}

/** The same answer, whose end comes later. A connection that is closed at once can lose its answer. */
function lingering(answer: Response): Response {
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, LINGER_MS));
  return new Response(answer.body?.pipeThrough(new TransformStream({ flush: wait })) ?? null, answer);
}
