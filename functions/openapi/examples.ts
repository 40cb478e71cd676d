import { own } from "../../lib/text/own.ts";
import type { Schema } from "./schema.ts";

const EXAMPLES: Record<string, unknown> = {
  uuid: "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b",
  "date-time": "2027-01-15T09:00:00Z",
  uri: "https://example.com/",
};

/** A value that a schema documents: its own example, else one made of its required fields. Undefined: none. */
export function exampleOf(schema: Schema): unknown {
  const [given] = (schema.examples ?? []) as unknown[];
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []) as Schema[];
  if (choice && !schema.properties) return exampleOf(choice);
  if (schema.properties) return objectOf(schema);
  if (schema.type === "array") return [exampleOf(schema.items as Schema)];
  if (schema.format) return own(EXAMPLES, schema.format as string);
  return ((schema.enum ?? []) as unknown[])[0];
}

function objectOf(schema: Schema): Record<string, unknown> {
  const properties = schema.properties as Record<string, Schema>;
  const needed = (schema.required ?? []) as string[];
  // A change needs a field; the first with an example stands for all.
  const first = Object.keys(properties).filter((name) => own(properties, name)?.examples !== undefined);
  const required = needed.length > 0 || schema.oneOf ? needed : first.slice(0, 1);
  const [alternative] = (schema.oneOf ?? []) as Schema[];
  const fields = Object.fromEntries(
    required.flatMap((name) => {
      const field = own(properties, name);
      const value = field && exampleOf(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return alternative ? { ...fields, ...objectOf(alternative) } : fields;
}
