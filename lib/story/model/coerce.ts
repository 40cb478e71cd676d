import * as z from "zod/v4";
import { own } from "../../text/own.ts";

/** Other names that models give to our fields, without case, blanks and underscores. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  support: ["supporting", "subline", "subtitle", "subheadline"],
  points: ["bullets", "bulletpoints"],
  cta: ["calltoaction", "action"],
  altText: ["alt"],
  facts: ["factids", "fact"],
  fact: ["facts", "factid"],
  heldBack: ["held"],
  x: ["label"],
  y: ["value"],
};

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a value says in words: numbers as digits, lists joined, of objects the text. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value.trim() === "null" ? "" : value.trim();
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(", ");
  if (!isObject(value)) return "";
  return wordsOf(value.text ?? value.value ?? value.body ?? "");
}

function numberOf(value: unknown): unknown {
  if (typeof value === "number") return value;
  const digits = wordsOf(value).replace(/[^\d.-]/g, "");
  return digits && Number.isFinite(Number(digits)) ? Number(digits) : value;
}

/** What stands for a word that is no option: it promises nothing. */
const MILD = new Set(["update", "news", "unclear", "tone", "changed"]);
const MIN_STEM = 3;

/** The option that a word means, however it is spelt. */
function optionOf(schema: z.ZodEnum, value: unknown): string {
  const options = schema.options.map(String);
  const said = bare(wordsOf(value));
  const isNear = (option: string) =>
    said.length >= MIN_STEM && (said.startsWith(bare(option)) || bare(option).startsWith(said));
  return (
    options.find((option) => bare(option) === said) ??
    options.find(isNear) ??
    options.find((option) => MILD.has(option)) ??
    ""
  );
}

function fieldOf(value: Record<string, unknown>, name: string): unknown {
  const names = [bare(name), ...(own(ALIASES, name) ?? [])];
  const entries = Object.entries(value);
  return names
    .map((wanted) => entries.find(([given]) => bare(given) === wanted)?.[1])
    .find((it) => it !== undefined);
}

/** A text in the place of an object is its first text: a headline without its facts. */
function objectOf(schema: z.ZodObject, value: unknown): unknown {
  const [first = ""] = Object.keys(schema.shape);
  const one: unknown = Array.isArray(value) && value.some(isObject) ? value.find(isObject) : value;
  const given = isObject(one) ? one : { [first]: wordsOf(one) };
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      coerce(field as z.ZodType, fieldOf(given, name)),
    ]),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === "" ||
  value === null ||
  (isObject(value) && Object.values(value).every((it) => isEmpty(it) || isEmptyList(it)));
const isEmptyList = (value: unknown) => Array.isArray(value) && value.every(isEmpty);

function listOf(schema: z.ZodArray, value: unknown): unknown[] {
  const isText = schema.element instanceof z.ZodString;
  const split = isText && typeof value === "string" ? value.split(/[,\n]/) : value;
  const list = Array.isArray(split)
    ? split
    : split === null || split === undefined || split === ""
      ? []
      : [split];
  return list.map((item) => coerce(schema.element as z.ZodType, item)).filter((item) => !isEmpty(item));
}

/** A value as near to a schema as it can be brought without inventing anything. */
function coerce(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject) return objectOf(schema, value);
  if (schema instanceof z.ZodArray) return listOf(schema, value);
  if (schema instanceof z.ZodEnum) return optionOf(schema, value);
  if (schema instanceof z.ZodNumber) return numberOf(value);
  if (!(schema instanceof z.ZodNullable)) return wordsOf(value);
  const inner = value === null || value === undefined ? null : coerce(schema.unwrap() as z.ZodType, value);
  return isEmpty(inner) ? null : inner;
}

/**
 * A schema that takes every object with one of the fields `least`, in whatever spelling and with whatever
 * missing. Its JSON Schema is that of `schema`.
 */
export function coerced<S extends z.ZodObject>(schema: S, least: readonly string[]) {
  return z.preprocess((value) => {
    const known = isObject(value) && least.some((name) => fieldOf(value, name) !== undefined);
    return known ? coerce(schema, value) : value;
  }, schema);
}
