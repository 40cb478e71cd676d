import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./env.ts";

/** API answers are data for programs: never sniffed, framed, cached or sent with cookies. Assets set their own. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  const fallback: Record<string, string> = {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
  for (const [name, value] of Object.entries(fallback)) if (!headers.has(name)) headers.set(name, value);
});
