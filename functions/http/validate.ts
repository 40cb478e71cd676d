import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import type * as z from "zod/v4";
import { type FieldError, Refusal } from "../../lib/core/errors.ts";
import type { AppEnv } from "./env.ts";
import { readJson } from "./read-json.ts";

type Where = "body" | "query" | "path";
type Issue = z.core.$ZodIssue;
/** A refusal that outranks the plain 422, e.g. one with a code of its own. */
type Special = (issues: readonly Issue[], value: unknown) => Refusal | undefined;

/** The JSON body, judged by a schema: 400, 413 and 415 for what is no JSON object, 422 for what does not fit. */
export function body<S extends z.ZodType>(schema: S, special?: Special) {
  const validate = zValidator("json", schema, refuse("body", special));
  const readFirst: typeof validate = async (c, next) => {
    await readJson(inApp(c));
    return validate(c, next);
  };
  return readFirst;
}

export const query = <S extends z.ZodType>(schema: S) => zValidator("query", schema, refuse("query"));
export const params = <S extends z.ZodType>(schema: S) => zValidator("param", schema, refuse("path"));

/** The validator types an Env of its own; every route of this service lives in the one app. */
const inApp = (c: unknown) => c as Context<AppEnv>;

function refuse(where: Where, special?: Special) {
  return (result: { success: boolean; data?: unknown; error?: { issues: readonly Issue[] } }) => {
    if (result.success) return;
    const issues = result.error?.issues ?? [];
    throw special?.(issues, result.data) ?? invalid(where, issues);
  };
}

function invalid(where: Where, issues: readonly Issue[]): Refusal {
  const detail = issues.map((issue) => fieldError(where, issue));
  const [first] = detail;
  const place = first?.loc.slice(1).join(".");
  const message = place ? `${place}: ${first?.msg}` : (first?.msg ?? "The request did not fit.");
  return new Refusal("validation_error", message, detail);
}

function fieldError(where: Where, issue: Issue): FieldError {
  const loc = [where, ...issue.path.map((part) => (typeof part === "number" ? part : String(part)))];
  const missing = issue.code === "invalid_type" && issue.message.endsWith("received undefined");
  return missing
    ? { loc, msg: "This field is required.", type: "missing" }
    : { loc, msg: issue.message, type: issue.code };
}
