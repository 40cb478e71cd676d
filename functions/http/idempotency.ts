import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type AnswerNotes, noteLimits } from "../../lib/core/answer-notes.ts";
import type { Ctx, Replay } from "../../lib/core/context.ts";
import { AlreadyAnswered, Refusal } from "../../lib/core/errors.ts";
import { recallOrClaim, recallWinner, releaseClaim } from "../../lib/replay/idempotency.ts";
import { canonicalJson } from "../../lib/text/canonical-json.ts";
import { sha256 } from "../../lib/text/sha256.ts";
import type { AppEnv } from "./env.ts";

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** Replays the stored answer of an Idempotency-Key, or holds its lock while the request is answered. */
export async function answerOnce(
  c: Context<AppEnv>,
  ctx: Ctx,
  call: (ctx: Ctx) => Promise<Response>,
): Promise<Response> {
  const replay = await replayOf(c, ctx);
  if (!replay) return call(ctx);
  return callOnce(ctx, replay, { call, repeat: (known) => replayResponse(c, known), notes: c.get("notes") });
}

type Remembered = Awaited<ReturnType<typeof recallWinner>>;

type Once<T> = {
  call: (ctx: Ctx) => Promise<T>;
  /** Makes the answer out of the stored one. */
  repeat: (known: Remembered) => T;
  notes: AnswerNotes;
};

/** The same for a surface that knows the idempotency key already. */
export async function callOnce<T>(ctx: Ctx, replay: Replay, { call, repeat, notes }: Once<T>): Promise<T> {
  const { known, confirmed } = await recallIfConfirmed(ctx, replay);
  noteLimits(notes, confirmed.limits);
  if (known) return repeat(known);
  try {
    return await call(confirmed.ctx);
  } catch (error) {
    if (error instanceof AlreadyAnswered) return repeat(await recallWinner(ctx, replay));
    throw error;
  } finally {
    ctx.waitUntil(releaseClaim(ctx, replay).catch(() => undefined));
  }
}

/**
 * Checks the key and reads the stored answer in parallel. The lock is released when the request stops here.
 */
async function recallIfConfirmed(ctx: Ctx, replay: Replay) {
  const [confirmed, recalled] = await Promise.allSettled([ctx.confirm(replay), recallOrClaim(ctx, replay)]);
  if (recalled.status === "rejected")
    throw confirmed.status === "rejected" ? confirmed.reason : recalled.reason;
  if (confirmed.status === "fulfilled") return { known: recalled.value, confirmed: confirmed.value };
  if (!recalled.value) ctx.waitUntil(releaseClaim(ctx, replay).catch(() => undefined));
  throw confirmed.reason;
}

async function replayOf(c: Context<AppEnv>, ctx: Ctx): Promise<Replay | null> {
  const header = c.req.header("idempotency-key");
  if (header === undefined) return null;
  const idempotencyKey = unquoted(header.trim());
  if (!PRINTABLE.test(idempotencyKey)) throw badKey();
  const bodyHash = c.get("bodyHash");
  const later = typeof bodyHash === "function";
  return {
    keyId: ctx.actor.id,
    endpoint: `${c.req.method} ${c.req.path.replace(/^\/api\/v1(?:\/programmatic)?/, "")}`,
    idempotencyKey,
    bodyHash: later
      ? ""
      : (bodyHash ?? (await sha256(canonicalJson(JSON.parse(c.get("rawBody") ?? "null"))))),
    ...(later && { hashLater: bodyHash }),
  };
}

/** Reads a structured-field string (RFC 8941) or plain text. */
function unquoted(value: string): string {
  const [, inner] = /^"((?:[^"\\]|\\["\\])*)"$/.exec(value) ?? [];
  return inner === undefined ? value : inner.replace(/\\(["\\])/g, "$1");
}

function replayResponse(
  c: Context<AppEnv>,
  { status, answer }: { status: number; answer: string },
): Response {
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
