import type { Context } from "hono";
import type { Ctx, Replay } from "../../../lib/core/context.ts";
import { AlreadyAnswered, Refusal } from "../../../lib/core/errors.ts";
import { recallOrClaim, recallWinner, releaseClaim } from "../../../lib/replay/idempotency.ts";
import { encodeBase64Url } from "../../../lib/text/base64.ts";
import { canonicalJson } from "../../../lib/text/canonical-json.ts";
import { sha256 } from "../../../lib/text/sha256.ts";
import type { AppEnv } from "../../http/env.ts";

/** The hidden field that makes two sends of one form one. */
const ONCE = "once";
const WAITS = 20;
const WAIT_MS = 250;

/** A new token for a form. */
export const newOnce = ({ random }: Pick<Ctx, "random">): string => encodeBase64Url(random(12));

/**
 * Creates what a form asks for, once: a second send of the same form gets the first one's record. Without the token
 * every send counts. A form whose fields have changed since is another one.
 */
export async function createdOnce<T>(
  c: Context<AppEnv>,
  sent: Record<string, string>,
  create: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const { ctx } = c.var.signedIn;
  const replay = await replayOf(c, sent);
  if (!replay) return create(ctx);
  const known = await recalled(ctx, replay);
  if (known !== undefined) return JSON.parse(known) as T;
  try {
    return await create((await ctx.confirm(replay)).ctx);
  } catch (error) {
    if (error instanceof AlreadyAnswered) return JSON.parse((await recallWinner(ctx, replay)).answer) as T;
    throw error;
  } finally {
    ctx.waitUntil(releaseClaim(ctx, replay).catch(() => undefined));
  }
}

/** The first send's answer; undefined for the first send itself. A send under way is waited for. */
async function recalled(ctx: Ctx, replay: Replay): Promise<string | undefined> {
  for (let left = WAITS; ; left--) {
    try {
      return (await recallOrClaim(ctx, replay))?.answer;
    } catch (error) {
      const isUnderWay = error instanceof Refusal && error.code === "idempotency_in_progress";
      if (!isUnderWay || left === 0) throw error;
      await ctx.sleep(WAIT_MS);
    }
  }
}

async function replayOf(
  c: Context<AppEnv>,
  { [ONCE]: token, ...fields }: Record<string, string>,
): Promise<Replay | null> {
  if (!token || !/^[\w-]{8,64}$/.test(token)) return null;
  const bodyHash = await sha256(canonicalJson(fields));
  const { pathname } = new URL(c.req.url);
  return {
    keyId: c.var.signedIn.ctx.actor.id,
    endpoint: `${c.req.method} ${pathname}`,
    idempotencyKey: `${token}.${bodyHash.slice(0, 32)}`,
    bodyHash,
  };
}
