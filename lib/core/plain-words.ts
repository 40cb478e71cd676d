import type * as z from "zod/v4";
import { counted } from "../text/counted.ts";
import { meantAs } from "../text/nearest.ts";
import { own } from "../text/own.ts";

type Issue = z.core.$ZodRawIssue;

/** A schema's own text for a mistake comes first. This says the rest in the words of the API. */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `Give ${TYPES.get(issue.expected) ?? "a value of another kind"}.`;
    case "invalid_value":
      return issue.values.length === 1
        ? `Send ${JSON.stringify(issue.values[0])}.`
        : `Use one of: ${issue.values.join(", ")}.`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1
        ? "Give a text that is not empty."
        : `Give at least ${amount(issue.minimum, issue.origin)}.`;
    case "too_big":
      return `Give at most ${amount(issue.maximum, issue.origin)}.`;
    case "invalid_format":
      return FORMATS.get(issue.format) ?? "This does not have the form that is documented.";
    case "unrecognized_keys":
      return NO_SUCH_FIELD;
    default:
      return "This does not fit.";
  }
}

export const NO_SUCH_FIELD = "There is no such field.";

const TYPES = new Map<string, string>([
  ["string", "a text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "an object"],
  ["record", "an object"],
  ["null", "null"],
]);

const FORMATS = new Map<string, string>([
  ["guid", "Give an id, a UUID."],
  ["uuid", "Give an id, a UUID."],
  ["url", "Give a whole address, such as https://example.com/page."],
  ["datetime", "Give an ISO 8601 time, such as 2026-12-01T09:00:00Z."],
  ["safeint", "Give a whole number."],
]);

function amount(limit: number | bigint, origin: string): string {
  if (origin === "string") return counted(Number(limit), "character");
  return origin === "array" || origin === "set" ? counted(Number(limit), "entry", "entries") : `${limit}`;
}

/** More names than these are no help in a sentence. */
const MOST_NAMES = 12;

/** The problem with an unknown name, and the known one that was probably meant, or a short list of all. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  const all = known.length > 0 && known.length <= MOST_NAMES ? ` There are: ${known.join(", ")}.` : "";
  return `There is no ${what} "${shown}" here.${meantAs(name, known) || all}`;
}

/** The field names of an object somewhere inside a schema; none where it is no object. */
export function fieldNamesAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const def = schema._zod.def as Def;
  if (def.innerType) return fieldNamesAt(def.innerType, path);
  if (def.in) return fieldNamesAt(def.in, path);
  const [first, ...rest] = path;
  if (first === undefined) return Object.keys(def.shape ?? {});
  const inner = def.element ?? own(def.shape ?? {}, String(first));
  return inner ? fieldNamesAt(inner, rest) : [];
}

/** The parts of the schema kinds that hold others: wrappers, pipes, objects and lists. */
type Def = {
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
};
