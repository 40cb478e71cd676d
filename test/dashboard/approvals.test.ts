import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { json, type World, world } from "../support/world.ts";

const QUALITY = {
  summary: "Fine.",
  checks: [],
  claims: [],
  notes: [],
  sources: [],
  held_back: [],
  channels: {
    linkedin: { verdict: "approved", says: null },
    twitter: { verdict: "needs_review", says: "A person should look at the number." },
    tiktok: { verdict: "rejected", says: "A banned word." },
  },
} as never;

const reviewed = (w: World) =>
  finishedRun(w, {
    order: { channel: "linkedin" },
    patch: { quality: QUALITY, reviewedBy: "user:x", reviewedAt: w.service.now() },
  });
const runOf = async (w: World, id: string) => json(await w.get(`/runs/${id}`));

test("what is approved for one network is approved for another one on the same page, and posted there", async () => {
  const w = await world();
  const x = await insertAccount(w, "x");
  for (const platform of ["youtube", "tiktok"] as const) await insertAccount(w, platform);
  const id = await reviewed(w);
  const owner = await signedIn(w);
  const page = await owner.read(`/app/runs/${id}`);
  expect(page).toContain("Also post on X");
  expect(page).toContain("A person should look at the number.");
  expect(page).not.toMatch(/Also post on (?:YouTube|TikTok)/);
  const approved = await owner.submit(`/app/runs/${id}/channels`, { channel: "twitter" });
  expect(approved.headers.get("location")).toContain("done=words");
  expect(await owner.read(`/app/runs/${id}`)).not.toContain("Also post on");
  const posted = await owner.submit(`/app/runs/${id}/schedule`, {
    to: `x:${x}`,
    scheduled_at: "2031-06-20T09:00",
  });
  expect(posted.status).toBe(303);
  const entries = (await json(await w.get("/audit?action=approve_channel"))) as unknown as unknown[];
  expect(entries).toHaveLength(1);
  const again = await owner.submit(`/app/runs/${id}/channels`, { channel: "tiktok" });
  expect(again.status).toBe(409);
});

test("an approval is taken back until something is out, and what is scheduled waits for the next one", async () => {
  const w = await world();
  const account = await insertAccount(w, "linkedin");
  const id = await reviewed(w);
  const owner = await signedIn(w);
  await owner.submit(`/app/runs/${id}/schedule`, {
    to: `linkedin:${account}`,
    scheduled_at: "2031-06-20T09:00",
  });
  expect(await owner.read(`/app/runs/${id}`)).toContain("Take back approval");
  await owner.submit(`/app/runs/${id}/withdraw`);
  expect(await runOf(w, id)).toMatchObject({ verdict: "needs_review", reviewed_by: null, reviewed_at: null });
  for (const path of [
    `/app/runs/${id}`,
    "/app/posts",
    "/app/calendar?month=2031-06",
    "/app/calendar?day=2031-06-20",
  ])
    expect(await owner.read(path), path).toContain("Scheduled, waits for approval");
  expect((await owner.submit(`/app/runs/${id}/withdraw`)).status).toBe(409);
  await owner.submit(`/app/runs/${id}/review`, { verdict: "approved" });
  expect(await owner.read("/app/posts")).not.toContain("waits for approval");
  await owner.submit(`/app/runs/${id}/withdraw`);
  await owner.submit(`/app/runs/${id}/review`, { verdict: "rejected" });
  for (const path of ["/app/posts", "/app/calendar?day=2031-06-20"])
    expect(await owner.read(path), path).toContain("Scheduled, but rejected");
});

test("what is out keeps its approval", async () => {
  const w = await world();
  const account = await insertAccount(w, "linkedin");
  const id = await reviewed(w);
  const owner = await signedIn(w);
  await owner.submit(`/app/runs/${id}/post`, { to: `linkedin:${account}` });
  await w.drain();
  expect(await owner.read(`/app/runs/${id}`)).not.toContain("Take back approval");
  expect((await owner.submit(`/app/runs/${id}/withdraw`)).status).toBe(409);
  expect(await runOf(w, id)).toMatchObject({ verdict: "approved" });
});

test("what lies before a day of the brief is asked about, and then scheduled all the same", async () => {
  const w = await world();
  const account = await insertAccount(w, "linkedin");
  const id = await finishedRun(w, {
    order: { brief: "The open day of Harbor Notes is on Saturday 20 June 2026, from ten." },
  });
  const owner = await signedIn(w);
  const late = { to: `linkedin:${account}`, scheduled_at: "2026-06-22T09:00" };
  const asked = await owner.submit(`/app/runs/${id}/schedule`, late);
  expect(asked.status).toBe(422);
  const page = await asked.text();
  expect(page).toContain("will have passed by 22 Jun 2026");
  expect(page).toContain("Schedule it all the same");
  expect(page).not.toMatch(/<details[^>]*class="[^"]*edit[^"]*"[^>]* open/);
  expect((await owner.submit(`/app/runs/${id}/schedule`, { ...late, sure: "yes" })).status).toBe(303);
});

test("nothing is sold for a network that does not take it", async () => {
  const w = await world();
  await insertAccount(w, "youtube");
  const id = await finishedRun(w);
  const owner = await signedIn(w);
  const page = await owner.read(`/app/runs/${id}`);
  expect(page).not.toContain("Make one for YouTube");
  expect(page).toMatch(/channel=youtube&amp;asset_type=video"[^>]*>Make a video for YouTube, 10 credits/);
  const form = { brief: "Harbor Notes now works offline on trains.", channel: "youtube", asset_type: "card" };
  const asked = await owner.submit("/app/create", form);
  expect(asked.status).toBe(422);
  expect(await asked.text()).toContain("YouTube takes no card");
  expect((await owner.submit("/app/create", { ...form, sure: "yes" })).status).toBe(303);
});

test("a correction of the brief is asked about with what it stands in place of, and approved as right", async () => {
  const w = await world();
  const brief = "We raised £12,400 at the fair. Thank you to everybody.";
  const first = await finishedRun(w, { order: { brief } });
  const outputText = "We raised £13,150 at the fair.";
  const patch = { verdict: "needs_review", parentRunId: first, outputText } as const;
  const id = await finishedRun(w, { order: { brief }, patch });
  const owner = await signedIn(w);
  const page = await owner.read(`/app/runs/${id}`);
  expect(page).toContain("Now “£13,150”, in the brief “£12,400”");
  expect(page).toContain("This is right, approve it");
  const plain = await finishedRun(w, { order: { brief }, patch: { verdict: "needs_review" } });
  expect(await owner.read(`/app/runs/${plain}`)).not.toContain("This is right, approve it");
});
