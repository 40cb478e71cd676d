import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { authenticateKey, invalidKey, keyWindow, type PresentedKey } from "../../lib/access/authenticate.ts";
import { hashKey, modeOf } from "../../lib/access/keys.ts";
import type { Ctx, LimitNote } from "../../lib/core/context.ts";
import { Refusal } from "../../lib/core/errors.ts";
import type { AppEnv } from "./env.ts";
import { during } from "./timings.ts";

const BEARER = /^Bearer +([^\s]{1,200}) *$/i;

/** Bearer with nothing behind it: mostly a variable that is not set. */
const NO_TOKEN = /^Bearer *$/i;

/** The client's address, as Cloudflare reports it. */
export const addressOf = (c: Context<AppEnv>) => c.req.header("cf-connecting-ip") ?? "unknown";

/** Requires a well-formed key. Whether the key exists is checked later, after the body has been validated. */
export const requireKey = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.req.header("authorization")) throw missingKey();
  if (NO_TOKEN.test(c.req.header("authorization") ?? "")) throw emptyKey();
  if (!bearerOf(c)) throw noBearer();
  const hash = await presentedHash(c);
  if (!hash) throw invalidKey();
  c.set("keyHash", hash);
  await next();
});

/** What the request presents as its credential. */
export const bearerOf = (c: Context<AppEnv>): string | undefined =>
  BEARER.exec(c.req.header("authorization") ?? "")?.[1];

/** The hash of the request's key, if the key is well-formed. */
export async function presentedHash(c: Context<AppEnv>): Promise<string | undefined> {
  const key = bearerOf(c) ?? "";
  return modeOf(key) ? hashKey(key) : undefined;
}

/** Counts a call that needs no key against the client address. */
export const limitReports = createMiddleware<AppEnv>(async (c, next) => {
  const service = c.get("service");
  if (!service.addresses.take(addressOf(c), service.now()).allowed) throw tooMany();
  await next();
});

/** Counts a look-up of a key that this isolate does not know against the client address. False when it has none left. */
export const spendLookup = (c: Context<AppEnv>): boolean =>
  c.get("service").addresses.take(addressOf(c), c.get("service").now()).allowed;

/**
 * Builds the context of the request's key. Refuses unknown, revoked and expired keys. `about`: the client of the agent
 * server, and where its record is found.
 */
export async function authenticate(
  c: Context<AppEnv>,
  about: Pick<PresentedKey, "client" | "find"> = {},
): Promise<Ctx> {
  const [service, hash] = [c.get("service"), c.get("keyHash")];
  const address = addressOf(c);
  const known = service.keys.has(hash);
  if (!known && service.addresses.peek(address, service.now()).remaining < 1) throw tooMany();
  const presented = { hash, requestId: c.get("requestId"), address, ...about };
  const ctx = await during(c.get("timings"), service.now, () =>
    authenticateKey(service, service.keys, presented),
  );
  c.set("ctx", ctx);
  return ctx;
}

/** Counts a refusal without a valid key against the client address. */
export function limitUnauthenticated(c: Context<AppEnv>, refusal: Refusal): Refusal {
  const { allowed } = c.get("service").addresses.take(addressOf(c), c.get("service").now());
  return allowed ? refusal : tooMany();
}

/** The burst window of a request that no guard has judged: the valid key's, else the address's. */
export async function callerWindow(c: Context<AppEnv>): Promise<LimitNote> {
  const { keys, addresses, now } = c.get("service");
  const hash = c.get("keyHash") ?? (await presentedHash(c));
  const effect = c.req.method === "GET" || c.req.method === "HEAD" ? "read" : "write";
  const window = hash === undefined ? undefined : keyWindow(keys, hash, effect, now());
  return window ?? addresses.peek(addressOf(c), now());
}

const tooMany = () =>
  new Refusal("rate_limited", "Too many requests without a valid API key from this address.", {
    retryable: true,
    retry_after: 1,
  });

const AS_BEARER = "Send the header Authorization: Bearer <API_KEY>.";

const noBearer = () =>
  new Refusal("invalid_api_key", "The header Authorization does not say Bearer before the API key.", {
    hint: AS_BEARER,
    retryable: false,
  });

const emptyKey = () =>
  new Refusal("invalid_api_key", "The API key behind Bearer is empty.", {
    hint: `${AS_BEARER} If the key comes from a variable, such as BRANDRUN_API_KEY, set it first.`,
    retryable: false,
  });

const missingKey = () =>
  new Refusal("missing_api_key", "This endpoint needs an API key.", {
    hint: AS_BEARER,
    retryable: false,
  });
