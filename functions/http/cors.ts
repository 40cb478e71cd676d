import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/** What a caller's browser may send along. Nothing here knows cookies, so credentials are never among it. */
const ACCEPTED =
  "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, If-Range, Range, X-Request-Id";
const DAY_SECONDS = 86_400;

/** What scripts on pages of others may read of every answer. */
export const EXPOSED = [
  ...["Limit", "Remaining", "Reset"].flatMap((name) => [`RateLimit-${name}`, `X-RateLimit-${name}`]),
  ..."X-Request-Id X-Next-Cursor Retry-After Idempotent-Replayed ETag Link Allow Deprecation Sunset".split(
    " ",
  ),
  ..."Accept-Ranges Content-Length Content-Range".split(" "),
].join(", ");

/** What a browser asks before it sends a request from a page of somebody else (Fetch standard, CORS-preflight). */
export const preflight = (c: Context<AppEnv>, methods: readonly string[]): Response =>
  c.body(null, 204, {
    "Access-Control-Allow-Headers": ACCEPTED,
    "Access-Control-Allow-Methods": methods.join(", "),
    "Access-Control-Max-Age": String(DAY_SECONDS),
    Allow: methods.join(", "),
  });
