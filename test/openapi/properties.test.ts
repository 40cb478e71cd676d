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
type Sent = {
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: string | undefined;
};

const FORM = "application/x-www-form-urlencoded";

const OPERATIONS = Object.entries(doc.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

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
  const body = bodiesOf(operation);
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

/** A body as it is sent: JSON or a form that fits, and sometimes one that does not. */
function bodiesOf({ requestBody }: Operation): fc.Arbitrary<string | undefined> {
  const [type, { schema } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!schema) return fc.constant(undefined);
  const fitting = valuesOf(schema, schemas);
  if (type !== FORM)
    return fc
      .oneof({ weight: 4, arbitrary: fitting }, fc.jsonValue({ maxDepth: 2 }))
      .map((value) => JSON.stringify(value));
  const fields = fitting.map((value) => Object.entries(value as Record<string, string>));
  const others = fc.array(fc.tuple(fc.constantFrom("grant_type", "client_id", "host", "x"), fc.string()));
  return fc
    .oneof(
      { weight: 4, arbitrary: fields },
      others,
      fc.tuple(fields, others).map((both) => both.flat()),
    )
    .map((pairs) => String(new URLSearchParams(pairs)));
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
      const isForm = FORM in (operation.requestBody?.content ?? {});
      // The library of the agents' grants takes https or a loopback address.
      w.service.settings.publicUrl = "http://localhost";
      const run = path.includes("{run_id}") ? await withKnownRun(w) : undefined;
      await fc.assert(
        fc.asyncProperty(requestsFor(path, operation), fc.boolean(), async (sent, isKnown) => {
          const at = run && isKnown ? path.replace("{run_id}", run) : sent.path;
          // The world checks status, code, fields and headers of every answer.
          const answer = await w.call(method, addressOf({ ...sent, path: at }), {
            headers: { ...sent.headers, ...(isForm && { "content-type": FORM }) },
            ...(sent.body !== undefined && { json: sent.body }),
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
