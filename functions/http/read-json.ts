import type { Context } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import type { AppEnv } from "./env.ts";

const JSON_LIMIT = 256 * 1024;
const MAX_DEPTH = 32;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;

/** Reads the body as JSON and puts it where Hono's validator finds it. An absent content type is read as JSON. */
export async function readJson(c: Context<AppEnv>, limit = JSON_LIMIT): Promise<unknown> {
  const type = c.req.header("content-type");
  if (type && !JSON_TYPE.test(type)) throw wrongType(type);
  const text = await readText(c.req.raw, limit);
  const value = parse(text);
  c.set("rawBody", text);
  const headers = new Headers(c.req.raw.headers);
  headers.set("content-type", "application/json");
  c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body: text });
  return value;
}

/** The body as text, never more than `limit` bytes of it. */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  let text = "";
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge(limit);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw malformed("The body is not valid UTF-8.");
  }
}

function parse(text: string): unknown {
  if (text.trim() === "") throw malformed("The body is empty.");
  if (depthOf(text) > MAX_DEPTH) throw malformed(`The body is nested more than ${MAX_DEPTH} levels deep.`);
  try {
    return JSON.parse(text);
  } catch {
    throw malformed("The body is not valid JSON.");
  }
}

/** How deep brackets nest, counted before anything recurses into them. A text that never ends is one token: no second look. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === "[" || token === "{") deepest = Math.max(deepest, ++depth);
    else if (token === "]" || token === "}") depth--;
  }
  return deepest;
}

const malformed = (message: string) =>
  new Refusal("malformed_body", message, { hint: "Send one JSON object.", retryable: false });

const tooLarge = (limit: number) =>
  new Refusal("payload_too_large", `The body is larger than ${limit / 1024} KB.`, { retryable: false });

const wrongType = (type: string) =>
  new Refusal("unsupported_media_type", `The content type ${type.slice(0, 100)} is not accepted.`, {
    hint: "Send application/json.",
    retryable: false,
  });
