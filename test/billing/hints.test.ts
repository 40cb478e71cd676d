import { expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { waysToCredits } from "../../lib/billing/top-ups.ts";
import { expectRefusal } from "../support/expect.ts";
import { setRemaining } from "../support/workspaces.ts";
import { BRIEF, OPERATOR, world } from "../support/world.ts";

const hintOf = (body: { detail?: unknown }) => (body.detail as { hint: string }).hint;

test("spent credits: the hint names the call, the pack, its price, and the next plan with its credits", async () => {
  const w = await world();
  await setRemaining(w, { monthly: 0 });
  const body = await expectRefusal(await w.post("/generate", BRIEF), 402, "credits_exhausted");
  expect(hintOf(body)).toBe(
    'POST /credits/checkout {"pack": 100} buys 100 credits for $10.00; the growth plan brings 2,000 credits a month instead of 600.',
  );
});

test.each([
  [130, 'POST /credits/checkout {"pack": 500} buys 500 credits for $42.00.'],
  [3_000, 'POST /credits/checkout {"credits": 3000} buys 3,000 credits for $192.00.'],
])(
  "what is named suffices for %d missing credits, and the largest plan names no larger one",
  (missing, words) => {
    expect(waysToCredits(missing, "scale")).toBe(words);
  },
);

test("a used-up cap: the hint names the plan and its count, and that credits do not help", async () => {
  const w = await world({ plan: "starter" });
  await setRemaining(w, { used: { card: 100 } });
  const body = await expectRefusal(await w.post("/generate", BRIEF), 429, "plan_cap_reached");
  expect(hintOf(body)).toContain("upgrade to pro, for 300 a month instead of 100");
  expect(hintOf(body)).toContain("bought credits do not raise");
});

test("a plan without live keys: the hint says what the next one brings", async () => {
  const w = await world();
  await setPlan(w.service, OPERATOR, w.workspaceId, "free");
  const body = await expectRefusal(await w.get("/me"), 402, "plan_required");
  expect(hintOf(body)).toContain("The starter plan has live keys, 150 credits, 100 cards a month.");
});

test("video below pro: the hint says how many each plan has", async () => {
  const w = await world({ plan: "starter" });
  const body = await expectRefusal(
    await w.post("/generate", { ...BRIEF, asset_type: "video" }),
    403,
    "plan_video_required",
  );
  expect(hintOf(body)).toContain("15 videos a month, growth 60, scale 300");
});
