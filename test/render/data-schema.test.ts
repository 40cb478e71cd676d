import { describe, expect, test } from "vitest";
import { dataSchema } from "../../lib/render/data-schema.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";

type Field = { description?: string; examples?: unknown[]; enum?: unknown[] };
type Schema = Field & { properties?: Record<string, Schema>; items?: Schema };

/** Every field of a schema by its path; objects and lists come before their own fields. */
function fieldsOf(schema: Schema, path: string): [path: string, field: Schema][] {
  const { properties = {}, items } = schema;
  const inner = Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`));
  return [[path, schema], ...inner, ...(items ? fieldsOf(items, `${path}[]`) : [])];
}

describe.each(Object.values(TEMPLATES))("the data schema of $id", ({ id, data, sample }) => {
  const [, ...fields] = fieldsOf(dataSchema(data, sample) as Schema, id);

  test("describes every field", () => {
    const isEntry = ({ properties }: Schema, path: string) => properties !== undefined && path.endsWith("[]");
    const bare = fields.filter(([path, field]) => !field.description && !isEntry(field, path));
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  test("has an example or a list of values for every field that is not an object or a list", () => {
    const leaves = fields.filter(([, { properties, items }]) => !properties && !items);
    const bare = leaves.filter(([, field]) => !field.examples && !field.enum);
    expect(bare.map(([path]) => path)).toEqual([]);
  });
});
