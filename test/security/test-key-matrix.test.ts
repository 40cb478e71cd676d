import { beforeAll, describe, expect, test } from "vitest";
import { authenticateKey } from "../../lib/access/authenticate.ts";
import { hashKey } from "../../lib/access/keys.ts";
import type { AnyOperation } from "../../lib/core/operation.ts";
import { openSecret } from "../../lib/webhooks/sign.ts";
import { findEndpoints } from "../../lib/webhooks/store-endpoints.ts";
import type { KeyedRoute } from "../support/keyed-route.ts";
import { allOperations } from "../support/operations.ts";
import { ask, nameIn } from "../support/routes.ts";
import { sample } from "../support/sample.ts";
import { liveChanges, liveFiles, snapshot } from "../support/snapshot.ts";
import { BRIEF, type RunBody, type World } from "../support/world.ts";
import { liveWorld, makeThings, settle, type Targets } from "./support/live-world.ts";
import { KEYED } from "./support/routes.ts";

const operations = await allOperations();
/** What is refused for live things comes first, before a test key has made any of its own. */
const WRITING = [...operations]
  .filter(([, { effect }]) => effect !== "read")
  .sort(([, a], [, b]) => Number(typeof b.testKey === "object") - Number(typeof a.testKey === "object"));
const ROUTES = new Map(KEYED.map((route) => [route.operation, route]));
const named = ([name]: [string, AnyOperation]) => [name] as const;
const isAsked = ([name]: [string, AnyOperation]) => ROUTES.has(name);

let place: Awaited<ReturnType<typeof liveWorld>>;
beforeAll(async () => {
  place = await liveWorld();
});

/** What a request is about, when the route's own example names nothing that is there. */
const BODIES: Record<string, (targets: Targets) => object> = {
  deleteMedia: ({ deleteMedia, logo }) => ({ ids: [deleteMedia, logo] }),
};
const TRIED = {
  key_id: crypto.randomUUID(),
  card: { order: { assetType: "card", sent: { headline: "Hi" } } },
};
/** What an operation without a route takes, where it judges its input before the key. */
const INPUTS: Record<string, object> = {
  previewRun: BRIEF,
  tryStudioCard: TRIED,
  previewStudioCard: TRIED,
};
/** A post of a live run has had a refusal of its own all along. */
const RUN_IS_LIVE = ["postRun", "schedulePost", "rerenderRun", "retryRun"];

const operationNamed = (name: string) => operations.get(name) as AnyOperation;

function request(by: World, name: string, targets: Targets): Promise<Response> {
  const route = ROUTES.get(name) as KeyedRoute;
  const id = targets[name] ?? targets[nameIn(route) ?? ""];
  const body = BODIES[name]?.(targets);
  return ask(by, { ...route, ...(body && { body }) }, id === undefined ? {} : { id });
}

/** What `work` changes about live things: their rows, their files, and calls that leave the service for them. */
async function liveEffects(work: () => Promise<unknown>): Promise<string[]> {
  const { w, calls, touched } = place;
  const before = await snapshot(w);
  const [callsBefore, touchedBefore] = [calls.length, touched.length];
  await work();
  await settle(w);
  const files = liveFiles(before);
  return [
    ...liveChanges(before, await snapshot(w)),
    ...touched.slice(touchedBefore).filter((name) => files.has(name)),
    ...calls.slice(callsBefore),
  ];
}

/** What test keys may ask other hosts for: what they upload themselves. */
const OWN_CALLS: Record<string, RegExp> = {
  uploadBrandVideo: /^downloads\.stream "https:\/\/films\.example\.com/,
};
const foreign = (name: string, effects: string[]) =>
  effects.filter((effect) => !OWN_CALLS[name]?.test(effect));

type Expected = { status: number; code?: string };
function expectedOn(name: string): Expected {
  const { testKey } = operationNamed(name);
  if (testKey === "read only" || typeof testKey === "object")
    return { status: 403, code: "test_key_read_only" };
  if (RUN_IS_LIVE.includes(name)) return { status: 400, code: "run_is_live" };
  return { status: ROUTES.get(name)?.status ?? 0 };
}

describe("every writing operation, called with a test key", () => {
  test("says what it does then", () => {
    expect(WRITING.length).toBeGreaterThan(40);
    const rules = [
      "own records",
      "answered, not stored",
      "read only",
      { readOnlyWhen: expect.any(Function) },
    ];
    for (const [name, { testKey }] of WRITING) expect(rules, `testKey of ${name}`).toContainEqual(testKey);
  });

  test.each(sample(WRITING.filter(isAsked), 6).map(named))("%s changes no live thing", async (name) => {
    const { test: by, live } = place;
    let answer: Expected = { status: 0 };
    const effects = await liveEffects(async () => {
      const response = await request(by, name, live);
      const { code } = response.status < 300 ? {} : ((await response.json()) as RunBody);
      answer = { status: response.status, ...(code && { code }) };
    });
    expect({ answer, effects: foreign(name, effects) }).toEqual({ answer: expectedOn(name), effects: [] });
  });

  test.each(
    sample(
      WRITING.filter((each) => !isAsked(each)),
      3,
    ).map(named),
  )("%s, which no route leads to, is refused", async (name) => {
    const { w, test: by } = place;
    const presented = { hash: await hashKey(by.key), requestId: "matrix" };
    const ctx = await authenticateKey(w.service, w.service.keys, presented);
    const effects = await liveEffects(() =>
      expect(operationNamed(name)(ctx, INPUTS[name] ?? {})).rejects.toMatchObject({
        code: "test_key_read_only",
      }),
    );
    expect(effects).toEqual([]);
  });
});

/** What signs messages about live things: of the workspace itself, and of each endpoint. */
async function liveSecrets({ service, get, workspaceId }: World): Promise<string[]> {
  const { secret } = (await (await get("/webhooks/secret")).json()) as { secret: string };
  const endpoints = await findEndpoints(service.db, { workspaceId, livemode: true });
  return [secret, ...(await Promise.all(endpoints.map((row) => openSecret(service, row))))];
}

describe("every reading operation, called with a test key", () => {
  const reading = [...operations].filter(([, { effect }]) => effect === "read");
  test.each(sample(reading.filter(isAsked), 4).map(named))("%s shows no live secret", async (name) => {
    const { w, test: by, live } = place;
    const secrets = await liveSecrets(w);
    expect(secrets.length).toBeGreaterThan(1);
    const answer = await (await request(by, name, live)).text();
    expect(secrets.filter((secret) => answer.includes(secret))).toEqual([]);
  });
});

describe("what a test key has made", () => {
  let own: Targets;
  beforeAll(async () => {
    own = await makeThings(place.test, false);
    await place.test.post("/mascot", { description: "A small blue owl" });
  });

  const changing = WRITING.filter(([, { testKey }]) => typeof testKey === "object").map(named);
  test.each(sample([...changing, ...RUN_IS_LIVE.map((name) => [name] as const)], 6))(
    "%s works on it, and changes no live thing",
    async (name) => {
      const effects = await liveEffects(async () => {
        const response = await request(place.test, name, own);
        expect(response.status, await response.clone().text()).toBe(ROUTES.get(name)?.status);
      });
      expect(foreign(name, effects)).toEqual([]);
    },
  );
});
