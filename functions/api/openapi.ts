import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { NoParameters } from "../../lib/core/query.ts";
import { sha256 } from "../../lib/text/sha256.ts";
import { calling } from "../http/described.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";
import { openApiDocument } from "../openapi/document.ts";
import type { RouteEntry } from "../openapi/routes.ts";

type Served = { text: string; etag: string };

const HOUR_SECONDS = 3_600;

/** The interface description. It is made on the first request of an isolate and kept. */
export function openApi(routes: () => readonly RouteEntry[]) {
  let served: Promise<Served> | undefined;

  const answerDescription = async (c: Context<AppEnv>) => {
    const { publicUrl } = c.var.service.settings;
    served ??= make(routes(), publicUrl);
    const { text, etag } = await served;
    const headers = { ETag: etag, "Cache-Control": `public, max-age=${HOUR_SECONDS}` };
    if (isKnown(c.req.header("if-none-match"), etag)) return c.newResponse(null, 304, headers);
    return c.newResponse(text, 200, { ...headers, "Content-Type": "application/json" });
  };

  return new Hono<AppEnv>().get(
    "/",
    query(NoParameters),
    calling(
      answerDescription,
      {
        id: "get_description",
        summary: "Read this description of the interface.",
        output: z.record(z.string(), z.unknown()).describe("An OpenAPI 3.1 document."),
      },
      { headers: { ETag: () => undefined } },
    ),
  );
}

async function make(routes: readonly RouteEntry[], publicUrl: string): Promise<Served> {
  const text = JSON.stringify(openApiDocument(routes, publicUrl));
  return { text, etag: `"${(await sha256(text)).slice(0, 32)}"` };
}

/** Whether the caller has this version already (RFC 9110, 13.1.2). A proxy may have weakened the tag. */
function isKnown(sent: string | undefined, etag: string): boolean {
  const tags = (sent ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
