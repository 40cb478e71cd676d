import { describe, expect, test } from "vitest";
import { bucketOf } from "../lib/access/admission.ts";
import { mintKeyText } from "../lib/access/keys.ts";
import { revoke } from "../lib/access/mint.ts";
import { setPaused, setPlan } from "../lib/access/workspaces.ts";
import type { Plan } from "../lib/vocab.ts";
import { expectRefusal } from "./support/expect.ts";
import type { KeyedRoute } from "./support/keyed-route.ts";
import { runFor } from "./support/route-targets.ts";
import { ask, KEYED_ROUTES, NAMED, NO_RUN, nameIn } from "./support/routes.ts";
import { sample } from "./support/sample.ts";
import { endSubscription, mintWorkspaceKey, otherWorkspace, setRemaining } from "./support/workspaces.ts";
import { API, OPERATOR, type World, world } from "./support/world.ts";

/** A situation, and what a route answers in it. Undefined: the situation does not concern the route. */
type Situation = {
  name: string;
  expected: (route: KeyedRoute) => [status: number, code: string] | undefined;
  arrange?: (w: World, route: KeyedRoute) => Promise<unknown>;
  key?: (w: World) => string | null | Promise<string>;
  mode?: "live" | "test";
  scope?: { assetTypes?: ["og_image"]; channels?: ["web"]; dailyLimit?: number };
};

const always = (status: number, code: string) => () => [status, code] as [number, string];
const starting = (status: number, code: string) => (route: KeyedRoute) =>
  route.effect === "start" ? ([status, code] as [number, string]) : undefined;
/** The scopes of what the body asks for; a run that is not there asks for nothing. */
const startingAnew = (status: number, code: string) => (route: KeyedRoute) =>
  route.ofRun ? undefined : starting(status, code)(route);
/** What no test key may do is part of the scopes, which are judged before the plan. */
const withoutTestKeys = ({ path, method }: KeyedRoute): [number, string] =>
  path === "/credits/checkout" ||
  path === "/webhooks/rotate-secret" ||
  (/^\/keys/.test(path) && method !== "GET")
    ? [403, "test_key_read_only"]
    : [402, "plan_required"];
const unknown = (route: KeyedRoute) => {
  if (route.shared) return undefined;
  const code = NAMED[nameIn(route) ?? ""];
  return code ? ([404, code] as [number, string]) : undefined;
};

const unknownKey = () => mintKeyText("live", (size) => crypto.getRandomValues(new Uint8Array(size)));
const move = (plan: Plan) => (w: World) => setPlan(w.service, OPERATOR, w.workspaceId, plan);

async function emptyBucket(w: World, { effect, plan = "starter" }: KeyedRoute) {
  const bucket = { ...bucketOf(w.keyId, plan, effect), take: true };
  for (let n = 0; n < bucket.size; n++)
    await w.service.rateLimiter.read({ workspaceId: null, daily: null, bucket });
}

const SITUATIONS: Situation[] = [
  { name: "no key", key: () => null, expected: always(401, "missing_api_key") },
  { name: "a key of another form", key: () => "nonsense", expected: always(401, "invalid_api_key") },
  { name: "half a key", key: (w) => w.key.slice(0, -1), expected: always(401, "invalid_api_key") },
  {
    name: "a mistyped key",
    key: (w) => w.key.slice(0, -1) + (w.key.endsWith("a") ? "b" : "a"),
    expected: always(401, "invalid_api_key"),
  },
  { name: "an unknown key", key: unknownKey, expected: always(401, "invalid_api_key") },
  {
    name: "a revoked key",
    key: async (w) => {
      const { key, keyId } = await mintWorkspaceKey(w);
      await revoke(w.service, OPERATOR, w.workspaceId, keyId);
      return key;
    },
    expected: always(401, "revoked_api_key"),
  },
  {
    name: "a key revoked after its last use",
    arrange: async (w) => {
      await w.get("/me");
      await revoke(w.service, OPERATOR, w.workspaceId, w.keyId);
    },
    expected: always(401, "revoked_api_key"),
  },
  {
    name: "an expired key",
    key: async (w) => (await mintWorkspaceKey(w, { expiresAt: new Date("2026-06-15T12:00:00Z") })).key,
    expected: always(401, "expired_api_key"),
  },
  {
    name: "a key of another workspace",
    key: async (w) => (await otherWorkspace(w)).key,
    expected: unknown,
  },
  {
    name: "a key without the scope",
    key: async (w) => (await mintWorkspaceKey(w, { review: false, manageKeys: false })).key,
    expected: ({ scope }) => (scope ? [403, `scope_${scope}`] : undefined),
  },
  { name: "an empty burst bucket", arrange: emptyBucket, expected: always(429, "rate_limited") },
  {
    name: "a used-up daily limit",
    scope: { dailyLimit: 0 },
    expected: starting(429, "daily_limit_exceeded"),
  },
  {
    name: "a paused workspace",
    arrange: (w) => setPaused(w.service, OPERATOR, w.workspaceId, true),
    expected: starting(403, "workspace_paused"),
  },
  {
    name: "a lapsed subscription",
    arrange: (w) => endSubscription(w),
    expected: always(402, "plan_required"),
  },
  { name: "a plan without live keys", arrange: move("free"), expected: always(402, "plan_required") },
  {
    name: "a plan without test keys",
    key: async (w) => {
      await move("pro")(w);
      const { key } = await mintWorkspaceKey(w, { mode: "test" });
      await move("starter")(w);
      return key;
    },
    expected: withoutTestKeys,
  },
  {
    name: "a scope of other asset types",
    scope: { assetTypes: ["og_image"] },
    expected: startingAnew(403, "scope_asset_type"),
  },
  {
    name: "a scope of other channels",
    scope: { channels: ["web"] },
    expected: startingAnew(403, "scope_channel"),
  },
  {
    name: "a plan cap that is reached",
    arrange: (w) => setRemaining(w, { used: { card: 100 } }),
    expected: starting(429, "plan_cap_reached"),
  },
  {
    name: "no credits left",
    arrange: (w) => setRemaining(w, { monthly: 0, bought: 0 }),
    expected: starting(402, "credits_exhausted"),
  },
];

const FORGED = {
  "X-Service-Key-ID": NO_RUN,
  "X-Service-Key-Workspace-ID": NO_RUN,
  "X-Service-Key-Scopes": "*",
};

const CASES = KEYED_ROUTES.flatMap((route) =>
  SITUATIONS.flatMap((situation) => {
    const expected = situation.expected(route);
    return expected
      ? [{ title: `${route.method} ${route.path}, ${situation.name}`, route, situation, expected }]
      : [];
  }),
);

describe.each([
  ["the programmatic paths", API],
  ["the short paths", ""],
])("on %s", (_name, prefix) => {
  test.each(sample(CASES, 36))(
    "$title: $expected",
    async ({ route, situation, expected: [status, code] }) => {
      const w = await world({ plan: route.plan ?? "starter", key: situation.scope ?? {} });
      const id = situation.scope ? NO_RUN : await runFor(w, route);
      const key = situation.key ? await situation.key(w) : w.key;
      await situation.arrange?.(w, route);

      const body = await expectRefusal(await ask(w, route, { id, key, prefix }), status, code);
      const forged = await ask(w, route, { id, key, prefix, headers: FORGED });
      expect(await expectRefusal(forged, status, code), "forged headers change nothing").toEqual(body);
    },
  );
});

test.each(sample(KEYED_ROUTES, 12))(
  "$method $path accepts what none of this concerns, forged headers or not",
  async (route) => {
    const plan = route.plan ?? "starter";
    const [w, v] = [await world({ plan }), await world({ plan })];
    expect((await ask(w, route, { id: await runFor(w, route) })).status).toBe(route.status);
    expect((await ask(v, route, { id: await runFor(v, route), headers: FORGED })).status).toBe(route.status);
  },
);

test("a key that never existed is refused in the same words as one that is malformed", async () => {
  const w = await world();
  const [malformed, unknown] = [
    await w.call("GET", "/me", { key: "sk_live_x" }),
    await w.call("GET", "/me", { key: unknownKey() }),
  ];
  expect(await unknown.text()).toBe(await malformed.text());
});
