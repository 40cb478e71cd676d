import * as z from "zod/v4";
import { own } from "../text/own.ts";

type JsonSchema = { [keyword: string]: unknown };

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The JSON Schema (draft 2020-12) of a template's data, as callers send it. A field without an example gets the
 * sample's value; fields that the sample leaves out keep none.
 * @param sample data that the schema accepts.
 */
export function dataSchema(data: z.ZodType, sample: unknown): JsonSchema {
  return withExamples(z.toJSONSchema(data, { io: "input" }) as JsonSchema, [sample]);
}

/** @param values what the sample has for this field, once for each list entry that has it. */
function withExamples(schema: JsonSchema, values: readonly unknown[]): JsonSchema {
  const { properties, items } = schema;
  if (isObject(properties)) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const given = values.map((value) => (isObject(value) ? own(value, name) : undefined));
      return [name, isObject(field) ? withExamples(field, given) : field];
    });
    return { ...schema, properties: Object.fromEntries(fields) };
  }
  if (isObject(items)) {
    const entries = values.flatMap((value) => (Array.isArray(value) ? value : []));
    return { ...schema, items: withExamples(items, entries) };
  }
  const example = values.find((value) => value !== undefined && value !== "");
  const hasExamples = schema.examples !== undefined || schema.enum !== undefined || example === undefined;
  return hasExamples ? schema : { ...schema, examples: [example] };
}
