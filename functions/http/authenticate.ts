import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { enterWithKey, invalidKey } from "../../lib/access/enter.ts";
import { hashKey, modeOf } from "../../lib/access/keys.ts";
import type { Ctx } from "../../lib/core/context.ts";
import { Refusal } from "../../lib/core/errors.ts";
import type { AppEnv } from "./env.ts";

const BEARER = /^Bearer +([^\s]{1,200}) *$/i;

/** Who called, as far as the edge can tell. */
export const addressOf = (c: Context<AppEnv>) => c.req.header("cf-connecting-ip") ?? "unknown";

/** Checks that a key is there and well formed, which costs nothing; whether it exists is asked after the body is known to be good. */
export const keyed = createMiddleware<AppEnv>(async (c, next) => {
  const header = c.req.header("authorization");
  if (!header) throw stranger(c, missingKey());
  const [, key = ""] = BEARER.exec(header) ?? [];
  if (!modeOf(key)) throw stranger(c, invalidKey());
  c.set("keyHash", await hashKey(key));
  await next();
});

/** The context of the caller; refuses unknown, revoked and expired keys. */
export async function enter(c: Context<AppEnv>): Promise<Ctx> {
  const { service, keyHash, requestId } = c.var;
  const address = addressOf(c);
  const known = service.keys.has(keyHash);
  if (!known && service.addresses.peek(address, service.now()).remaining < 1) throw tooMany();
  try {
    const ctx = await enterWithKey(service, service.keys, { hash: keyHash, requestId });
    c.set("ctx", ctx);
    return ctx;
  } catch (error) {
    if (error instanceof Refusal) throw stranger(c, error);
    throw error;
  }
}

/** A refusal for somebody without a valid key: counted against the address. */
function stranger(c: Context<AppEnv>, refusal: Refusal): Refusal {
  const { allowed } = c.var.service.addresses.take(addressOf(c), c.var.service.now());
  return allowed ? refusal : tooMany();
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
