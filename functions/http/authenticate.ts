import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { enterWithKey, invalidKey, keyWindow } from "../../lib/access/enter.ts";
import { hashKey, modeOf } from "../../lib/access/keys.ts";
import type { Ctx, LimitNote } from "../../lib/core/context.ts";
import { Refusal } from "../../lib/core/errors.ts";
import { withFields } from "../../lib/core/log.ts";
import type { AppEnv } from "./env.ts";
import { during } from "./timings.ts";

const BEARER = /^Bearer +([^\s]{1,200}) *$/i;

/** Who called, as far as the edge can tell. */
const addressOf = (c: Context<AppEnv>) => c.req.header("cf-connecting-ip") ?? "unknown";

/** Checks that a key is there and well formed, which costs nothing; whether it exists is asked after the body is known to be good. */
export const keyed = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.req.header("authorization")) throw missingKey();
  const hash = await presentedHash(c);
  if (!hash) throw invalidKey();
  c.set("keyHash", hash);
  await next();
});

/** Hash of the well-formed key that came with the request, if one did. */
async function presentedHash(c: Context<AppEnv>): Promise<string | undefined> {
  const [, key = ""] = BEARER.exec(c.req.header("authorization") ?? "") ?? [];
  return modeOf(key) ? hashKey(key) : undefined;
}

/** The context of the caller; refuses unknown, revoked and expired keys. */
export async function enter(c: Context<AppEnv>): Promise<Ctx> {
  const { service, keyHash, requestId, timings } = c.var;
  const address = addressOf(c);
  const known = service.keys.has(keyHash);
  if (!known && service.addresses.peek(address, service.now()).remaining < 1) throw tooMany();
  const ctx = await during(timings, "auth", service.now, () =>
    enterWithKey(service, service.keys, { hash: keyHash, requestId }),
  );
  const { admit } = ctx;
  ctx.admit = (needs) => during(timings, "guards", service.now, () => admit(needs));
  ctx.log = withFields(ctx.log, { workspace_id: ctx.workspaceId });
  c.set("ctx", ctx);
  return ctx;
}

/** A refusal for somebody without a valid key: counted against the address. */
export function stranger(c: Context<AppEnv>, refusal: Refusal): Refusal {
  const { allowed } = c.var.service.addresses.take(addressOf(c), c.var.service.now());
  return allowed ? refusal : tooMany();
}

/** The burst window of a caller whom no guard has judged: the key's if it is known to be valid, else the address's. */
export async function callerWindow(c: Context<AppEnv>): Promise<LimitNote> {
  const { keys, addresses, now } = c.var.service;
  const hash = c.var.keyHash ?? (await presentedHash(c));
  const effect = c.req.method === "GET" || c.req.method === "HEAD" ? "read" : "write";
  const window = hash === undefined ? undefined : keyWindow(keys, hash, effect, now());
  return window ?? addresses.peek(addressOf(c), now());
}

const tooMany = () =>
  new Refusal("rate_limited", "Too many requests without a valid API key from this address.", {
    retryable: true,
    retry_after: 1,
  });

const missingKey = () =>
  new Refusal("missing_api_key", "This endpoint needs an API key.", {
    hint: "Send the header Authorization: Bearer <API_KEY>.",
    retryable: false,
  });
