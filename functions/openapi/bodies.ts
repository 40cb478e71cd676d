import { own } from "../../lib/text/own.ts";
import { exampleOf } from "./examples.ts";
import type { DescribedRoute } from "./routes.ts";
import { inputSchema, type Schema } from "./schema.ts";

/** The request body of a route, in every content type that it reads. */
export function bodyOf({ judged: { body } }: DescribedRoute): object | undefined {
  if (!body) return undefined;
  const schema = inputSchema(body.schema);
  if (body.form) return { required: true, content: { "application/x-www-form-urlencoded": media(schema) } };
  const content = body.file
    ? contentWithFile(schema, body.file.maxBytes)
    : { "application/json": media(schema) };
  const isOptional =
    schema.type === "object" && !(schema.required as string[] | undefined)?.length && !body.file;
  return { required: !isOptional, content };
}

function media(schema: Schema) {
  const example = exampleOf(schema);
  return {
    schema,
    ...(example !== undefined && { examples: { example: { summary: "An example", value: example } } }),
  };
}

const REMOTE = /_(url|base64)$/;

/** A file comes as an address, as base64 where the schema has it, or as a part of multipart/form-data. */
function contentWithFile(schema: Schema, maxBytes: number) {
  const { file, ...fields } = schema.properties as Record<string, Schema>;
  const others = Object.entries(fields);
  const ways = others.map(([name]) => name).filter((name) => REMOTE.test(name));
  // The first one is the example: bytes are there, and the address of an example leads nowhere.
  ways.sort((a, b) => Number(b.endsWith("_base64")) - Number(a.endsWith("_base64")));
  const json = oneWay(schema, ways);
  const part = { type: "string", format: "binary", maxLength: maxBytes, description: file?.description };
  const form = {
    ...schema,
    properties: { ...Object.fromEntries(others.filter(([name]) => !ways.includes(name))), file: part },
    required: [...((schema.required ?? []) as string[]), "file"],
  };
  return { "application/json": media(json), "multipart/form-data": { schema: form } };
}

/** Exactly one of the fields that bring a file. */
function oneWay(schema: Schema, ways: readonly string[]): Schema {
  const { file: _, ...fields } = schema.properties as Record<string, Schema>;
  const required = (schema.required ?? []) as string[];
  const [only, ...more] = ways;
  if (more.length === 0) return { ...schema, properties: fields, required: [...required, only] };
  const others = Object.entries(fields).filter(([name]) => !ways.includes(name));
  const choice = (name: string) => ({
    type: "object",
    properties: { [name]: own(fields, name) },
    required: [name],
  });
  return { ...schema, properties: Object.fromEntries(others), oneOf: ways.map(choice) };
}
