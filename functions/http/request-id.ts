import { createMiddleware } from "hono/factory";
import { newId } from "../../lib/core/ids.ts";
import type { AppEnv } from "./env.ts";

const ACCEPTED = /^[A-Za-z0-9._-]{8,128}$/;

/** Gives every answer a request id. The caller's own id is kept when it is safe to log. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  const given = c.req.header("x-request-id") ?? "";
  c.set("requestId", ACCEPTED.test(given) ? given : newId(c.get("service")));
  await next();
  c.res.headers.set("X-Request-Id", c.get("requestId"));
});
