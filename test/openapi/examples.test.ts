import { describe, expect, test } from "vitest";
import { KEYED } from "../security/support/routes.ts";
import { describe as description, type Operation } from "../support/description.ts";
import { runFor } from "../support/route-targets.ts";
import { bind } from "../support/studio.ts";
import { API, json, type World, world } from "../support/world.ts";

const doc = description();

/** Every call of the description, with the route that the tests know it by. */
const CALLS = KEYED.map((route) => {
  const path = `${route.path.startsWith("/studio") ? "/api/v1" : API}${route.path}`;
  const described = doc.paths[path.replace(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()];
  if (!described) throw new Error(`${path} is not described.`);
  return { route, path, operation: described, name: described.operationId };
});

const exampleIn = ({ requestBody }: Operation) =>
  requestBody?.content["application/json"]?.examples?.example.value;

type Parameter = { name: string; in: string; schema: { examples?: unknown[] } };
const queriesIn = ({ parameters = [] }: Operation) =>
  parameters
    .flatMap((one) => ("$ref" in one ? [] : [one as unknown as Parameter]))
    .filter((one) => one.in === "query")
    .flatMap(({ name, schema }) => (schema.examples ?? []).map((value) => ({ name, value })));

/** A world on the day of the examples. The addresses they name lead nowhere. */
const exampleWorld = () =>
  world({
    now: "2026-11-21T12:00:00Z",
    plan: "scale",
    service: {
      downloads: {
        download: async () => ({ ok: false, permanent: true, reason: "Nothing is there." }),
        stream: async () => ({ ok: false, permanent: true, reason: "Nothing is there." }),
      },
    },
  });

async function pathFor(w: World, { route, path }: (typeof CALLS)[number]) {
  const id = await runFor(w, route);
  if (route.path.startsWith("/studio")) await bind(w, { templates: ["stat"], telegram: false });
  if (route.effect === "read") await w.drain();
  return path.replace(/:\w+/, id);
}

const withBody = CALLS.filter(({ operation }) => exampleIn(operation) !== undefined);
const withQuery = CALLS.flatMap((call) =>
  queriesIn(call.operation).map(({ name, value }) => ({ ...call, parameter: name, value })),
);

/** Calls that keep a file of the body, each with a call that reads its state. */
const UPLOADS = withBody.filter(
  ({ route, operation }) =>
    Object.keys(exampleIn(operation) as object).some((name) => name.endsWith("_base64")) &&
    CALLS.some(({ route: { method, path } }) => method === "GET" && path.startsWith(`${route.path}/:`)),
);

describe("examples of bodies", () => {
  test("every body has one", () => {
    const lacking = CALLS.filter(
      ({ operation }) => operation.requestBody && exampleIn(operation) === undefined,
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
    expect(withBody.length).toBeGreaterThan(20);
  });

  test.each(withBody)("$name answers its example as described", async (call) => {
    const w = await exampleWorld();
    const path = await pathFor(w, call);
    const answer = await w.call(call.route.method, path, { json: exampleIn(call.operation) });
    expect([answer.status, await answer.clone().text()]).toEqual([call.route.status, expect.any(String)]);
  });

  test("a file is in the example itself, but for films", () => {
    const fetched = withBody.filter(({ operation }) =>
      Object.keys(exampleIn(operation) as object).some((name) => /^(image|video|font)_url$/.test(name)),
    );
    expect(fetched.map(({ name }) => name)).toEqual(["upload_brand_video"]);
    expect(UPLOADS.length).toBeGreaterThanOrEqual(3);
  });

  test.each(UPLOADS)("what the example of $name uploads can be used", async (call) => {
    const w = await exampleWorld();
    const { id } = await json(await w.post(call.route.path, exampleIn(call.operation)));
    await w.drain();
    const record = await json(await w.get(`${call.route.path}/${id}`));
    expect(record).toMatchObject({ status: "ready" });
  });
});

describe("examples of parameters", () => {
  test.each(withQuery)("$name takes $parameter=$value", async (call) => {
    const w = await exampleWorld();
    const query = new URLSearchParams(
      typeof call.value === "object"
        ? Object.entries(call.value as object).map(([key, value]) => [
            `${call.parameter}[${key}]`,
            String(value),
          ])
        : [[call.parameter, String(call.value)]],
    );
    const answer = await w.call("GET", `${await pathFor(w, call)}?${query}`);
    expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
  });
});
