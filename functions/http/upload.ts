import type { Context, MiddlewareHandler } from "hono";
import type * as z from "zod/v4";
import { invalidField } from "../../lib/core/errors.ts";
import { canonicalJson } from "../../lib/text/canonical-json.ts";
import { sha256 } from "../../lib/text/sha256.ts";
import { judging } from "./described.ts";
import type { AppEnv } from "./env.ts";
import { malformed, readBytes, readValue } from "./read-json.ts";
import { refuseUnstorable } from "./storable.ts";
import { fitting } from "./validate.ts";

/** A picture of 10 MB in base64, with room for the rest of the body. */
const UPLOAD_LIMIT = 16 * 1024 * 1024;
const MULTIPART = /^multipart\/form-data\s*;/i;

type Fields = Record<string, unknown> & { image_base64?: unknown };
type Upload<S extends z.ZodType> = { in: { json: z.input<S> }; out: { json: z.output<S> } };

/**
 * A body with a picture: JSON with an address or base64, or multipart/form-data with one `file`. It is read
 * once and never copied into text again, because an isolate holds several bodies at a time.
 */
export function upload<S extends z.ZodType>(schema: S): MiddlewareHandler<AppEnv, string, Upload<S>> {
  const read: ReturnType<typeof upload<S>> = async (c, next) => {
    c.set("isBodyRead", true);
    const isForm = MULTIPART.test(c.req.header("content-type") ?? "");
    const fields = isForm ? await readMultipart(c) : await readFields(c);
    const input = fitting(schema, fields);
    if (c.req.header("idempotency-key") !== undefined) c.set("bodyHash", await hashOf(fields));
    // The validator's types want a plain record, and the output of an object schema is one.
    c.req.addValidatedData("json", input as object);
    await next();
  };
  return judging(read, { at: "body", schema, file: { maxBytes: UPLOAD_LIMIT } });
}

async function readFields(c: Context<AppEnv>): Promise<unknown> {
  const { value } = await readValue(c, UPLOAD_LIMIT, "Send application/json or multipart/form-data.");
  if (isFields(value)) {
    // The base64 text is left out of the search for unstorable characters, which would take long.
    const { image_base64, ...rest } = value;
    refuseUnstorable(typeof image_base64 === "string" ? rest : value, ["body"]);
  }
  return value;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The parts of a multipart body by name, a file as its bytes and type. The part called `several` may come more than
 * once: the others get a number behind its name.
 */
export async function readMultipart(c: Context<AppEnv>, several?: string): Promise<Fields> {
  const type = c.req.header("content-type") ?? "";
  const bytes = await readBytes(c.req.raw, UPLOAD_LIMIT);
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
    throw malformed("The body is not valid multipart/form-data.", "Send the parts with their boundary.");
  });
  const fields: Fields = {};
  for (const [part, value] of form) {
    const name = part === several ? numbered(part, fields) : part;
    if (Object.hasOwn(fields, name)) throw invalidField(["body", name], "Send this part only once.");
    const field = typeof value === "string" ? value : await fileOf(value);
    // A plain assignment of "__proto__" would change the prototype.
    Object.defineProperty(fields, name, { value: field, enumerable: true, configurable: true });
  }
  refuseUnstorable(withoutBytes(fields), ["body"]);
  return fields;
}

/** Files are judged by what takes them. */
const withoutBytes = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => !(isFields(value) && value.bytes instanceof Uint8Array)),
  );

function numbered(part: string, fields: Fields): string {
  if (!Object.hasOwn(fields, part)) return part;
  let turn = 2;
  while (Object.hasOwn(fields, part + turn)) turn++;
  return part + turn;
}

const fileOf = async (file: File) => ({ bytes: new Uint8Array(await file.arrayBuffer()), type: file.type });

/**
 * The same hash for the same content. Multipart boundaries differ each time, so a picture counts by its own
 * hash.
 */
async function hashOf(fields: unknown): Promise<string> {
  const entries = isFields(fields) ? Object.entries(fields) : [];
  const hashed = await Promise.all(entries.map(async ([name, value]) => [name, await short(value)] as const));
  return sha256(canonicalJson(Object.fromEntries(hashed)));
}

async function short(value: unknown): Promise<unknown> {
  if (typeof value === "string" && value.length > 1_000) return `sha256:${await sha256(value)}`;
  const isFile = isFields(value) && value.bytes instanceof Uint8Array;
  return isFile ? `sha256:${await sha256(new Uint8Array(value.bytes as Uint8Array))}` : value;
}
