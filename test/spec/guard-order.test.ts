import { describe, expect, test } from "vitest";
import { setPaused, setPlan } from "../../lib/access/workspaces.ts";
import { expectRefusal } from "../support/expect.ts";
import { endSubscription, setRemaining } from "../support/workspaces.ts";
import { BRIEF, OPERATOR, type World, world } from "../support/world.ts";

/** Every guard's way to say no to a card for Twitter, in the documented order. */
const GUARDS: [name: string, code: string, offend: (w: World) => Promise<unknown>][] = [
  ["scopes", "scope_asset_type", async () => {}],
  ["daily limit", "daily_limit_exceeded", async () => {}],
  ["workspace", "plan_required", (w) => endSubscription(w)],
  ["burst rate limit", "rate_limited", async (w) => drainBucket(w)],
  ["pause gate", "workspace_paused", (w) => setPaused(w.service, OPERATOR, w.workspaceId, true)],
  ["plan cap", "plan_cap_reached", (w) => setRemaining(w, { used: { card: 100 } })],
  ["credits", "credits_exhausted", (w) => setRemaining(w, { monthly: 0, bought: 0 })],
];

async function drainBucket(w: World) {
  const cancel = () => w.post("/runs/01900000-0000-7000-8000-000000000000/cancel");
  for (let n = 0; n < 60; n++) await cancel();
}

/** A world in which every guard from `first` on refuses. */
async function offending(first: number): Promise<World> {
  const w = await world({
    plan: "starter",
    key: { ...(first <= 0 && { assetTypes: ["og_image"] }), ...(first <= 1 && { dailyLimit: 0 }) },
  });
  // Last first: a lapsed or paused workspace must not get in the way of the preparations.
  for (const [, , offend] of GUARDS.slice(first).reverse()) await offend(w);
  return w;
}

describe("guard order", () => {
  test.each(GUARDS.map(([name, code], n) => [n, name, code] as const))(
    "guard order, place %i: with it and every later guard refusing, %s answers",
    async (n, _name, code) => {
      const w = await offending(n);
      await expectRefusal(await w.post("/generate", BRIEF), statusOf(code), code);
    },
  );

  test("guard order: the key comes before everything", async () => {
    const w = await offending(0);
    const answer = await w.call("POST", "/generate", { json: BRIEF, key: `${w.key.slice(0, -1)}!` });
    await expectRefusal(answer, 401, "invalid_api_key");
  });

  test("guard order: within scopes the asset type comes before the channel", async () => {
    const w = await world({ key: { assetTypes: ["og_image"], channels: ["linkedin"] } });
    await expectRefusal(await w.post("/generate", BRIEF), 403, "scope_asset_type");
  });

  test("guard order: within the workspace the subscription comes before the video gate", async () => {
    const w = await world({ plan: "starter" });
    await endSubscription(w);
    await expectRefusal(await w.post("/generate", { ...BRIEF, asset_type: "video" }), 402, "plan_required");
  });

  test("guard order: a live key on a plan without live keys is the workspace guard's", async () => {
    const w = await world();
    await setPlan(w.service, OPERATOR, w.workspaceId, "free");
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    const { message } = await expectRefusal(await w.post("/generate", BRIEF), 402, "plan_required");
    expect(message).toContain("starter");
  });

  test.each(
    GUARDS.map(([name, code], n) => [name, code, n] as const).filter(([name]) => name !== "daily limit"),
  )("a request refused by the guard %s does not use the daily limit", async (_name, code, n) => {
    const scope = n === 0 ? { assetTypes: ["og_image" as const] } : {};
    const w = await world({ plan: "starter", key: { ...scope, dailyLimit: 5 } });
    await GUARDS[n]?.[2](w);
    await expectRefusal(await w.post("/generate", BRIEF), statusOf(code), code);
    expect(await dailyUsed(w)).toBe(0);
  });
});

async function dailyUsed({ service, keyId }: World): Promise<number> {
  const daily = { keyId, day: "2026-06-15", limit: 5, take: false };
  const bucket = { name: "unused", size: 1, refillPerMinute: 1, take: false };
  const answer = await service.rateLimiter.read({ workspaceId: null, daily, bucket });
  return 5 - (answer.daily?.remaining ?? 0);
}

const statusOf = (code: string) =>
  ({ scope_asset_type: 403, plan_required: 402, workspace_paused: 403, credits_exhausted: 402 })[code] ?? 429;
