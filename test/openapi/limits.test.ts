import { describe, expect, test } from "vitest";
import { KEYED } from "../security/support/routes.ts";
import { describe as description } from "../support/description.ts";
import { type JsonSchema, schemaChecker } from "../support/json-schema.ts";
import { runFor } from "../support/route-targets.ts";
import { bind } from "../support/studio.ts";
import { API, json, world } from "../support/world.ts";

const doc = description();
const { schemas } = doc.components;
const check = schemaChecker(schemas);
/** What the description says of a field that nothing but the size of a body bounds. */
const OPEN_TEXT = 262_144;
const OPEN_ITEMS = 131_072;

const named = (schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === "string" ? (schemas[schema.$ref.split("/").at(-1) ?? ""] as JsonSchema) : schema;
const fieldsOf = (schema: JsonSchema) =>
  Object.entries((named(schema).properties ?? {}) as Record<string, JsonSchema>);

/** Paths of what only the size of a body bounds, e.g. `items[].body`. */
function openFields(schema: JsonSchema, path: string): string[] {
  const one = named(schema);
  const isMap = one.type === "object" && !one.properties && one.maxProperties === OPEN_ITEMS;
  const isOpen = one.maxLength === OPEN_TEXT || one.maxItems === OPEN_ITEMS || isMap;
  const choices = [...((one.anyOf ?? []) as JsonSchema[]), ...((one.oneOf ?? []) as JsonSchema[])];
  const { items, additionalProperties: values } = one;
  return [
    ...(isOpen && !one.enum ? [path] : []),
    ...choices.flatMap((choice) => openFields(choice, path)),
    ...(items ? openFields(items as JsonSchema, `${path}[]`) : []),
    ...(values instanceof Object ? openFields(values as JsonSchema, `${path}{}`) : []),
    ...fieldsOf(one).flatMap(([name, field]) => openFields(field, `${path}.${name}`)),
  ];
}

/** The fields of a template are its own: `GET /templates` says their limits. */
const OF_TEMPLATES = ["render.items[].body", "generate_studio_card.data"];

describe("limits in the description", () => {
  test("every field of a request has one", () => {
    const operations = Object.values(doc.paths).flatMap((methods) => Object.values(methods));
    const open = operations.flatMap(({ operationId, requestBody, parameters = [] }) => [
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => openFields(schema, operationId)),
      ...parameters.flatMap((one) =>
        "$ref" in one ? [] : openFields(one.schema, `${operationId} ${one.name}`),
      ),
    ]);
    expect([...new Set(open)].toSorted()).toEqual(OF_TEMPLATES.toSorted());
  });

  test("what is taken without a field fits the field", () => {
    const requests = Object.entries(schemas).filter(([name]) => name.endsWith("Request"));
    const fallbacks = requests.flatMap(([name, schema]) =>
      fieldsOf(schema).flatMap(([field, one]) =>
        one.default === undefined ? [] : check(one, one.default, `${name}.${field}`),
      ),
    );
    expect(fallbacks).toEqual([]);
  });
});

describe("generate in the reference", () => {
  const generate = named({ $ref: "#/components/schemas/GenerateRequest" });

  test("begins with what is needed", () => {
    const names = fieldsOf(generate).map(([name]) => name);
    expect(names.slice(0, 3)).toEqual(["brief", "channel", "asset_type"]);
    expect(generate.required).toEqual(["brief", "channel", "asset_type"]);
  });

  test("every field has a description and an example", () => {
    for (const [name, { description: words, examples }] of fieldsOf(generate))
      expect([words, examples], name).toEqual([expect.any(String), expect.any(Array)]);
  });
});

type Case = { route: (typeof KEYED)[number]; name: string; field: string; sent: unknown; example: object };

/** Values one beyond what a field takes. Bodies as large as a file are refused as a whole. */
function beyond(schema: JsonSchema): unknown[] {
  switch (schema.type) {
    case "string":
      return schema.enum || schema.format || Number(schema.maxLength) > 100_000
        ? []
        : ["x".repeat(Number(schema.maxLength) + 1), ...(schema.minLength ? [""] : [])];
    case "integer":
      return [Number(schema.maximum) + 1, Number(schema.minimum) - 1];
    case "array":
      return [itemsOf(schema, Number(schema.maxItems) + 1), ...(schema.minItems ? [[]] : [])];
    case "object":
      return schema.properties ? [] : [entriesOf(Number(schema.maxProperties) + 1)];
    default:
      return [];
  }
}

const itemsOf = ({ examples }: JsonSchema, length: number) => {
  const [[item] = ["card"]] = (examples ?? []) as unknown[][];
  return Array.from({ length }, () => item);
};
const entriesOf = (length: number) => Object.fromEntries(Array.from({ length }, (_, i) => [`k${i}`, "x"]));

const CASES: Case[] = KEYED.flatMap((route) => {
  const path = `${route.path.startsWith("/studio") ? "/api/v1" : API}${route.path}`;
  const operation = doc.paths[path.replace(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()];
  const media = operation?.requestBody?.content["application/json"];
  if (!operation || !media) return [];
  const example = media.examples?.example.value as object;
  return fieldsOf(media.schema)
    .filter(([field]) => !OF_TEMPLATES.includes(`${operation.operationId}.${field}`))
    .flatMap(([field, schema]) =>
      beyond(schema).map((sent) => ({ route, name: operation.operationId, field, sent, example })),
    );
});

describe("a value beyond a limit of the description is refused by the name of its field", () => {
  const calls = [...new Set(CASES.map(({ name }) => name))];

  test("most calls have limits", () => {
    expect(calls.length).toBeGreaterThan(15);
    expect(CASES.length).toBeGreaterThan(80);
  });

  test.each(calls)("%s", async (name) => {
    const w = await world({ now: "2026-11-21T12:00:00Z", plan: "scale" });
    const cases = CASES.filter((one) => one.name === name);
    const [{ route } = { route: undefined }] = cases;
    if (!route) throw new Error("A call without cases is not listed.");
    if (route.path.startsWith("/studio")) await bind(w, { templates: ["stat"], telegram: false });
    const id = await runFor(w, route);
    const path = `${route.path.startsWith("/studio") ? "/api/v1" : API}${route.path}`.replace(/:\w+/, id);
    for (const { field, sent, example } of cases) {
      const answer = await w.call(route.method, path, { json: { ...example, [field]: sent } });
      const { code, detail } = await json(answer);
      const at = `${field} = ${JSON.stringify(sent).slice(0, 60)}`;
      expect([code, JSON.stringify(detail)], at).toEqual([
        "validation_error",
        expect.stringContaining(`"${field}"`),
      ]);
    }
  });
});
