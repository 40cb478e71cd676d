import type { Context } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import { addressOf } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";

/** Requests of one address in a minute. */
const LIMITS = { register: 10, token: 60, revoke: 60 } as const;

/** Counts a request of an address. Without Redis nothing is limited, as for every other limit. */
export async function limit(c: Context<AppEnv>, what: keyof typeof LIMITS): Promise<void> {
  const { service } = c.var;
  const size = LIMITS[what];
  const bucket = { name: `oauth-${what}:${addressOf(c)}`, size, refillPerMinute: size, take: true };
  const read = await service.rateLimiter
    .read({ workspaceId: null, daily: null, bucket })
    .catch(() => undefined);
  if (!read || read.burst.allowed) return;
  throw new Refusal("rate_limited", "Too many requests of this address. Try again in a minute.", {
    retryable: true,
    retry_after: 60,
  });
}
