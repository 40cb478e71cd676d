import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describe as description, type Operation } from "../support/description.ts";
import type { JsonSchema } from "../support/json-schema.ts";
import { runs } from "../support/sample.ts";
import { valuesOf } from "../support/schema-values.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

const SEED = 20_261_121;
const doc = description();
const { schemas } = doc.components;

type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };
type Sent = { path: string; query: Record<string, unknown>; headers: Record<string, string>; body: unknown };

const OPERATIONS = Object.entries(doc.paths)
  .flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    // The login takes forms: login.test.ts sends them.
  )
  .filter(({ path }) => path.startsWith("/api/"));

const parametersOf = ({ parameters = [] }: Operation, at: string) =>
  parameters
    .map((one) =>
      "$ref" in one ? (doc.components.parameters[one.$ref.split("/").at(-1) ?? ""] as Parameter) : one,
    )
    .filter((one): one is Parameter => one.in === at);

/** What the description allows, and the same with one thing changed for the worse. */
function requestsFor(path: string, operation: Operation): fc.Arbitrary<Sent> {
  const record = (at: string) =>
    fc.record(
      Object.fromEntries(
        parametersOf(operation, at).map(({ name, schema }) => [name, valuesOf(schema, schemas)]),
      ),
      {
        requiredKeys: parametersOf(operation, at)
          .filter((one) => one.required)
          .map(({ name }) => name),
      },
    );
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const body = schema
    ? fc.oneof({ weight: 4, arbitrary: valuesOf(schema, schemas) }, fc.jsonValue({ maxDepth: 2 }))
    : fc.constant(undefined);
  return fc
    .record({
      names: record("path"),
      query: record("query"),
      headers: record("header"),
      body,
      extra: fc.boolean(),
    })
    .map(({ names, query, headers, body: sent, extra }) => ({
      path: path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String((names as Record<string, unknown>)[name])),
      ),
      query: extra ? { ...query, not_a_parameter: 1 } : query,
      headers: sendable(headers as Record<string, unknown>),
      body: sent,
    }));
}

/** HTTP takes printable ASCII in headers. */
const sendable = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      String(value)
        .replace(/[^ -~]/g, "")
        .trim(),
    ]),
  );

function addressOf({ path, query }: Sent): string {
  const fields = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([key, one]) => [`${name}[${key}]`, String(one)])
      : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(fields)}`;
}

/** Ids that exist, so that random requests do not end at 404 alone. */
async function withKnownRun(w: World): Promise<string> {
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  return id;
}

describe("random requests to every call of the description", () => {
  test.each(OPERATIONS)(
    "$operation.operationId answers as described, and never with 5xx",
    async ({ path, method, operation }) => {
      const w = await world({ plan: "scale" });
      const run = path.includes("{run_id}") ? await withKnownRun(w) : undefined;
      await fc.assert(
        fc.asyncProperty(requestsFor(path, operation), fc.boolean(), async (sent, isKnown) => {
          const at = run && isKnown ? path.replace("{run_id}", run) : sent.path;
          // The world checks status, code, fields and headers of every answer.
          const answer = await w.call(method, addressOf({ ...sent, path: at }), {
            headers: sent.headers,
            ...(sent.body !== undefined && { json: JSON.stringify(sent.body) }),
          });
          expect(answer.status).toBeLessThan(500);
          w.pass(60);
        }),
        { numRuns: runs(5, 40), seed: SEED },
      );
    },
  );

  test("cover every call under the prefix of the API", () => {
    expect(OPERATIONS.filter(({ path }) => path.startsWith(API)).length).toBeGreaterThan(80);
  });
});
