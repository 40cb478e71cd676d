import { type Context, Hono } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import type { AppEnv } from "../http/env.ts";

/** As for the guides themselves, in functions/public/_headers: scripts and requests of this service only. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What is asked for below /docs and is no page: the Worker answers only what no static file does. */
export const guides = new Hono<AppEnv>().get("/docs/*", async (c) => {
  // The first guide is the page of the folder itself.
  if (c.req.path === "/docs/start") return c.redirect("/docs/", 301);
  const asked = formOf(c);
  if (asked === "json")
    throw new Refusal("not_found", "There is no such page of the guides.", {
      hint: "All pages are listed at /docs/llms.txt.",
      retryable: false,
    });
  const [path, type] =
    asked === "text" ? ["docs/llms.txt", "text/markdown"] : ["docs/not-found", "text/html"];
  const content = (await c.var.service.assets.read(path)) ?? new ArrayBuffer(0);
  return c.body(content, 404, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Security-Policy": POLICY,
  });
});

/** A page, unless the request names text or JSON and no HTML. */
function formOf({ req }: Context<AppEnv>): "html" | "text" | "json" {
  const accepted = req.header("accept") ?? "";
  if (accepted.includes("text/html")) return "html";
  if (/\.(md|txt)$/.test(req.path) || /text\/(markdown|plain)/.test(accepted)) return "text";
  return accepted.includes("application/json") || req.path.endsWith(".json") ? "json" : "html";
}
