import * as z from "zod/v4";

type Schema = z.core.JSONSchema.JSONSchema;

/**
 * The fields of an answer as one flat list: path to type, e.g. `assets[].url: "string"`. `{}` stands for any name. A value of
 * a closed list is an entry of its own, `status="queued"`, so that lists, too, may only grow.
 */
export function fieldsOf(schema: z.ZodType): Record<string, string> {
  const fields = new Map<string, Set<string>>();
  const note: Note = (path, types) => {
    const known = fields.get(path) ?? new Set();
    for (const type of types) known.add(type);
    fields.set(path, known);
  };
  collect(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as Schema, "", note);
  return Object.fromEntries(
    [...fields]
      .map(([path, types]) => [path, [...types].sort().join("|")] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

type Note = (path: string, types: string[]) => void;

function collect(schema: Schema, path: string, note: Note): void {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    for (const choice of choices) collect(choice as Schema, path, note);
    return;
  }
  if (path !== "") note(path, typesOf(schema));
  for (const value of schema.enum ?? (schema.const === undefined ? [] : [schema.const])) {
    note(`${path}=${JSON.stringify(value)}`, ["value"]);
  }
  collectInner(schema, path, note);
}

function collectInner(schema: Schema, path: string, note: Note): void {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    collect(inner as Schema, path === "" ? name : `${path}.${name}`, note);
  }
  const { items, prefixItems, additionalProperties: others } = schema;
  for (const item of prefixItems ?? (items ? [items] : [])) collect(item as Schema, `${path}[]`, note);
  if (typeof others === "object") collect(others as Schema, `${path}{}`, note);
}

function typesOf({ type, enum: values, const: value }: Schema): string[] {
  if (type) return [type].flat();
  return values || value !== undefined ? ["string"] : ["any"];
}
