import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Refusal } from "../../lib/core/errors.ts";
import { limitUnauthenticated } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { onError } from "../http/errors.ts";
import { BASELINE, challenge } from "./challenge.ts";

const PARSE_ERROR = -32_700;
const SERVER_ERROR = -32_000;

/** A refusal of the whole request as a JSON-RPC error. Refusals of a call are results instead. */
export function problem(error: unknown, c: Context<AppEnv>): Response {
  if (!(error instanceof Refusal)) return onError(error, c);
  const { code, status, message, detail } = error.status === 401 ? limitUnauthenticated(c, error) : error;
  const hints = Array.isArray(detail) ? { fields: detail } : detail;
  const wait = hints && "retry_after" in hints ? hints.retry_after : undefined;
  const number = code === "malformed_body" ? PARSE_ERROR : SERVER_ERROR;
  const body = { jsonrpc: "2.0", id: null, error: { code: number, message, data: { code, ...hints } } };
  return c.json(body, status as ContentfulStatusCode, {
    ...(status === 401 && {
      "WWW-Authenticate": challenge(c, {
        ...(code !== "missing_api_key" && { error: "invalid_token" }),
        scopes: BASELINE,
      }),
    }),
    ...(wait !== undefined && { "Retry-After": String(wait) }),
  });
}
