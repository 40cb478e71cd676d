import { type Context, Hono } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import type { ByteRange, OpenFile } from "../../lib/core/ports.ts";
import type { AppEnv } from "../http/env.ts";

const NAME = /^[0-9A-Za-z]{32}\/[\w.-]{1,80}$/;
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Files under addresses that cannot be guessed. Their content never changes. Hono answers HEAD through GET.
 */
export const assets = new Hono<AppEnv>().get("/:token/:file", async (c) => {
  const name = `${c.req.param("token")}/${c.req.param("file")}`;
  const headOnly = c.req.raw.method === "HEAD";
  const range = headOnly ? null : rangeOf(c);
  const ifRange = c.req.header("if-range") ?? null;
  const request = { range, ifRange, ifNoneMatch: c.req.header("if-none-match") ?? null, headOnly };
  const file = NAME.test(name) ? await c.var.service.files.open(name, request) : undefined;
  if (!file) throw new Refusal("not_found", "There is no such file.", { retryable: false });
  if (file.state === "gone")
    throw new Refusal("gone", "This file has been taken down.", { retryable: false });
  return respond(file);
});

function respond({ state, etag, size, mimeType, start, length, body }: OpenFile): Response {
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": FOREVER,
    // No file may run scripts, whatever type a browser assumes. A video opened by its address loads itself.
    "Content-Security-Policy": "default-src 'none'; media-src 'self'; sandbox",
    "Cross-Origin-Resource-Policy": "cross-origin",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
  });
  if (state === "unchanged") return new Response(null, { status: 304, headers });
  if (state === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Type", mimeType);
  headers.set("Content-Length", String(length));
  if (state === "part") headers.set("Content-Range", `bytes ${start}-${start + length - 1}/${size}`);
  return new Response(body, { status: state === "part" ? 206 : 200, headers });
}

/**
 * One byte range (RFC 9110, 14.1.2). Several ranges or an unknown form are ignored, as the standard allows.
 */
function rangeOf(c: Context<AppEnv>): ByteRange | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(c.req.header("range")?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") return { suffix: Number(last) };
  const offset = Number(first);
  if (last === "") return { offset };
  return Number(last) < offset ? null : { offset, length: Number(last) - offset + 1 };
}
