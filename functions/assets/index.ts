import { type Context, Hono } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import type { ByteRange, OpenFile } from "../../lib/core/ports.ts";
import { openSignedAddress } from "../../lib/runs/signed-address.ts";
import type { AppEnv } from "../http/env.ts";

const NAME = /^[0-9A-Za-z]{32}\/[\w.-]{1,80}$/;
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Files under addresses that cannot be guessed. Their content never changes. Hono answers HEAD through GET.
 */
export const assets = new Hono<AppEnv>()
  .get("/:token/:file", (c) => answerFile(c, `${c.req.param("token")}/${c.req.param("file")}`, FOREVER))
  .get("/signed/:expires/:sealed/:file", async (c) => {
    const address = c.req.param();
    const name = await openSignedAddress(c.var.service.seals, address);
    const end = new Date(Number(address.expires) * 1000);
    if (name === undefined) throw invalidSignature();
    const left = Math.floor((end.getTime() - c.var.service.now().getTime()) / 1000);
    if (left <= 0) throw expired(end);
    return answerFile(c, name, `private, max-age=${left}`);
  });

const invalidSignature = () =>
  new Refusal("signature_invalid", "This address was changed, or this service did not sign it.", {
    hint: "Use it exactly as GET /runs/{run_id}?expires_in=3600 answered it, or ask for another one.",
    retryable: false,
  });

const expired = (end: Date) =>
  new Refusal("gone", `This address ended at ${end.toISOString()}.`, {
    hint: "GET /runs/{run_id}?expires_in=3600 answers another one.",
    retryable: false,
  });

async function answerFile(c: Context<AppEnv>, name: string, cacheControl: string): Promise<Response> {
  const headOnly = c.req.raw.method === "HEAD";
  const range = headOnly ? null : rangeOf(c);
  const ifRange = c.req.header("if-range") ?? null;
  const request = { range, ifRange, ifNoneMatch: c.req.header("if-none-match") ?? null, headOnly };
  const file = NAME.test(name) ? await c.var.service.files.open(name, request) : undefined;
  if (!file) throw new Refusal("not_found", "There is no such file.", { retryable: false });
  if (file.state === "gone")
    throw new Refusal("gone", "This file has been taken down.", { retryable: false });
  return respond(file, cacheControl);
}

function respond(
  { state, etag, size, mimeType, start, length, body }: OpenFile,
  cacheControl: string,
): Response {
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": cacheControl,
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
