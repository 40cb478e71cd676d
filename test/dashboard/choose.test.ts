import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runs } from "../../drizzle/schema/index.ts";
import { signedIn } from "../support/browsing.ts";
import { finishedRun } from "../support/social.ts";
import { json, type World, world } from "../support/world.ts";

const WAITING = { patch: { verdict: "needs_review" } } as const;

async function twoVersions(w: World) {
  const [former, newest] = [await finishedRun(w, WAITING), await finishedRun(w, WAITING)];
  const change = {
    parentRunId: former,
    outputText: "Other words.",
    createdAt: new Date("2026-07-01T08:00:00Z"),
  };
  await w.service.db.update(runs).set(change).where(eq(runs.id, newest));
  return { former, newest, path: `/app/runs/${newest}/compare?with=${former}` };
}

test("two versions say what differs, and one is approved while the other is closed as not needed", async () => {
  const w = await world();
  const { former, newest, path } = await twoVersions(w);
  const reviewer = await signedIn(w, "reviewer");
  const page = await reviewer.read(path);
  expect(page).toMatch(/What differs[\s\S]*Text of the post[\s\S]*Other words\./);
  expect(page).toContain(`name="unneeded" value="${former}"`);
  const done = await reviewer.submit(`/app/runs/${newest}/choose`, {
    verdict: "approved",
    back: path,
    unneeded: former,
  });
  expect(done.headers.get("location")).toBe(`/app/runs/${newest}?done=chosen`);
  expect(await json(await w.get(`/runs/${newest}`))).toMatchObject({ verdict: "approved" });
  expect(await json(await w.get(`/runs/${former}`))).toMatchObject({
    verdict: "rejected",
    review_note: "Not needed: another version was chosen.",
  });
  expect(await reviewer.read(`/app/runs/${newest}?done=chosen`)).toContain("closed as not needed");
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
  const sent = { verdict: "approved", unneeded: former };
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
