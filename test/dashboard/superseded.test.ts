import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runs } from "../../drizzle/schema/index.ts";
import { signedIn } from "../support/browsing.ts";
import { finishedRun } from "../support/social.ts";
import { BRIEF, type World, world } from "../support/world.ts";

const WAITING = { patch: { verdict: "needs_review" } } as const;

/** A run that waits for a review, and another version of it. */
async function twoVersions(w: World) {
  const [former, newest] = [await finishedRun(w, WAITING), await finishedRun(w, WAITING)];
  await w.service.db.update(runs).set({ parentRunId: former }).where(eq(runs.id, newest));
  return { former, newest };
}

const needs = (page: string): string => /What needs you[\s\S]*?<\/section>/.exec(page)?.[0] ?? "";

test("Home asks for a decision about the newest version only, unless that one is rejected", async () => {
  const w = await world();
  const { former, newest } = await twoVersions(w);
  const owner = await signedIn(w);
  const home = needs(await owner.read("/app"));
  expect(home).toContain(`/app/runs/${newest}`);
  expect(home).not.toContain(`/app/runs/${former}`);
  await w.service.db.update(runs).set({ verdict: "rejected" }).where(eq(runs.id, newest));
  expect(needs(await owner.read("/app"))).toContain(`/app/runs/${former}`);
});

test("a run that its checks approved says why it may be posted, and two versions say which is the newest", async () => {
  const w = await world();
  const [former, newest] = [await finishedRun(w), await finishedRun(w)];
  const owner = await signedIn(w);
  expect(await owner.read(`/app/runs/${newest}`)).toContain('href="/app/settings#approval"');
  const at = (iso: string) => ({ createdAt: new Date(iso) });
  await w.service.db.update(runs).set(at("2026-06-01T08:00:00Z")).where(eq(runs.id, former));
  for (const [one, other] of [
    [former, newest],
    [newest, former],
  ]) {
    const page = await owner.read(`/app/runs/${one}/compare?with=${other}`);
    const named = /Newest version[\s\S]*?\/app\/runs\/([\w-]+)/.exec(page)?.[1];
    expect(named).toBe(newest);
  }
});

test("Home counts all that wait, also for those who may not decide, and leads to them", async () => {
  const w = await world();
  for (let made = 0; made < 7; made++) await finishedRun(w, WAITING);
  const home = needs(await (await signedIn(w, "reviewer")).read("/app"));
  expect(home.match(/Review: /g)).toHaveLength(5);
  expect(home).toContain("See all 7 that wait");
  expect(await (await signedIn(w, "viewer")).read("/app")).toContain("7 wait for a reviewer&#39;s decision.");
});

test("Home says what is left, and its bar shows that", async () => {
  const w = await world();
  await w.post("/generate", BRIEF);
  const { usage } = (await (await w.get("/me")).json()) as {
    usage: { caps: { card: { used: number; cap: number } } };
  };
  const { used, cap } = usage.caps.card;
  const home = await (await signedIn(w)).read("/app");
  expect(home).toContain(`aria-label="Card: ${cap - used} of ${cap} left"`);
  expect(home).toContain(`<progress max="${cap}" value="${cap - used}"`);
});
