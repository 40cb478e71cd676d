import * as z from "zod/v4";
import { own } from "../../text/own.ts";

export type JsonSchema = { [keyword: string]: unknown };

/** Limits that strict modes refuse as keywords; in words, models keep them as well. */
const IN_WORDS: Record<string, (limit: unknown) => string> = {
  maxLength: (n) => `at most ${n} characters`,
  minLength: (n) => `at least ${n} characters`,
  maxItems: (n) => `at most ${n} items`,
  minItems: (n) => `at least ${n} items`,
  maximum: (n) => `at most ${n}`,
  minimum: (n) => `at least ${n}`,
  exclusiveMaximum: (n) => `less than ${n}`,
  exclusiveMinimum: (n) => `more than ${n}`,
};
/** zod adds the machine's limits to integers, which say nothing. */
const isTelling = (limit: unknown) => typeof limit !== "number" || Math.abs(limit) < Number.MAX_SAFE_INTEGER;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

function describe({ description, ...keywords }: JsonSchema): JsonSchema {
  const limits = Object.entries(IN_WORDS).flatMap(([keyword, say]) => {
    const limit = own(keywords, keyword);
    return limit !== undefined && isTelling(limit) ? [say(limit)] : [];
  });
  const words = [...(typeof description === "string" ? [description] : []), ...limits];
  return words.length ? { description: words.join("; ") } : {};
}

function object(schema: JsonSchema, path: string): JsonSchema {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const required = Object.keys(properties);
  const missing = required.filter((name) => !(schema.required as unknown[] | undefined)?.includes(name));
  // Strict modes have no optional properties, and requiring one silently would change the schema.
  if (missing.length) throw new Error(`Say .nullable() instead of .optional() for ${path}${missing[0]}.`);
  const strict = Object.entries(properties).map(([name, value]) => [
    name,
    isSchema(value) ? strictest(value, `${path}${name}.`) : value,
  ]);
  return { properties: Object.fromEntries(strict), required, additionalProperties: false };
}

/** The part of JSON Schema that every vendor's strict mode takes. */
function strictest(schema: JsonSchema, path: string): JsonSchema {
  const choices = schemasIn(schema.anyOf ?? schema.oneOf);
  if (choices.length) {
    return { ...describe(schema), anyOf: choices.map((choice) => strictest(choice, path)) };
  }
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return {
    ...(schema.type !== undefined && { type: schema.type }),
    ...describe(schema),
    ...(values !== undefined && { enum: values }),
    ...(schema.type === "object" && object(schema, path)),
    ...(isSchema(schema.items) && { items: strictest(schema.items, `${path}[].`) }),
  };
}

/** A zod schema as vendors take it. Throws an Error for optional properties and for anything JSON cannot hold. */
export function jsonSchemaOf(answer: z.ZodType): JsonSchema {
  const schema = z.toJSONSchema(answer, { target: "draft-7", io: "input" });
  return strictest(schema, "");
}

/** What a value may be, in words. */
function inWords({ enum: values, type, description }: JsonSchema): string {
  const kind = Array.isArray(values) ? values.join(" | ") : type === "string" ? "" : String(type ?? "");
  return JSON.stringify([kind, description].filter(Boolean).join(": ") || "text");
}

/** A schema as an outline of the answer: what is said of each value stands in its place. A third of its length. */
export function outlineOf(schema: JsonSchema): string {
  const [choice, ...others] = schemasIn(schema.anyOf).toSorted((a, b) => nulls(a) - nulls(b));
  if (choice) return [choice, ...others].map(outlineOf).join(" or ");
  if (schema.type === "null") return "null";
  if (isSchema(schema.properties)) {
    const entries = Object.entries(schema.properties);
    const lines = entries.map(([name, inner]) => `"${name}": ${isSchema(inner) ? outlineOf(inner) : "null"}`);
    return `{${lines.join(", ")}}`;
  }
  if (!isSchema(schema.items)) return inWords(schema);
  const { description } = schema;
  const item = typeof description === "string" ? { description, ...schema.items } : schema.items;
  return `[${outlineOf(item)}, ...]`;
}

const nulls = ({ type }: JsonSchema) => (type === "null" ? 1 : 0);
