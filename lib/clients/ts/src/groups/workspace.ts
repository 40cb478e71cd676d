import { type Api, at } from "../api.ts";
import { Pages } from "../pages.ts";
import type { CallOptions } from "../request.ts";
import type { Answer, Body, Item, Query } from "../types.ts";

/** The key's account: what it may do, what is left, and where it posts to. */
export function accountOf(api: Api) {
  return {
    /** The key: scopes, limits, plan, credits and usage. */
    get: (options?: CallOptions): Promise<Answer<"get_me">> => api.get(at`/me`, options),
    /** The connected accounts that the key may post to. */
    channels: (options?: CallOptions): Promise<Answer<"list_accounts">> => api.get(at`/accounts`, options),
    /** Who changed what, newest first. */
    audit: (query?: Query<"list_audit">, options?: CallOptions): Pages<Item<"list_audit">> =>
      new Pages(api, at`/audit`, query, options),
    /** Whether the service and what it needs are up. Rejects with status 503 where it is not. */
    health: (options?: CallOptions): Promise<Answer<"get_health">> => api.get("/api/v1/health", options),
  };
}

export function creditsOf(api: Api) {
  return {
    /** An address where a person pays. The call charges nothing. */
    checkout: (body: Body<"buy_credits"> = {}, options?: CallOptions): Promise<Answer<"buy_credits">> =>
      api.create(at`/credits/checkout`, options, body),
    /** What moved the credits, newest first. */
    ledger: (query?: Query<"list_ledger">, options?: CallOptions): Pages<Item<"list_ledger">> =>
      new Pages(api, at`/credits/ledger`, query, options),
    /** Runs, credits and caps of a month. */
    usage: (query?: Query<"get_usage">, options?: CallOptions): Promise<Answer<"get_usage">> =>
      api.get(at`/usage`, options, query),
  };
}

/** API keys. The key that asks needs the scope `manage_keys`. */
export function keysOf(api: Api) {
  return {
    list: (query?: Query<"list_keys">, options?: CallOptions): Pages<Item<"list_keys">> =>
      new Pages(api, at`/keys`, query, options),
    /** The answer shows the key once. */
    create: (body: Body<"mint_key">, options?: CallOptions): Promise<Answer<"mint_key">> =>
      api.create(at`/keys`, options, body),
    rotate: (
      id: string,
      body: Body<"rotate_key"> = {},
      options?: CallOptions,
    ): Promise<Answer<"rotate_key">> => api.create(at`/keys/${id}/rotate`, options, body),
    /** The key ends at once. */
    revoke: (id: string, options?: CallOptions): Promise<Answer<"revoke_key">> =>
      api.remove(at`/keys/${id}`, options),
  };
}
