import { Hono } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import { previewOf } from "../../lib/pipeline/preview.ts";
import type { AppEnv } from "../http/env.ts";

/** Preview pictures of templates. The name contains the template's version, so the content never changes. */
export const previews = new Hono<AppEnv>().get("/:file", async (c) => {
  const bytes = await previewOf(c.var.service, c.req.param("file"));
  if (!bytes) throw new Refusal("not_found", "There is no such preview.", { retryable: false });
  return c.body(bytes, 200, {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Type": "image/png",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
});
