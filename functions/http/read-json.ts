import type { Context } from "hono";
import { invalidField, Refusal } from "../../lib/core/errors.ts";
import type { AppEnv } from "./env.ts";

export const JSON_LIMIT = 256 * 1024;
const MAX_DEPTH = 32;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;

/** Reads the body as JSON text and puts it where Hono's validator finds it. An absent content type is read as JSON. */
export async function readJson(c: Context<AppEnv>, limit = JSON_LIMIT): Promise<void> {
  const type = c.req.header("content-type");
  if (type && !JSON_TYPE.test(type)) throw wrongType(type);
  const text = await readText(c.req.raw, limit);
  const value = parse(text);
  refuseUnstorable(value, ["body"]);
  c.set("rawBody", text);
  const headers = new Headers(c.req.raw.headers);
  headers.set("content-type", "application/json");
  c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body: text });
}

/** The body as text, never more than `limit` bytes of it. */
async function readText(request: Request, limit: number): Promise<string> {
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

/** How deep brackets nest, counted before anything recurses into them. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === "[" || token === "{") deepest = Math.max(deepest, ++depth);
    else if (token === "]" || token === "}") depth--;
  }
  return deepest;
}

/** Postgres stores neither NUL nor half a surrogate pair; silently changing a caller's text would be worse than saying so. */
function refuseUnstorable(value: unknown, loc: (string | number)[]): void {
  if (typeof value === "string" && isUnstorable(value)) {
    const msg = "This text contains a NUL or half of a surrogate pair. Remove that character.";
    throw invalidField(loc, msg, "invalid_text");
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (isUnstorable(name))
      throw invalidField(loc, "A field name contains a NUL or half of a surrogate pair.", "invalid_text");
    refuseUnstorable(inner, [...loc, Array.isArray(value) ? Number(name) : name]);
  }
}

const isUnstorable = (text: string) =>
  /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

const malformed = (message: string) =>
  new Refusal("malformed_body", message, { hint: "Send one JSON object.", retryable: false });

const tooLarge = (limit: number) =>
  new Refusal("payload_too_large", `The body is larger than ${limit / 1024} KB.`, { retryable: false });

const wrongType = (type: string) =>
  new Refusal("unsupported_media_type", `The content type ${type.slice(0, 100)} is not accepted.`, {
    hint: "Send application/json.",
    retryable: false,
  });
