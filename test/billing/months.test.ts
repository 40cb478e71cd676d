import { describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import type { Plan } from "../../lib/vocab.ts";
import { expectRefusal } from "../support/expect.ts";
import { failingStep, startRun, withStep } from "../support/runs.ts";
import { setRemaining } from "../support/workspaces.ts";
import { BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

type Me = {
  plan: Plan;
  daily_limit: number;
  credits: Record<string, unknown>;
  usage: { month: string; caps: Record<string, { used: number }> };
};
const me = async (w: World) => (await json(await w.get("/me"))) as unknown as Me;
const credits = async (w: World) => (await me(w)).credits;
const move = (w: World, plan: Plan) => setPlan(w.service, OPERATOR, w.workspaceId, plan);

const EVE = "2026-06-30T23:59:00Z";

describe("a new UTC month", () => {
  test("reads as unused at once, before anything has been charged to it", async () => {
    const w = await world({ now: EVE });
    await startRun(w);
    w.pass(60);
    expect(await me(w)).toMatchObject({
      credits: { monthly: 600, bought: 0 },
      usage: { month: "2026-07", caps: { card: { used: 0, remaining: 300 } } },
    });
  });

  test("brings a new grant; what was left of the old one is gone, what was bought stays", async () => {
    const w = await world({ now: EVE });
    await setRemaining(w, { monthly: 17, bought: 5 });
    w.pass(60);
    await startRun(w);
    expect(await credits(w)).toMatchObject({ monthly: 599, bought: 5 });
  });

  test("opens caps that were reached", async () => {
    const w = await world({ now: EVE });
    await setRemaining(w, { used: { card: 300 } });
    await expectRefusal(await w.post("/generate", BRIEF), 429, "plan_cap_reached");
    w.pass(60);
    await startRun(w);
    expect((await me(w)).usage.caps.card).toMatchObject({ used: 1 });
  });

  test("owes nothing to a run of the old one that fails: its slot and grant do not exist any more", async () => {
    const w = await world({ now: EVE });
    const { job } = await startRun(w);
    w.pass(60);
    await startRun(w);
    expect(await credits(w)).toMatchObject({ monthly: 599 });
    await withStep("write", failingStep, () => w.deliver(job, 3));
    expect(await credits(w)).toMatchObject({ monthly: 599 });
    expect((await me(w)).usage.caps.card).toMatchObject({ used: 1 });
  });

  test("but bought credits of such a run come back", async () => {
    const w = await world({ now: EVE });
    await setRemaining(w, { monthly: 0, bought: 2 });
    const { job } = await startRun(w);
    w.pass(60);
    await startRun(w);
    await withStep("write", failingStep, () => w.deliver(job, 3));
    expect(await credits(w)).toMatchObject({ monthly: 599, bought: 2 });
  });

  test("owes nothing either when it has not been opened yet", async () => {
    const w = await world({ now: EVE });
    const { id } = await startRun(w);
    w.pass(60);
    await w.post(`/runs/${id}/cancel`);
    expect(await credits(w)).toMatchObject({ monthly: 600 });
    await startRun(w);
    expect(await credits(w)).toMatchObject({ monthly: 599 });
  });

  test("after a year of silence is the same", async () => {
    const w = await world({ now: "2025-12-31T23:59:59Z" });
    await startRun(w);
    w.pass(400 * 86_400);
    await startRun(w);
    expect(await credits(w)).toMatchObject({ monthly: 599 });
  });
});

describe("a change of plan", () => {
  test("takes effect with the next request, for caps, limits and credits", async () => {
    const w = await world({ plan: "starter" });
    await w.get("/me");
    await move(w, "growth");
    expect(await me(w)).toMatchObject({
      plan: "growth",
      daily_limit: 20_000,
      credits: { monthly: 2_000 },
      usage: { caps: { card: { cap: 1_000 }, video: { cap: 60 } } },
    });
  });

  test("upwards adds the difference to what is left", async () => {
    const w = await world({ plan: "starter" });
    await startRun(w);
    await move(w, "pro");
    expect(await credits(w)).toMatchObject({ monthly: 599 });
  });

  test("downwards takes the difference, but never more than is left", async () => {
    const w = await world({ plan: "pro" });
    await move(w, "starter");
    expect(await credits(w)).toMatchObject({ monthly: 150 });
    await move(w, "pro");
    await setRemaining(w, { monthly: 100, bought: 7 });
    await move(w, "starter");
    expect(await credits(w)).toMatchObject({ monthly: 0, bought: 7 });
  });

  test("down and up again is no source of credits", async () => {
    const w = await world({ plan: "starter" });
    for (let n = 0; n < 50; n++) await startRun(w, { asset_type: "og_image" });
    expect(await credits(w)).toMatchObject({ monthly: 100 });
    for (let n = 0; n < 3; n++) {
      await move(w, "free");
      await move(w, "starter");
    }
    expect(await credits(w)).toMatchObject({ monthly: 100 });
  });

  test("to the same plan changes nothing", async () => {
    const w = await world();
    await startRun(w);
    await move(w, "pro");
    expect(await credits(w)).toMatchObject({ monthly: 599 });
  });

  test("before the month's first charge lets that charge bring the new plan's grant", async () => {
    const w = await world({ now: EVE });
    await startRun(w);
    w.pass(60);
    await move(w, "starter");
    expect(await credits(w)).toMatchObject({ monthly: 150 });
    await startRun(w);
    expect(await credits(w)).toMatchObject({ monthly: 149 });
  });

  test("below what has been used closes the cap until the month ends", async () => {
    const w = await world({ plan: "pro" });
    await setRemaining(w, { used: { card: 120 } });
    await move(w, "starter");
    await expectRefusal(await w.post("/generate", BRIEF), 429, "plan_cap_reached");
    expect((await me(w)).usage.caps.card).toMatchObject({ used: 120, cap: 100, remaining: 0 });
  });
});
