import type { MiddlewareHandler } from "hono";
import { validator } from "hono/validator";
import type * as z from "zod/v4";
import { type FieldError, invalidFields, type Refusal } from "../../lib/core/errors.ts";
import { fieldNamesAt, NO_SUCH_FIELD, plainWords, unknownName } from "../../lib/core/plain-words.ts";
import { meantAs, near } from "../../lib/text/nearest.ts";
import { own } from "../../lib/text/own.ts";
import { judging } from "./described.ts";
import type { AppEnv } from "./env.ts";
import { readJson } from "./read-json.ts";
import { refuseUnstorable } from "./storable.ts";

type Where = "body" | "query" | "path";
type Issue = z.core.$ZodIssue;
/** A refusal that comes before every other problem of a body. */
type Special = (value: unknown) => Refusal | undefined;

type Body<S extends z.ZodType> = { in: { json: z.input<S> }; out: { json: z.output<S> } };

/**
 * Validates the JSON body with a schema. A body without required fields may be left out. 400, 413 and 415: no JSON
 * object. 422: it does not fit.
 */
export function body<S extends z.ZodType>(
  schema: S,
  special?: Special,
): MiddlewareHandler<AppEnv, string, Body<S>> {
  const read: ReturnType<typeof body<S>> = async (c, next) => {
    const value = await readJson(c, () => (schema.safeParse({}).success ? "{}" : ""));
    c.set("isBodyRead", true);
    const refusal = special?.(value);
    if (refusal) throw refusal;
    refuseUnstorable(value, ["body"]);
    // The validator's types want a plain record, and the output of an object schema is one.
    c.req.addValidatedData("json", judged("body", schema, value) as object);
    await next();
  };
  return judging(read, { at: "body", schema });
}

export const params = <S extends z.ZodType>(schema: S) =>
  judging(
    validator("param", (value) => judged("path", schema, value)),
    { at: "path", schema },
  );

/** Validates a value that has been read already, in the same way. */
export const fitting = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> =>
  judged("body", schema, value);

/** What a schema makes of a value of the request. Mistakes are named in our words, not in the schema library's. */
export function judged<S extends z.ZodType>(where: Where, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: plainWords });
  if (!result.success) throw invalid(where, result.error.issues, { value, schema });
  return result.data;
}

type Input = { value: unknown; schema: z.ZodType };

/** The refusal that names every mistake. */
function invalid(where: Where, issues: readonly Issue[], input: Input): Refusal {
  const detail = issues.flatMap((issue) => fieldErrors(where, issue, input)).slice(0, MAX_ISSUES);
  return invalidFields(detail);
}

function fieldErrors(where: Where, issue: Issue, { value, schema }: Input): FieldError[] {
  const loc = [where, ...issue.path.map((part) => (typeof part === "number" ? part : String(part)))];
  if (issue.code === "unrecognized_keys") {
    const known = fieldNamesAt(schema, issue.path);
    // The first one says which fields there are; the others need not say it again.
    const whole = (key: string) =>
      issue.message === NO_SUCH_FIELD ? unknownName("field", key, known) : issue.message;
    return issue.keys.map((key, i) => ({
      loc: [...loc, key],
      msg: i === 0 ? whole(key) : `${unknownName("field", key, [])}${meantAs(key, known)}`,
      type: issue.code,
    }));
  }
  const found = issue.path.reduce<unknown>(
    (at, part) => (at instanceof Object ? own(at as Record<string, unknown>, String(part)) : undefined),
    value,
  );
  if (found !== undefined) return [{ loc, msg: issue.message + meantValue(issue, found), type: issue.code }];
  const says = GENERAL.test(issue.message) ? "" : ` ${issue.message}`;
  return [
    { loc, msg: `This field is required.${says}${misspelt(issue, { value, schema })}`, type: "missing" },
  ];
}

/** What was sent in place of one of a list, and the one that is like it. */
function meantValue(issue: Issue, sent: unknown): string {
  if (issue.code !== "invalid_value" || typeof sent !== "string" || issue.message.includes(`"${sent}"`))
    return "";
  const known = issue.values.filter((value) => typeof value === "string");
  // Escaped: an answer never holds a control character or half of a pair of the request.
  return ` You sent ${JSON.stringify(sent.slice(0, 60))}.${meantAs(sent, known)}`;
}

/** What stands beside a missing field and may be meant as it. */
function misspelt({ path }: Issue, { value, schema }: Input): string {
  if (path.length !== 1 || !(value instanceof Object)) return "";
  const known = fieldNamesAt(schema, []);
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  const found = near(String(path[0]), unknown.slice(0, MAX_ISSUES));
  return found === undefined ? "" : ` You sent "${found.slice(0, 60)}"; is it meant?`;
}

/** A small body can contain very many mistakes. The limit keeps the answer small. */
const MAX_ISSUES = 200;

/** The text about a wrong kind of value, which does not help where the value is missing. */
const GENERAL = /^Give (?:an? (?:text|number|whole number|list|object)|true or false)\.$/;
