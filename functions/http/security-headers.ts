import { createMiddleware } from "hono/factory";
import { EXPOSED } from "./cors.ts";
import type { AppEnv } from "./env.ts";

const PAGES = /^\/(?:app(?:\/|$)|$)/;
const YEAR_SECONDS = 31_536_000;

/**
 * Headers for API answers, which are never sniffed, framed, cached or sent with cookies. Assets set their
 * own.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  const isSecure = c.get("service").settings.publicUrl.startsWith("https://");
  const fallback: Record<string, string> = {
    // Scripts of other sites may call the API with a key, and read no page.
    ...(!PAGES.test(c.req.path) && {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": EXPOSED,
    }),
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    ...(isSecure && { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}` }),
  };
  for (const [name, value] of Object.entries(fallback)) if (!headers.has(name)) headers.set(name, value);
});
