import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/** The headers that a browser may send. The API uses no cookies, so credentials are not allowed. */
const ACCEPTED =
  "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, If-Range, Range, X-Request-Id";
const DAY_SECONDS = 86_400;

/** The response headers that scripts on other sites may read. */
export const EXPOSED = [
  ...["Limit", "Remaining", "Reset"].flatMap((name) => [`RateLimit-${name}`, `X-RateLimit-${name}`]),
  ..."X-Request-Id X-Next-Cursor Retry-After Idempotent-Replayed ETag Link Allow Deprecation Sunset".split(
    " ",
  ),
  ..."Accept-Ranges Content-Length Content-Range".split(" "),
].join(", ");

/** Answers the preflight request of a browser (Fetch standard, CORS-preflight). */
export const preflight = (c: Context<AppEnv>, methods: readonly string[]): Response =>
  c.body(null, 204, {
    "Access-Control-Allow-Headers": ACCEPTED,
    "Access-Control-Allow-Methods": methods.join(", "),
    "Access-Control-Max-Age": String(DAY_SECONDS),
    Allow: methods.join(", "),
  });
