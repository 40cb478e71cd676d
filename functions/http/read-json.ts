import type { Context } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import { bodyReader } from "./body-reader.ts";
import type { AppEnv } from "./env.ts";
import { placeOfMistake } from "./json-mistake.ts";

const JSON_LIMIT = 256 * 1024;
const MAX_DEPTH = 32;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;

/** Reads the body as JSON, and keeps its text. A missing content type counts as JSON. No body is read as `absent`. */
export async function readJson(c: Context<AppEnv>, absent = () => ""): Promise<unknown> {
  const { text, value } = await readValue(c, JSON_LIMIT, "Send application/json.", absent);
  c.set("rawBody", text);
  return value;
}

/** Reads the JSON body once, as text and as a value. `hint` names the accepted content types. */
export async function readValue(
  c: Context<AppEnv>,
  limit: number,
  hint: string,
  absent = () => "",
): Promise<{ text: string; value: unknown }> {
  const type = c.req.header("content-type");
  if (type && !JSON_TYPE.test(type)) throw wrongType(type, hint);
  const text = (await readText(c.req.raw, limit)) || absent();
  return { text, value: parse(text) };
}

/** Reads the body as text, at most `limit` bytes. */
export async function readText(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  let text = "";
  try {
    await eachPiece(request, limit, (piece) => {
      text += decoder.decode(piece, { stream: true });
    });
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw malformed("The body is not valid UTF-8.");
  }
}

/** Reads the body as bytes, at most `limit` of them. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  await eachPiece(request, limit, (piece) => void parts.push(new Uint8Array(piece)));
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Takes the pieces as they arrive. A loop costs a small body less than a generator within a generator. */
async function eachPiece(request: Request, limit: number, take: (piece: Uint8Array) => void): Promise<void> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  const reader = bodyReader(request);
  let size = 0;
  for (let piece = await reader?.next(); piece; piece = await reader?.next()) {
    size += piece.byteLength;
    if (size > limit) throw tooLarge(limit);
    take(piece);
  }
}

function parse(text: string): unknown {
  if (text.trim() === "") throw malformed("The body is empty.");
  if (depthOf(text) > MAX_DEPTH) throw malformed(`The body is nested more than ${MAX_DEPTH} levels deep.`);
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(`The body is not valid JSON${placeOfMistake(text)}.`);
  }
}

/**
 * The depth of nested brackets. It is checked before any recursion into the value. Strings are skipped as a
 * whole.
 */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  const sign = /["[\]{}]/g;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const [token] = found;
    if (token === '"') sign.lastIndex = endOfString(text, sign.lastIndex);
    else if (token === "[" || token === "{") deepest = Math.max(deepest, ++depth);
    else depth--;
  }
  return deepest;
}

/** The position after a string. An unterminated string ends with the text. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = at;
    while (slashes > from && text[slashes - 1] === "\\") slashes--;
    if ((at - slashes) % 2 === 0) return at + 1;
  }
  return text.length;
}

export const malformed = (message: string, hint = "Send one JSON object.") =>
  new Refusal("malformed_body", message, { hint, retryable: false });

const tooLarge = (limit: number) =>
  new Refusal("payload_too_large", `The body is larger than ${inWords(limit)}.`, {
    hint: "Send less in one call, or a smaller file.",
    retryable: false,
  });

const inWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / (1024 * 1024)} MB`;

const wrongType = (type: string, hint: string) =>
  new Refusal("unsupported_media_type", `The content type ${type.slice(0, 100)} is not accepted.`, {
    hint,
    retryable: false,
  });
