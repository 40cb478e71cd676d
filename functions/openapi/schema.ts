import * as z from "zod/v4";
import { own } from "../../lib/text/own.ts";

/** A JSON Schema (2020-12) as plain data. */
export type Schema = { [name: string]: unknown; type?: string | string[]; description?: string | undefined };

/** What bounds a text or a list that its schema leaves open: the size of a body. */
type Bounds = { text: number; items: number; integerExamples?: number[] };
const BODY: Bounds = { text: 262_144, items: 131_072 };
/** Viewers show the smallest number where a field of an answer has no example. */
const ANSWER: Bounds = { text: 1_000_000, items: 10_000, integerExamples: [1] };

/** Text that can be stored: any but NUL. */
const STORABLE = "^[^\\u0000]*$";
const FORMAT_LENGTHS: Record<string, number> = {
  uuid: 36,
  "date-time": 40,
  uri: 8_192,
  email: 254,
  date: 10,
};

/** The JSON Schema of what a request carries. Unknown fields are as the schema has them. */
export const inputSchema = (schema: z.ZodType): Schema => complete(plain(schema, "input"), BODY);

/** The JSON Schema of an answer. Further fields may come with any version, so they are left open. */
export const outputSchema = (schema: z.ZodType): Schema => complete(open(plain(schema, "output")), ANSWER);

function plain(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: keepExamples,
  });
  return rest as Schema;
}

/** Zod leaves out the examples of what it transforms. Ours are what is sent. */
function keepExamples({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }) {
  const examples = z.globalRegistry.get(zodSchema as z.ZodType)?.examples;
  if (examples) Object.assign(jsonSchema, { examples });
}

/** Applies a change to every schema within a schema, the innermost first. */
export function mapSchemas(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inner = { ...schema };
  const each = (value: unknown) => mapSchemas(value as Schema, change);
  for (const name of ["anyOf", "oneOf", "allOf", "prefixItems"] as const) {
    if (Array.isArray(inner[name])) inner[name] = (inner[name] as unknown[]).map(each);
  }
  for (const name of ["items", "additionalProperties", "propertyNames"] as const) {
    if (typeof inner[name] === "object") inner[name] = each(inner[name]);
  }
  if (inner.properties) {
    const entries = Object.entries(inner.properties as object);
    inner.properties = Object.fromEntries(entries.map(([name, value]) => [name, each(value)]));
  }
  return change(inner);
}

const open = (schema: Schema): Schema =>
  mapSchemas(schema, ({ additionalProperties, ...rest }) =>
    additionalProperties === false || additionalProperties === undefined
      ? rest
      : { ...rest, additionalProperties },
  );

/** Names the limits that hold anyway, so that a generated client or a gateway knows them. */
const complete = (schema: Schema, bounds: Bounds): Schema =>
  mapSchemas(schema, (one) => nullable(limited(one, bounds)));

function limited(schema: Schema, { text, items, integerExamples }: Bounds): Schema {
  if (schema.enum || schema.const !== undefined) return schema;
  switch ([schema.type].flat().find((type) => type !== "null")) {
    case "string":
      return limitedText(schema, text);
    case "integer":
      return limitedInteger(schema, integerExamples);
    case "array":
      return limitedList(schema, items);
    case "object":
      return limitedMap(schema, items);
    default:
      return schema;
  }
}

function limitedText(schema: Schema, text: number): Schema {
  const length = own(FORMAT_LENGTHS, String(schema.format)) ?? text;
  if (!schema.format) return { maxLength: text, pattern: STORABLE, ...schema };
  const { pattern: _, ...rest } = schema;
  return { maxLength: length, ...rest };
}

function limitedInteger(schema: Schema, examples: number[] | undefined): Schema {
  const bounds = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...schema };
  const isSmall = [bounds.minimum, bounds.maximum].every((bound) => Math.abs(bound) < 2 ** 31);
  const isOpen = bounds.minimum === Number.MIN_SAFE_INTEGER && bounds.maximum === Number.MAX_SAFE_INTEGER;
  return { ...(isOpen && examples && { examples }), ...bounds, format: isSmall ? "int32" : "int64" };
}

function limitedList(schema: Schema, items: number): Schema {
  const places = schema.prefixItems as Schema[] | undefined;
  if (!places) return { maxItems: items, ...schema };
  // Some readers of descriptions want `items` beside `prefixItems`.
  return { minItems: places.length, maxItems: places.length, ...schema, items: places[0] };
}

/** A map whose names are a closed list is an object with these fields. */
function limitedMap(schema: Schema, most: number): Schema {
  const { additionalProperties: value, propertyNames, ...rest } = schema;
  if (!value) return schema;
  const names = (propertyNames as Schema | undefined)?.enum as string[] | undefined;
  if (!names) return { maxProperties: most, ...schema };
  return { ...rest, properties: Object.fromEntries(names.map((name) => [name, value])) };
}

/** `anyOf: [X, null]` of a plain type is that type or null. */
function nullable(schema: Schema): Schema {
  const [first, second, third] = (schema.anyOf ?? []) as Schema[];
  if (!first || second?.type !== "null" || third || typeof first.type !== "string" || first.enum)
    return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...first, ...rest, type: [first.type, "null"] };
}
