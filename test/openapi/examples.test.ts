import { describe, expect, test } from "vitest";
import { KEYED } from "../security/support/routes.ts";
import { describe as description, type Operation } from "../support/description.ts";
import { woff2 } from "../support/fonts.ts";
import { png } from "../support/pictures.ts";
import { runFor } from "../support/route-targets.ts";
import { bind } from "../support/studio.ts";
import { API, type World, world } from "../support/world.ts";

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

/** A font is longer than an example can be, so its example has the beginning of one. */
const sentFor = ({ name, operation }: (typeof CALLS)[number]) =>
  name === "upload_font"
    ? { ...(exampleIn(operation) as object), font_base64: woff2().toString("base64") }
    : exampleIn(operation);

/** A world on the day of the examples, whose outside hosts have a picture. */
const exampleWorld = () =>
  world({
    now: "2026-11-21T12:00:00Z",
    plan: "scale",
    service: {
      downloads: {
        download: async () => ({ ok: true, bytes: png() }),
        stream: async () => ({ ok: false, permanent: true, reason: "No films here." }),
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
    const answer = await w.call(call.route.method, path, { json: sentFor(call) });
    expect([answer.status, await answer.clone().text()]).toEqual([call.route.status, expect.any(String)]);
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
