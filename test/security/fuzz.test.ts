import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { AnyOperation } from "../../lib/core/operation.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { expectEnvelope } from "../support/expect.ts";
import type { KeyedRoute } from "../support/keyed-route.ts";
import { allOperations } from "../support/operations.ts";
import { runFor } from "../support/route-targets.ts";
import { ask, nameIn } from "../support/routes.ts";
import { runs } from "../support/sample.ts";
import { bind } from "../support/studio.ts";
import { world } from "../support/world.ts";
import { fitting, junk, spoilt, texts } from "./support/arbitrary.ts";
import { KEYED, nameOf } from "./support/routes.ts";

const SEED = 20_261_120;
// biome-ignore lint/style/noProcessEnv: the way to ask for more than the tests do.
const BODIES = Number(process.env.FUZZ_BODIES ?? runs(100, 1_500));
/** So many requests fit into the limits of one workspace. */
const FIT = 150;

const WITH_BODY = KEYED.filter(({ body }) => body);
const WITH_QUERY = KEYED.filter(({ method, body }) => method === "GET" && !body);

let operations: Map<string, AnyOperation>;
beforeAll(async () => {
  operations = await allOperations();
});

/** How often each status was answered. */
const counts: Record<string, number> = {};

async function open(route: KeyedRoute) {
  const w = await world({ plan: "scale" });
  if (route.path.startsWith("/studio")) await bind(w, { templates: Object.keys(TEMPLATES) });
  return { w, id: await runFor(w, route) };
}

/** Asserts that the answer is no 5xx, and that an error has the contract's shape. */
async function expectMeant(answer: Response, sent: string) {
  counts[answer.status] = (counts[answer.status] ?? 0) + 1;
  const text = await answer.text();
  expect(answer.status, `${sent}\n${text.slice(0, 500)}`).toBeLessThan(500);
  expectEnvelope(answer);
  expect(text.length, "a small body has no huge answer").toBeLessThan(1_000_000);
  if (answer.status === 204) return;
  const body = JSON.parse(text);
  if (answer.status < 400) return;
  expect(body).toMatchObject({
    code: expect.stringMatching(/^[a-z_]+$/),
    message: expect.stringMatching(/\S/),
  });
  expect(Object.keys(body).filter((name) => !["code", "message", "detail"].includes(name))).toEqual([]);
}

/** A template and what it may be filled with. */
const filled = fc
  .constantFrom(...Object.values(TEMPLATES))
  .chain(({ id, data }) => fitting(data).map((body) => ({ id, body })));

/** Bodies for a route: a good one spoilt, one made from the schema, and for templates one made from theirs. */
function bodiesFor({ body, path, operation }: (typeof KEYED)[number]) {
  const good = fc.constant(body).chain((value) => spoilt(value).chain(spoilt));
  const input = operations.get(operation)?.input;
  const made = input ? fitting(input) : junk;
  if (path === "/render") {
    const items = filled.map(({ id, body: data }) => ({ items: [{ output_type: id, body: data }] }));
    return fc.oneof(good, items, items.chain(spoilt));
  }
  if (path === "/studio/generate") {
    const event = filled.map(({ id, body: data }) => ({ output_type: id, data, delivery: "none" }));
    return fc.oneof(good, event, event.chain(spoilt));
  }
  return fc.oneof(good, made, made.chain(spoilt));
}

const share = Math.ceil(BODIES / WITH_BODY.length);

test.each(WITH_BODY)("no body breaks $method $path", { timeout: 600_000 }, async (route) => {
  let scene = await open(route);
  let used = 0;
  await fc.assert(
    fc.asyncProperty(bodiesFor(route), fc.boolean(), async (body, withId) => {
      if (++used % FIT === 0) scene = await open(route);
      const { w, id } = scene;
      const json = JSON.stringify(body) ?? "";
      const at = withId ? { id } : {};
      await expectMeant(
        await ask(w, { ...route, body: json as never }, at),
        `${nameOf(route)} ${json.slice(0, 500)}`,
      );
    }),
    { numRuns: share, seed: SEED, endOnFailure: true },
  );
});

test.each(WITH_QUERY)("no query breaks $method $path", { timeout: 600_000 }, async (route) => {
  const scene = await open(route);
  const input = operations.get(route.operation)?.input;
  const names = Object.keys((input as { shape?: object })?.shape ?? {}).filter(
    (name) => name !== nameIn(route) && name !== "wait",
  );
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names, "__proto__", "limit[]"), texts), {
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(pairs, texts, fc.boolean(), async (query, junkId, withId) => {
      const { w } = scene;
      const id = withId ? scene.id : encodeURIComponent(junkId.replace(/[\ud800-\udfff]/g, "x")) || "x";
      const path = `${route.path}?${new URLSearchParams(query)}`;
      await expectMeant(await ask(w, { ...route, path }, { id: id.replaceAll("$", "%24") }), `${path} ${id}`);
    }),
    { numRuns: Math.min(300, share), seed: SEED, endOnFailure: true },
  );
});

test("what was answered", () => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.info(`${total} requests: ${JSON.stringify(counts)}`);
  expect(total).toBeGreaterThanOrEqual(BODIES);
  expect(
    (counts[200] ?? 0) + (counts[201] ?? 0) + (counts[202] ?? 0),
    "some of them were good",
  ).toBeGreaterThan(BODIES / 10);
});
