import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { posts, workspaces } from "../../drizzle/schema/index.ts";
import { setPlan } from "../../lib/access/workspaces.ts";
import { signedIn } from "../support/browsing.ts";
import { measure, seedPost, seedRun } from "../support/posts.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { BRIEF, OPERATOR, type World, world } from "../support/world.ts";

/** An approved run with a drop, and its post. */
async function drop(w: World, at: string) {
  await insertAccount(w, "x");
  const id = await finishedRun(w);
  const answer = await w.post(`/runs/${id}/schedule`, { platform: "x", scheduled_at: at });
  return { runId: id, postId: ((await answer.json()) as { id: string }).id };
}

describe("the calendar", () => {
  test("shows a drop on its day, moves it, and cancels it", async () => {
    const w = await world();
    const { postId } = await drop(w, "2026-06-20T09:00:00Z");
    const editor = await signedIn(w, "editor");
    expect(await editor.read("/app/calendar")).toContain("09:00 X");
    const moved = await editor.submit(`/app/calendar/${postId}/move`, { at: "2026-07-03T10:30" });
    expect(moved.headers.get("location")).toBe(`/app/calendar?month=2026-07&done=moved#drop-${postId}`);
    expect(await editor.read("/app/calendar?month=2026-07")).toContain("10:30 X");
    await editor.submit(`/app/calendar/${postId}/cancel`);
    expect(await editor.read("/app/calendar?month=2026-07")).not.toContain("10:30 X");
  });

  test("keeps what is published, marked as out, and leads to its run", async () => {
    const w = await world();
    const { runId, postId } = await drop(w, "2026-06-20T09:00:00Z");
    const postedAt = new Date("2026-06-20T09:00:00Z");
    await w.service.db.update(posts).set({ status: "posted", postedAt }).where(eq(posts.id, postId));
    const page = await (await signedIn(w)).read("/app/calendar?month=2026-06");
    expect(page).toContain(
      `<a class="badge good" href="/app/runs/${runId}" title="Published: X, @kiteworks"><img class="shown"`,
    );
    expect(page).not.toContain("data-drop=");
  });

  test("shows a week with its hours, and a move keeps to the week", async () => {
    const w = await world();
    const { postId } = await drop(w, "2026-06-20T05:00:00Z");
    const editor = await signedIn(w, "editor");
    const page = await editor.read("/app/calendar?week=2026-06-17");
    expect(page).toMatch(/Week of Mon,? 15 Jun/);
    expect(page).toMatch(/data-slot="2026-06-20T05:00"[^>]*><a id="drop-[^>]*data-at="2026-06-20T05:00"/);
    const form = { at: "2026-06-19T11:00", view: "week" };
    const moved = await editor.submit(`/app/calendar/${postId}/move`, form);
    expect(moved.headers.get("location")).toBe(`/app/calendar?week=2026-06-19&done=moved#drop-${postId}`);
    const after = await editor.read("/app/calendar?week=2026-06-19");
    expect(after).toMatch(/data-slot="2026-06-19T11:00"[^>]*><a id="drop-/);
    expect(after).not.toContain('scope="row">05:00');
    expect(after).not.toContain("Pause everything");
    expect(await (await signedIn(w)).read("/app/calendar")).toContain("Pause everything");
  });

  test("refuses a time that has passed, in words", async () => {
    const w = await world();
    const { postId } = await drop(w, "2026-06-20T09:00:00Z");
    const editor = await signedIn(w, "editor");
    for (const at of ["2020-01-01T00:00", "", "tomorrow"]) {
      const answer = await editor.submit(`/app/calendar/${postId}/move`, { at });
      expect(answer.status, at).toBe(422);
    }
    expect(await editor.read("/app/calendar")).toContain("09:00 X");
  });

  test.each([
    ["2026-02", 28, 5],
    ["2026-03", 31, 6],
    ["2027-02", 28, 4],
  ])("%s has %i days in %i weeks that begin on Monday", async (month, days, weeks) => {
    const page = await (await signedIn(await world())).read(`/app/calendar?month=${month}`);
    const [, body = ""] = /<tbody>(.*?)<\/tbody>/s.exec(page) ?? [];
    expect(body.match(/<tr>/g)).toHaveLength(weeks);
    expect(
      body.match(/<p class="soft small date"><a href="[^"]*" aria-label="[^"]*">\d+<\/a>/g),
    ).toHaveLength(days);
  });

  test("of a month that is none is this month's", async () => {
    const owner = await signedIn(await world());
    for (const month of ["2026-13", "x", "0", "<script>"])
      expect(await owner.read(`/app/calendar?month=${encodeURIComponent(month)}`)).toContain("June 2026");
  });

  test("of another workspace can be neither seen nor changed", async () => {
    const w = await world();
    const { postId } = await drop(w, "2026-06-20T09:00:00Z");
    const outsider = await signedIn(await world());
    expect(await outsider.read("/app/calendar")).not.toContain("09:00 X");
    expect((await outsider.submit(`/app/calendar/${postId}/move`, { at: "2026-07-03T10:30" })).status).toBe(
      404,
    );
    expect((await outsider.submit(`/app/calendar/${postId}/cancel`)).status).toBe(404);
  });
});

describe("posts", () => {
  test("are listed with their state, and the filter keeps what it is asked for", async () => {
    const w = await world();
    await drop(w, "2026-06-20T09:00:00Z");
    const viewer = await signedIn(w, "viewer");
    expect(await viewer.read("/app/posts")).toContain("scheduled");
    const none = await viewer.read("/app/posts?status=failed&window=7d");
    expect(none).toContain("None in this state");
    expect(none).toContain('<option value="7d" selected');
    expect((await viewer.open("/app/posts?status=nonsense&window=year")).status).toBe(200);
  });
});

test("posts that no network has given figures of come before results, and count as unknown beside those that have", async () => {
  const w = await world();
  const owner = await signedIn(w);
  expect(await owner.read("/app/posts")).toContain("Nothing is posted yet");
  const runId = await seedRun(w);
  const postedAt = new Date(w.service.now().getTime() - 3_600_000);
  await seedPost(w, { runId, postedAt });
  const figures = (page: string) => [...page.matchAll(/<p class="number">([^<]+)</g)].map(([, one]) => one);
  const without = await owner.read("/app/posts");
  expect(figures(without)).toEqual([]);
  expect(without).toContain("No results yet.");
  const second = await seedRun(w, { seed: 2 });
  const linkedin = await seedPost(w, { runId: second, postedAt, platform: "linkedin" });
  await measure(w, linkedin, { impressions: 40, likes: 2 });
  const page = await owner.read("/app/posts");
  expect(figures(page)).toEqual(["2", "40", "2", "5%"]);
  expect(page).toContain("X: –");
});

test.each(["/app", "/app/runs"])("%s shows the begin of a long brief, and its picture", async (path) => {
  const w = await world();
  const brief = `Kite 2.0 is out. ${"Boards load in half a second. ".repeat(60)}`;
  await finishedRun(w, { order: { brief } });
  const page = await (await signedIn(w)).read(path);
  expect(page).toContain(`${brief.slice(0, 200)}</p>`);
  expect(page).toMatch(/<img src="\/assets\/[^"]+card\.png"/);
});

test("the time of a drop begins with tomorrow at nine, in the workspace's zone", async () => {
  const w = await world({ now: "2026-06-15T23:30:00Z" });
  const owner = await signedIn(w);
  await owner.submit("/app/settings/time-zone", { time_zone: "Europe/Berlin" });
  await insertAccount(w, "x");
  const page = await owner.read(`/app/runs/${await finishedRun(w)}`);
  expect(page).toMatch(/name="scheduled_at"[^>]*value="2026-06-17T09:00"/);
});

test("a plan without keys names the one that has them, and offers no form", async () => {
  const w = await world();
  await w.service.db.update(workspaces).set({ plan: "free" }).where(eq(workspaces.id, w.workspaceId));
  const page = await (await signedIn(w)).read("/app/developer/keys");
  expect(page).toContain("Keys come with the Starter plan");
  expect(page).not.toContain('action="/app/developer/keys"');
});

test("the list of posts leads on to the older ones, with its filter", async () => {
  const w = await world();
  const runId = await seedRun(w);
  const now = w.service.now().getTime();
  for (let n = 0; n < 52; n++)
    await seedPost(w, { runId, text: `Post ${n}.`, createdAt: new Date(now + n * 1_000) });
  const owner = await signedIn(w);
  const [, older = ""] = /href="([^"]+)">\s*Older/.exec(await owner.read("/app/posts?status=posted")) ?? [];
  const page = await owner.read(older.replaceAll("&amp;", "&"));
  expect(older).toContain("status=posted");
  expect(page).toContain(">Post 1.<");
  expect(page).not.toContain(">Post 2.<");
  expect(page).toContain("Newer");
});

describe("billing", () => {
  test("shows what is left and what moved it", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const made = await owner.submit("/app/create", { ...BRIEF, asset_type: "carousel" });
    const page = await owner.read("/app/billing");
    expect(page).toContain(`href="${made.headers.get("location")}">${BRIEF.brief.slice(0, 40)}`);
    expect(page).toContain(">Carousel</span>");
    expect(page).toContain('<span class="number">597</span>');
    expect(page).toContain("Grant of the plan");
    expect(page).toContain("1 of 100");
  });

  test("says why more runs were made than count: the first post is free", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const make = async () => {
      await w.post("/generate", { ...BRIEF, asset_type: "og_image" });
      await w.drain();
      return owner.read("/app/billing");
    };
    expect(await make()).toContain("Your first post was free: it counts neither in credits nor here.");
    const page = await make();
    expect(page).toContain("1 of 5,000, 1 credit");
    expect(page).toContain("2 were made. The first post was free");
  });

  test("says what a credit pays for, what the plan brings, and what happens without one", async () => {
    const w = await world();
    await setPlan(w.service, OPERATOR, w.workspaceId, "free");
    const free = await (await signedIn(w)).read("/app/billing");
    expect(free).toContain(
      "a card or preview image takes 1, an infographic takes 2, a slideshow or carousel takes 3.",
    );
    expect(free).toContain("The Free plan brings 15 credits each month");
    expect(free).toContain("At 0 nothing new is made");
    // 10 cards, 3 slideshows, carousels and infographics each, and 50 preview images.
    expect(free).toContain("together take 84 credits: on the Free plan at most 69 bought ones");
    await setPlan(w.service, OPERATOR, w.workspaceId, "pro");
    const pro = await (await signedIn(w)).read("/app/billing");
    expect(pro).toContain("a slideshow or carousel takes 3, a video takes 10.");
    expect(pro).not.toContain("bought ones");
  });

  test("leads to the payment page and charges nothing itself; only owners buy", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const page = await (await owner.submit("/app/billing/credits", { pack: "500" })).text();
    expect(page).toMatch(/href="https?:\/\/[^"]+"[^>]*>\s*Go to the payment page/);
    expect(page).toContain("500 credits for $42");
    expect((await owner.submit("/app/billing/credits", { pack: "7" })).status).toBe(422);
    const editor = await signedIn(w, "editor");
    expect((await editor.submit("/app/billing/credits", { pack: "500" })).status).toBe(403);
    expect(await editor.read("/app/billing")).not.toContain("500 credits");
  });
});

test("Home offers the owner of a workspace without a time zone the one of the browser", async () => {
  const w = await world();
  const owner = await signedIn(w);
  expect(await owner.read("/app")).toContain('name="time_zone" value="UTC" data-own-zone');
  await owner.submit("/app/settings/time-zone", { time_zone: "Europe/Berlin" });
  expect(await owner.read("/app")).not.toContain("data-own-zone");
  expect(await (await signedIn(await world(), "viewer")).read("/app")).not.toContain("data-own-zone");
});
