import type { Context } from "hono";
import type * as z from "zod/v4";
import { Refusal } from "../../../lib/core/errors.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { readText } from "../../http/read-json.ts";
import { refuseUnstorable } from "../../http/storable.ts";
import { inPlainWords } from "./plain-errors.ts";

const FORM_LIMIT = 64 * 1024;

type Offer = "credits" | "plan";

/** A form as it was sent, and what was wrong with it. A page shows both again. */
export type FormState = {
  values: Readonly<Record<string, string>>;
  /** Problems by the name of the field they belong to. */
  errors: Readonly<Record<string, string>>;
  /** A problem of the whole form, with the way out. */
  problem?: string;
  /** What is used up, so that the page offers more of it. */
  offer?: Offer;
  /** What may be wrong with it may be meant: the form of these offers to go on all the same. */
  doubt?: "words" | "time" | "fit";
};

export const EMPTY_FORM: FormState = { values: {}, errors: {} };

/** Fields whose values are never written into a page again. */
const SECRET = /password|current/;

/** The fields of a urlencoded form. A field that is sent twice counts as its last value. */
export async function readForm(c: Context<AppEnv>): Promise<Record<string, string>> {
  return Object.fromEntries(await readFields(c));
}

/** As `readForm`, with every value of a field that may be ticked several times. */
export async function readFields(c: Context<AppEnv>): Promise<URLSearchParams> {
  const fields = new URLSearchParams(await readText(c.req.raw, FORM_LIMIT));
  for (const [name, text] of fields) refuseUnstorable({ [name]: text }, ["body"]);
  return fields;
}

type Submission<T> = {
  /** What the schema judges, where it is not the fields as they were sent. */
  input?: unknown;
  work: (input: T) => Promise<Response>;
  show: (state: FormState, status: ShownStatus) => Response | Promise<Response>;
};

/**
 * Validates a form and does its work. A problem of a field or of the whole is answered by `show`, with the status of
 * the problem; what is no refusal is thrown on.
 */
export async function submitted<S extends z.ZodType>(
  values: Record<string, string>,
  schema: S,
  { input = values, work, show }: Submission<z.output<S>>,
): Promise<Response> {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
  const parsed = schema.safeParse(input);
  if (!parsed.success) return show({ values: kept, errors: errorsOf(parsed.error.issues) }, 422);
  try {
    return await work(parsed.data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return show({ values: kept, ...problemOf(error) }, statusOf(error));
  }
}

/**
 * The filters of a list, from the query of its page. Empty ones count as absent. What is wrong is said beside its
 * field, and the list is shown without it.
 */
export function fromQuery<S extends z.ZodType>(
  sent: Record<string, string>,
  schema: S,
  fixed: Record<string, string>,
): { query: z.output<S>; state: FormState } {
  const values = Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== ""));
  const parsed = schema.safeParse({ ...values, ...fixed });
  const { offset: _, ...shown } = values;
  if (parsed.success) return { query: parsed.data, state: { values: shown, errors: {} } };
  const errors = errorsOf(parsed.error.issues);
  const right = Object.fromEntries(Object.entries(values).filter(([name]) => !own(errors, name)));
  return { query: schema.parse({ ...right, ...fixed }), state: { values: shown, errors } };
}

/** The first problem of each field, in words. Problems within a group of fields belong to the field. */
function errorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = fieldOf(path);
    if (!first.has(name)) first.set(name, inPlainWords(message));
  }
  return Object.fromEntries(first);
}

/** The field at a path. An entry of a list has no name of its own. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.findLast((part) => typeof part === "string") ?? "";

/** What is used up, as a member says it: the hints of the refusal are for programs. */
const USED_UP: Partial<Record<Refusal["code"], { offer: Offer; problem: string }>> = {
  credits_exhausted: { offer: "credits", problem: "You have too few credits left for this." },
  plan_cap_reached: {
    offer: "plan",
    problem:
      "You have made all of this kind that your plan has for this month. The count starts again on the first of the next month; a larger plan has more.",
  },
};

/** The reason of a refusal without the name of its field. */
export const reasonIn = ({ message, detail }: Refusal): string =>
  (Array.isArray(detail) && detail[0]?.msg) || message;

/** What a refusal says about fields, or about the whole. */
function problemOf({ code, message, detail }: Refusal): Omit<FormState, "values"> {
  const usedUp = USED_UP[code];
  if (usedUp) return { errors: {}, ...usedUp };
  if (Array.isArray(detail)) {
    const errors = Object.fromEntries(detail.map(({ loc, msg }) => [fieldOf(loc), inPlainWords(msg)]));
    return { errors };
  }
  return { errors: {}, problem: detail?.hint ? `${message} ${detail.hint}` : message };
}

const SHOWN = [400, 402, 403, 404, 409, 410, 422, 429, 503] as const;
type ShownStatus = (typeof SHOWN)[number];

const statusOf = ({ status }: Refusal) => SHOWN.find((code) => code === status) ?? 400;
