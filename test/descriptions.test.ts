import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod/v4";
import { allOperations } from "./support/operations.ts";

type Schema = z.core.JSONSchema.JSONSchema;

const choicesOf = (schema: Schema): Schema[] => (schema.anyOf ?? schema.oneOf ?? []) as Schema[];

/** A nullable field may carry its description inside or outside of `null`. */
const isDescribed = (schema: Schema): boolean =>
  Boolean(schema.description) || choicesOf(schema).some(isDescribed);

/** Paths of the fields without a description, e.g. `assets[].url`. */
function bareFields(schema: Schema, path = ""): string[] {
  const { items, prefixItems, additionalProperties: others } = schema;
  const inner: [string, Schema][] = [
    ...choicesOf(schema).map((choice): [string, Schema] => [path, choice]),
    ...[prefixItems ?? items ?? []].flat().map((item): [string, Schema] => [`${path}[]`, item as Schema]),
    ...(typeof others === "object" ? [[`${path}{}`, others as Schema] as [string, Schema]] : []),
  ];
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]): [string, Schema] => [
    path ? `${path}.${name}` : name,
    field as Schema,
  ]);
  return [
    ...fields.flatMap(([at, field]) => (isDescribed(field) ? [] : [at])),
    ...[...inner, ...fields].flatMap(([at, within]) => bareFields(within, at)),
  ];
}

const bare = (schema: z.ZodType, io: "input" | "output"): string[] => [
  ...new Set(bareFields(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema)),
];

/** Name and file of each schema that the routes of a file validate path, query and body with. */
function schemasNamedIn(file: string): { name: string; from: string }[] {
  const source = readFileSync(`functions/api/${file}`, "utf8");
  const imports = [...source.matchAll(/import \{([^}]*)\} from "\.\.\/\.\.\/(lib\/[^"]+)"/g)];
  const files = new Map(
    imports.flatMap(([, names = "", from = ""]) =>
      names.split(/[\s,]+/).map((name): [string, string] => [name, from]),
    ),
  );
  return [...source.matchAll(/\b(?:params|query|body)\((\w+)/g)].map(([, name = ""]) => ({
    name,
    from: files.get(name) ?? `no import in functions/api/${file}`,
  }));
}

async function routeSchemas(): Promise<[name: string, schema: z.ZodType][]> {
  const named = readdirSync("functions/api").flatMap(schemasNamedIn);
  return Promise.all(
    named.map(async ({ name, from }): Promise<[string, z.ZodType]> => {
      const module = (await import(/* @vite-ignore */ `../${from}`)) as Record<string, z.ZodType>;
      return [name, module[name] as z.ZodType];
    }),
  );
}

describe("descriptions", () => {
  test("every field that an operation takes or returns says what it means", async () => {
    const operations = await allOperations();
    expect(operations.size).toBeGreaterThan(50);
    const missing = [...operations].flatMap(([name, { input, output }]) => [
      ...bare(input, "input").map((field) => `${name} input: ${field}`),
      ...bare(output, "output").map((field) => `${name} output: ${field}`),
    ]);
    expect(missing).toEqual([]);
  });

  test("every field of a route's path, query and body says what it means", async () => {
    const schemas = await routeSchemas();
    expect(schemas.length).toBeGreaterThan(30);
    const missing = schemas.flatMap(([name, schema]) =>
      bare(schema, "input").map((field) => `${name}: ${field}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test("a field without a description is found at any depth", () => {
    const schema = z.object({
      plain: z.string(),
      outside: z.string().nullable().describe("Said outside."),
      within: z.string().describe("Said inside.").nullable(),
      list: z.array(z.object({ deep: z.number() })).describe("A list."),
      named: z.record(z.string(), z.object({ deeper: z.number() })).describe("By name."),
    });
    expect(bare(schema, "output")).toEqual(["plain", "list[].deep", "named{}.deeper"]);
  });
});
