import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runs } from "../../drizzle/schema/index.ts";
import { signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { json, type World, world } from "../support/world.ts";

const WAITING = { patch: { verdict: "needs_review" } } as const;

async function twoVersions(w: World) {
  const [former, newest] = [await finishedRun(w, WAITING), await finishedRun(w, WAITING)];
  const change = {
    parentRunId: former,
    outputText: "Other words.",
  };
  await w.service.db.update(runs).set(change).where(eq(runs.id, newest));
  const before = { createdAt: new Date("2026-06-01T08:00:00Z") };
  await w.service.db.update(runs).set(before).where(eq(runs.id, former));
  w.pass(60);
  return { former, newest, path: `/app/runs/${newest}/compare?with=${former}` };
}

test("two versions say what differs, and the one that is not chosen is set aside, to be chosen later", async () => {
  const w = await world();
  const { former, newest, path } = await twoVersions(w);
  const reviewer = await signedIn(w, "reviewer");
  const page = await reviewer.read(path);
  expect(page).toMatch(/What differs[\s\S]*Text of the post[\s\S]*Other words\./);
  const choose = (id: string) =>
    reviewer.submit(`/app/runs/${id}/choose`, { verdict: "approved", back: path });
  expect((await choose(former)).headers.get("location")).toBe(`/app/runs/${former}?done=chosen`);
  expect(await json(await w.get(`/runs/${former}`))).toMatchObject({ verdict: "approved" });
  expect(await json(await w.get(`/runs/${newest}`))).toMatchObject({ verdict: "needs_review" });
  expect(await reviewer.read(`/app/runs/${former}?done=chosen`)).toContain(
    "The other versions are set aside",
  );
  expect(await reviewer.read(`/app/runs/${newest}`)).toContain("Set aside");
  expect(await reviewer.read("/app")).toContain("Nothing. Everything that was asked for is done.");
  expect((await choose(newest)).status).toBe(303);
  expect(await json(await w.get(`/runs/${newest}`))).toMatchObject({ verdict: "approved" });
});

test("variants beside a chosen one are set aside in every list, and wait again when its post is canceled", async () => {
  const w = await world();
  const all = [await finishedRun(w), await finishedRun(w, WAITING), await finishedRun(w, WAITING)];
  const [first = "", second = "", third = ""] = all;
  for (const [variantIndex, id] of all.entries())
    await w.service.db.update(runs).set({ variantOf: first, variantIndex }).where(eq(runs.id, id));
  const owner = await signedIn(w);
  const account = await insertAccount(w, "x");
  const path = `/app/runs/${first}/variants`;
  expect(await owner.read(path)).toContain("Choose and post it");
  expect(await owner.read(path)).not.toContain("Set aside");
  await owner.submit(`/app/runs/${first}/schedule`, { to: `x:${account}`, scheduled_at: "2026-06-20T09:00" });
  const chosen = await owner.read(path);
  expect(chosen.match(/>Set aside</g)).toHaveLength(2);
  expect(chosen.match(/Choose this one instead/g)).toHaveLength(2);
  expect((await owner.read("/app/runs")).match(/>Set aside</g)).toHaveLength(2);
  expect(await owner.read(`/app/runs/${third}`)).toContain(
    "Another one is chosen, so this one is set aside.",
  );
  const [post] = (await (await w.get(`/posts?run_id=${first}`)).json()) as { id: string }[];
  await owner.submit(`/app/runs/${first}/posts/${post?.id}/cancel`);
  expect(await owner.read(path)).not.toContain("Set aside");
  await owner.submit(`/app/runs/${second}/choose`, { verdict: "approved", back: path });
  expect((await owner.read(path)).match(/>Set aside</g)).toHaveLength(2);
});

test("rejecting one of two stays beside the other, and leads nowhere else", async () => {
  const w = await world();
  const { former, newest, path } = await twoVersions(w);
  const reviewer = await signedIn(w, "reviewer");
  const reject = (id: string, back: string) =>
    reviewer.submit(`/app/runs/${id}/choose`, { verdict: "rejected", back });
  expect((await reject(newest, path)).headers.get("location")).toBe(`${path}&done=rejected`);
  expect((await reject(former, "//evil.example/a")).headers.get("location")).toBe(
    `/app/runs/${former}?done=rejected`,
  );
  expect(await reviewer.read(path)).not.toContain("/choose");
});

test("a viewer compares and decides nothing, and a version that is decided already stays so", async () => {
  const w = await world();
  const { former, newest, path } = await twoVersions(w);
  const viewer = await signedIn(w, "viewer");
  expect(await viewer.read(path)).not.toContain("/choose");
  const sent = { verdict: "approved", back: path };
  expect((await viewer.submit(`/app/runs/${newest}/choose`, sent)).status).toBe(403);
  const owner = await signedIn(w);
  await owner.submit(`/app/runs/${former}/review`, { verdict: "approved" });
  expect((await owner.submit(`/app/runs/${newest}/choose`, sent)).status).toBe(303);
  expect(await json(await w.get(`/runs/${former}`))).toMatchObject({ verdict: "approved" });
});

test("a review counts and leads through the newest versions only", async () => {
  const w = await world();
  const { former, newest } = await twoVersions(w);
  const third = await finishedRun(w, WAITING);
  const page = await (await signedIn(w, "reviewer")).read(`/app/runs/${newest}`);
  expect(page).toContain("2 wait for a review");
  expect(page).toContain(`href="/app/runs/${third}"`);
  expect(page).not.toContain(`href="/app/runs/${former}" data-key`);
});

test("a run that waits for its time says first that a decision is due", async () => {
  const w = await world();
  const run = await finishedRun(w);
  const owner = await signedIn(w);
  const account = await insertAccount(w, "x");
  await owner.submit(`/app/runs/${run}/schedule`, { to: `x:${account}`, scheduled_at: "2026-06-20T09:00" });
  expect(await owner.read("/app/runs")).toContain('<span class="badge good">Scheduled</span>');
  await w.service.db.update(runs).set({ verdict: "needs_review" }).where(eq(runs.id, run));
  const page = await owner.read("/app/runs");
  expect(page).toContain('<span class="badge warn">Needs review</span>');
  expect(page).not.toContain('<span class="badge good">Scheduled</span>');
});
