import { describe, expect, test } from "vitest";
import { setPaused, setPlan } from "../../lib/access/workspaces.ts";
import { expectRefusal } from "../support/expect.ts";
import { sample } from "../support/sample.ts";
import { bind, fakeForTests, link, order, studioWorld } from "../support/studio.ts";
import { endSubscription, setRemaining } from "../support/workspaces.ts";
import { BRIEF, OPERATOR, type World } from "../support/world.ts";

const fake = fakeForTests();

type Guard = {
  code: string;
  status: number;
  /** What has to be arranged with the key, and what afterwards. */
  key?: object;
  offend?: (w: World) => Promise<unknown>;
  /** Cannot refuse together with these: without a profile there is nothing that it could allow or pause. */
  never?: string[];
};

const plan = (name: "starter" | "pro") => (w: World) => setPlan(w.service, OPERATOR, w.workspaceId, name);

/** Every guard's way to say no, in the order of the contract. */
const GUARDS: Guard[] = [
  { code: "scope_asset_type", status: 403, key: { assetTypes: ["og_image"] } },
  { code: "daily_limit_exceeded", status: 429, key: { dailyLimit: 0 } },
  { code: "plan_required", status: 402, offend: endSubscription },
  { code: "studio_not_in_plan", status: 402, offend: plan("starter"), never: ["bot_account_cap"] },
  {
    code: "studio_profile_missing",
    status: 403,
    offend: (w) => w.service.db.execute(`delete from studio_profiles where key_id = '${w.keyId}'`),
    never: ["scope_template", "bot_account_cap", "profile_paused"],
  },
  { code: "scope_template", status: 403, offend: (w) => bind(w, { templates: ["stat"], paused: false }) },
  { code: "bot_account_cap", status: 402, offend: plan("pro"), never: ["studio_not_in_plan"] },
  { code: "rate_limited", status: 429, offend: drainBucket },
  {
    code: "workspace_paused",
    status: 403,
    offend: (w) => setPaused(w.service, OPERATOR, w.workspaceId, true),
  },
  { code: "profile_paused", status: 403 },
  { code: "plan_cap_reached", status: 429, offend: (w) => setRemaining(w, { used: { card: 1_000 } }) },
  { code: "credits_exhausted", status: 402, offend: (w) => setRemaining(w, { monthly: 0, bought: 0 }) },
];

/** Takes what is in the key's burst bucket, whatever the plan. */
async function drainBucket(w: World) {
  const { read } = w.service.rateLimiter;
  w.service.rateLimiter.read = async (question) => {
    const answer = await read(question);
    return { ...answer, burst: { ...answer.burst, allowed: false, remaining: 0 } };
  };
}

/** A workspace with two chats in which exactly these guards refuse. */
async function offending(...guards: Guard[]): Promise<World> {
  const key = Object.assign({}, ...guards.map((guard) => guard.key ?? {}));
  const w = await studioWorld(fake, { plan: "growth", key, chats: [1, 2] });
  const paused = guards.some(({ code }) => code === "profile_paused");
  const templates = guards.some(({ code }) => code === "scope_template") ? ["stat"] : ["card"];
  await bind(w, { templates, paused });
  // A plan's change moves the grant, so money comes after it.
  // A workspace with a new plan has not lapsed, so lapsing comes last.
  const ordered = [...guards].sort(
    (a, b) => Number(a.offend === endSubscription) - Number(b.offend === endSubscription),
  );
  for (const { code, offend } of ordered) if (code !== "scope_template") await offend?.(w);
  await w.service.db.execute(`update workspaces set version = version + 1 where id = '${w.workspaceId}'`);
  w.service.keys.clear();
  return w;
}

const PAIRS = GUARDS.flatMap((first, i) =>
  GUARDS.slice(i + 1)
    .filter(({ code }) => !first.never?.includes(code))
    .map((second) => [first.code, second.code, first, second] as const),
);

describe("the order of Studio's refusals", () => {
  test.each(GUARDS.map((guard) => [guard.code, guard] as const))("%s alone refuses", async (_code, guard) => {
    const w = await offending(guard);
    await expectRefusal(await order(w), guard.status, guard.code);
    expect(w.waiting).toEqual([]);
  });

  test.each(sample(PAIRS, 20))("Studio refuses with %s before %s", async (_first, _second, first, second) => {
    const w = await offending(first, second);
    await expectRefusal(await order(w), first.status, first.code);
  });

  test("Studio accepts a request without violations", async () => {
    expect((await order(await offending())).status).toBe(202);
  });

  test("Studio checks the API key before everything else", async () => {
    const w = await offending(...GUARDS.slice(0, 3));
    const answer = await w.call("POST", "/studio/generate", {
      json: { output_type: "card", data: { headline: "Hi" } },
      key: null,
    });
    await expectRefusal(answer, 401, "missing_api_key");
  });

  test.each(["none", "social"])(
    "Studio ignores the cap on bot accounts for the delivery %s",
    async (delivery) => {
      const cap = GUARDS.find(({ code }) => code === "bot_account_cap");
      const w = await offending(...(cap ? [cap] : []));
      expect((await order(w, { delivery })).status).toBe(202);
    },
  );

  test("Studio ignores the key's channels, and a paused profile affects only Studio", async () => {
    const w = await studioWorld(fake, { key: { channels: ["linkedin"] } });
    expect((await order(w)).status).toBe(202);
    await bind(w, { paused: true });
    await expectRefusal(await order(w), 403, "profile_paused");
    expect((await w.post("/generate", { ...BRIEF, channel: "linkedin" })).status).toBe(202);
  });

  test("a refused Studio request returns what it took from the daily limit", async () => {
    const w = await studioWorld(fake, { key: { dailyLimit: 1 } });
    expect((await order(w, { caption: "a".repeat(1_025) })).status).toBe(422);
    expect((await order(w)).status).toBe(202);
    await expectRefusal(await order(w), 429, "daily_limit_exceeded");
  });

  test("changes of the profile and its chats take effect at once, also with a cached key record", async () => {
    const w = await studioWorld(fake, { chats: [] });
    expect(await (await order(w)).json()).toMatchObject({ delivery: [] });
    await link(w, fake);
    expect(await (await order(w)).json()).toMatchObject({ delivery: ["telegram"] });
    await bind(w, { telegram: false });
    expect(await (await order(w)).json()).toMatchObject({ delivery: [] });
  });
});
