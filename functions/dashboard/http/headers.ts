import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../http/env.ts";
import { stylesheets } from "./stylesheets.ts";

/** Pages load nothing from elsewhere, run only the one script, and are never framed. */
const policy = (styles: string, formLeadsTo = "") =>
  [
    "default-src 'none'",
    `style-src ${styles}`,
    "script-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${formLeadsTo}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Headers of pages. They hold private data, so no cache keeps them, where they do not say otherwise. */
export const pageHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { sources } = await stylesheets(c.var.service.assets);
  c.header("Content-Security-Policy", policy(sources, c.var.formLeadsTo));
  c.header("X-Frame-Options", "DENY");
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  c.header("Cross-Origin-Opener-Policy", "same-origin");
});

/** On a laptop 127.0.0.1 and localhost are two sites with two cookies. The pages live on one of them. */
export const oneLocalName = createMiddleware<AppEnv>(async (c, next) => {
  const url = new URL(c.req.url);
  const home = new URL(c.var.service.settings.publicUrl);
  if (url.hostname !== "127.0.0.1" || home.hostname !== "localhost" || c.req.method !== "GET") return next();
  url.hostname = "localhost";
  return c.redirect(url.href, 307);
});
