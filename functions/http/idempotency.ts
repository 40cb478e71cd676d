import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Ctx, Replay } from "../../lib/core/context.ts";
import { AlreadyAnswered, Refusal } from "../../lib/core/errors.ts";
import { sha256 } from "../../lib/core/ids.ts";
import { recallOrClaim, recallWinner, releaseClaim } from "../../lib/replay/idempotency.ts";
import { canonicalJson } from "./canonical-json.ts";
import type { AppEnv } from "./env.ts";

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** Answers a request with an Idempotency-Key from memory, or makes sure that nobody else answers it meanwhile. */
export async function answerOnce(
  c: Context<AppEnv>,
  ctx: Ctx,
  call: () => Promise<Response>,
): Promise<Response> {
  const replay = await replayOf(c, ctx);
  if (!replay) return call();
  ctx.replay = replay;
  const known = await recallIfConfirmed(ctx, replay);
  if (known) return again(c, known);
  try {
    return await call();
  } catch (error) {
    if (error instanceof AlreadyAnswered) return again(c, await recallWinner(ctx, replay));
    throw error;
  } finally {
    ctx.later(releaseClaim(ctx, replay).catch(() => undefined));
  }
}

/** Both at once; a claim for a request that goes no further is given back. */
async function recallIfConfirmed(ctx: Ctx, replay: Replay) {
  const [confirmed, recalled] = await Promise.allSettled([ctx.confirm(), recallOrClaim(ctx, replay)]);
  if (recalled.status === "rejected")
    throw confirmed.status === "rejected" ? confirmed.reason : recalled.reason;
  if (confirmed.status === "fulfilled") return recalled.value;
  if (!recalled.value) ctx.later(releaseClaim(ctx, replay).catch(() => undefined));
  throw confirmed.reason;
}

async function replayOf(c: Context<AppEnv>, ctx: Ctx): Promise<Replay | null> {
  const header = c.req.header("idempotency-key");
  if (header === undefined) return null;
  const idempotencyKey = unquoted(header.trim());
  if (!PRINTABLE.test(idempotencyKey)) throw badKey();
  const { bodyHash } = c.var;
  const later = typeof bodyHash === "function";
  return {
    keyId: ctx.actor.id,
    endpoint: `${c.req.method} ${c.req.path.replace(/^\/api\/v1(?:\/programmatic)?/, "")}`,
    idempotencyKey,
    bodyHash: later ? "" : (bodyHash ?? (await sha256(canonicalJson(JSON.parse(c.var.rawBody ?? "null"))))),
    ...(later && { hashLater: bodyHash }),
  };
}

/** A structured-field string (RFC 8941) or the bare text. */
function unquoted(value: string): string {
  const [, inner] = /^"((?:[^"\\]|\\["\\])*)"$/.exec(value) ?? [];
  return inner === undefined ? value : inner.replace(/\\(["\\])/g, "$1");
}

function again(c: Context<AppEnv>, { status, answer }: { status: number; answer: string }): Response {
  const headers = { "Content-Type": "application/json", "Idempotent-Replayed": "true" };
  return c.body(answer, status as ContentfulStatusCode, headers);
}

const badKey = () =>
  new Refusal("validation_error", "Idempotency-Key: use 1 to 255 printable ASCII characters.", [
    {
      loc: ["header", "Idempotency-Key"],
      msg: "Use 1 to 255 printable ASCII characters.",
      type: "value_error",
    },
  ]);
