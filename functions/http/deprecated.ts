import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { requireKey } from "./authenticate.ts";
import { calledOf } from "./described.ts";
import type { AppEnv } from "./env.ts";

/** Says on every answer of a deprecated operation, refusals included, that it will go away, and when (RFC 8594). */
export const deprecated = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const matched = matchedRoutes(c).filter(({ method }) => method !== "ALL");
  // Pages, files and jobs ask for no key, and are no operations.
  const handler = matched.some((route) => route.handler === requireKey) && matched.at(-1)?.handler;
  const announcement = handler ? calledOf(handler)?.operation.deprecated : undefined;
  if (!announcement) return;
  const guide = new URL(announcement.guide, c.get("service").settings.publicUrl);
  c.res.headers.set("Deprecation", "true");
  c.res.headers.set("Sunset", new Date(announcement.sunset).toUTCString());
  c.res.headers.append("Link", `<${guide}>; rel="deprecation"`);
});
