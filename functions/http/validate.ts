import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import type * as z from "zod/v4";
import { type FieldError, Refusal } from "../../lib/core/errors.ts";
import { own } from "../../lib/text/own.ts";
import type { AppEnv } from "./env.ts";
import { readJson } from "./read-json.ts";
import { refuseUnstorable } from "./storable.ts";

type Where = "body" | "query" | "path";
type Issue = z.core.$ZodIssue;
/** A refusal that comes before every other problem of a body. */
type Special = (value: unknown) => Refusal | undefined;

/** Validates the JSON body with a schema. 400, 413 and 415: no JSON object. 422: it does not fit. */
export function body<S extends z.ZodType>(schema: S, special?: Special) {
  const validate = zValidator("json", schema, refuse("body"));
  const readFirst: typeof validate = async (c, next) => {
    const value = await readJson(inApp(c));
    const refusal = special?.(value);
    if (refusal) throw refusal;
    refuseUnstorable(value, ["body"]);
    return validate(c, next);
  };
  return readFirst;
}

export const query = <S extends z.ZodType>(schema: S) => zValidator("query", schema, refuse("query"));
export const params = <S extends z.ZodType>(schema: S) => zValidator("param", schema, refuse("path"));

/** Validates a value that has been read already, in the same way. */
export function fitting<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid("body", result.error.issues, value);
  return result.data;
}

/** The validator has an Env type of its own, but all routes belong to the one app. */
const inApp = (c: unknown) => c as Context<AppEnv>;

function refuse(where: Where) {
  return (result: { success: boolean; data?: unknown; error?: { issues: readonly Issue[] } }) => {
    if (!result.success) throw invalid(where, result.error?.issues ?? [], result.data);
  };
}

function invalid(where: Where, issues: readonly Issue[], value: unknown): Refusal {
  const detail = issues.slice(0, MAX_ISSUES).map((issue) => fieldError(where, issue, value));
  const [first] = detail;
  const place = first?.loc.slice(1).join(".");
  const message = place ? `${place}: ${first?.msg}` : (first?.msg ?? "The request did not fit.");
  return new Refusal("validation_error", message, detail);
}

function fieldError(where: Where, issue: Issue, value: unknown): FieldError {
  const loc = [where, ...issue.path.map((part) => (typeof part === "number" ? part : String(part)))];
  const found = issue.path.reduce<unknown>(
    (at, part) => (at instanceof Object ? own(at as Record<string, unknown>, String(part)) : undefined),
    value,
  );
  const isMissing = found === undefined;
  const says = GENERAL.test(issue.message) ? "" : ` ${issue.message}`;
  return isMissing
    ? { loc, msg: `This field is required.${says}`, type: "missing" }
    : { loc, msg: issue.message, type: issue.code };
}

/** A small body can contain very many mistakes. The limit keeps the answer small. */
const MAX_ISSUES = 200;

/** The schema library's general message for a missing field, which helps no caller. */
const GENERAL = /^Invalid (?:input|option)\b/;
