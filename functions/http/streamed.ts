import type { Context, MiddlewareHandler } from "hono";
import type * as z from "zod/v4";
import type { ByteStream } from "../../lib/core/byte-stream.ts";
import { hashing } from "../../lib/core/digest.ts";
import { invalidField, Refusal } from "../../lib/core/errors.ts";
import { canonicalJson } from "../../lib/text/canonical-json.ts";
import { sha256 } from "../../lib/text/sha256.ts";
import { piecesOf } from "./body-reader.ts";
import { judging } from "./described.ts";
import type { AppEnv } from "./env.ts";
import { boundaryOf, broken, type Part, partsOf } from "./multipart.ts";
import { readValue } from "./read-json.ts";
import { refuseUnstorable } from "./storable.ts";
import { fitting } from "./validate.ts";

const MB = 1024 * 1024;
/** The largest video, with room for the rest of the body. */
const BODY_LIMIT = 100 * MB + 64 * 1024;
const JSON_LIMIT = 256 * 1024;
const FIELD_LIMIT = 64 * 1024;
const MULTIPART = /^multipart\/form-data\s*;/i;

type Fields = Record<string, unknown>;
type Streamed<S extends z.ZodType> = { in: { json: z.input<S> }; out: { json: z.output<S> } };

/**
 * A body with a video: JSON with an address, or multipart/form-data with one `file`. Only the fields before
 * the file are read here. The operation reads the file after the guards have run.
 */
export function streamed<S extends z.ZodType>(schema: S): MiddlewareHandler<AppEnv, string, Streamed<S>> {
  const read: ReturnType<typeof streamed<S>> = async (c, next) => {
    c.set("isBodyRead", true);
    const isForm = MULTIPART.test(c.req.header("content-type") ?? "");
    const fields = isForm ? await beginForm(c) : await readFields(c);
    // The validator's types want a plain record, and the output of an object schema is one.
    c.req.addValidatedData("json", fitting(schema, fields) as object);
    await next();
  };
  return judging(read, { at: "body", schema, file: { maxBytes: BODY_LIMIT } });
}

async function readFields(c: Context<AppEnv>): Promise<unknown> {
  const { text, value } = await readValue(c, JSON_LIMIT, "Send application/json or multipart/form-data.");
  refuseUnstorable(value, ["body"]);
  c.set("rawBody", text);
  return value;
}

/** The fields of a multipart body up to its file, and the file as it arrives. */
export async function beginForm(c: Context<AppEnv>): Promise<Fields> {
  if (Number(c.req.header("content-length") ?? 0) > BODY_LIMIT) throw tooLarge();
  const parts = partsOf(bounded(c.req.raw), boundaryOf(c.req.header("content-type") ?? ""));
  const fields: Fields = {};
  const part = await nextFile(parts, fields);
  if (!part) {
    c.set("bodyHash", await sha256(canonicalJson(fields)));
    return fields;
  }
  return { ...fields, file: arriving(c, part, parts, fields) };
}

/** Reads plain fields into `into`, up to the next file. */
async function nextFile(parts: AsyncGenerator<Part>, into: Fields): Promise<Part | undefined> {
  for (;;) {
    const { value: part, done } = await parts.next();
    if (done) return undefined;
    if (Object.hasOwn(into, part.name)) throw invalidField(["body", part.name], "Send this part only once.");
    if (part.fileName !== null && part.name === "file") return part;
    const value = part.fileName === null ? await textOf(part) : { not: "a field" };
    refuseUnstorable({ [part.name]: value }, ["body"]);
    // A plain assignment of "__proto__" would change the prototype.
    Object.defineProperty(into, part.name, { value, enumerable: true, configurable: true });
  }
}

function arriving(c: Context<AppEnv>, part: Part, parts: AsyncGenerator<Part>, before: Fields) {
  const after: Fields = { file: "the first one" };
  let ended: Promise<Fields> | undefined;
  const readOn = async () => {
    if (await nextFile(parts, after)) throw invalidField(["body", "file"], "Send this part only once.");
    const { file: _, ...fields } = after;
    return fields;
  };
  const rest = () => {
    ended ??= readOn();
    return ended;
  };
  const wantsHash = c.req.header("idempotency-key") !== undefined;
  const passing = wantsHash ? hashing(part.body) : undefined;
  const pieces = passing?.pieces ?? part.body;
  if (passing) {
    let hash: Promise<string> | undefined;
    const readAll = async () => {
      for await (const _ of pieces);
      const fields = { ...before, ...(await rest()), file: `sha256:${await passing.sha256()}` };
      return sha256(canonicalJson(fields));
    };
    c.set("bodyHash", () => {
      hash ??= readAll();
      return hash;
    });
  }
  return { name: part.fileName ?? "", type: part.type, pieces, rest };
}

async function textOf({ body }: Part): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > FIELD_LIMIT) throw tooLarge();
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/** Counts the bytes that arrive, because headers can name a wrong size. */
async function* bounded(request: Request): ByteStream & AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const piece of piecesOf(request)) {
      size += piece.byteLength;
      if (size > BODY_LIMIT) throw tooLarge();
      yield piece;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : broken("it broke off");
  }
}

const tooLarge = () =>
  new Refusal("payload_too_large", "The body is larger than 100 MB. Send a smaller video.", {
    retryable: false,
  });
