import fc from "fast-check";
import type { JsonSchema } from "./json-schema.ts";

const FORMATS: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  "date-time": fc
    .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((at) => at.toISOString()),
  uri: fc.webUrl(),
};

/** Random values that fit a schema of the interface description, or nearly: patterns are only tried. */
export function valuesOf(schema: JsonSchema, schemas: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const inner = (of: unknown) => valuesOf(of as JsonSchema, schemas);
  if (typeof schema.$ref === "string") return inner(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  const examples = (schema.examples ?? []) as unknown[];
  const made = plainValues(schema, inner);
  return examples.length > 0 ? fc.oneof(made, fc.constantFrom(...examples)) : made;
}

type Inner = (of: unknown) => fc.Arbitrary<unknown>;

function plainValues(schema: JsonSchema, inner: Inner): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? (schema.properties ? undefined : schema.oneOf)) as unknown[] | undefined;
  if (choices) return fc.oneof(...choices.map(inner));
  const types = [schema.type ?? "any"].flat();
  return fc.oneof(...types.map((type) => ofType(String(type), schema, inner)));
}

function ofType(type: string, schema: JsonSchema, inner: Inner): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.maxSafeInteger().map((value) => within(value, schema));
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => within(value, schema));
    case "string":
      return (
        FORMATS[String(schema.format)] ??
        fc.string({ unit: "binary", maxLength: Math.min(60, Number(schema.maxLength ?? 60)) })
      );
    case "array":
      return fc.array(inner(schema.items ?? {}), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(4, Number(schema.maxItems ?? 4)),
      });
    case "object":
      return objects(schema, inner);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function within(value: number, { minimum = -1e9, maximum = 1e9 }: JsonSchema): number {
  const [low, high] = [Number(minimum), Number(maximum)];
  if (value >= low && value <= high) return value;
  return low + (Math.abs(value) % (high - low + 1));
}

function objects(schema: JsonSchema, inner: Inner): fc.Arbitrary<unknown> {
  if (!schema.properties)
    return fc.dictionary(fc.string({ maxLength: 20 }), inner(schema.additionalProperties ?? {}), {
      maxKeys: 3,
    });
  const fields = Object.entries(schema.properties as Record<string, JsonSchema>);
  const model = Object.fromEntries(fields.map(([name, field]) => [name, inner(field)]));
  const required = ((schema.required ?? []) as string[]).filter((name) => Object.hasOwn(model, name));
  const own = fc.record(model, { requiredKeys: required });
  const ways = schema.oneOf as unknown[] | undefined;
  if (!ways) return own;
  return fc
    .tuple(own, fc.oneof(...ways.map(inner)))
    .map(([plain, way]) => ({ ...plain, ...(way as object) }));
}
