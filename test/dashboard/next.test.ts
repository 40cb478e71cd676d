import { expect, test } from "vitest";
import { runs, usageCounters } from "../../drizzle/schema/index.ts";
import { setPlan } from "../../lib/access/workspaces.ts";
import { newId } from "../../lib/core/ids.ts";
import { signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount, postingWorld } from "../support/social.ts";
import { BRIEF, json, OPERATOR, world } from "../support/world.ts";

test("the page at home names the soonest posts first, with their words", async () => {
  const { w } = await postingWorld();
  const days = [20, 18, 25, 17, 19, 24, 23];
  for (const day of days) {
    const run = await finishedRun(w, { patch: { outputText: `Out on day ${day}.` } });
    await w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at: `2026-06-${day}T12:00:00Z` });
  }
  const page = await (await signedIn(w)).read("/app");
  const next = page.slice(page.indexOf("Next posts"), page.indexOf("Last results"));
  expect([...next.matchAll(/Out on day (\d+)/g)].map(([, day]) => Number(day))).toEqual([17, 18, 19, 20, 23]);
});

test("who may connect an account is led to it from home, until there is one", async () => {
  const w = await world();
  const [owner, viewer] = [await signedIn(w), await signedIn(w, "viewer")];
  const asks = async (person: typeof owner) => (await person.read("/app")).includes("Connect an account");
  expect([await asks(owner), await asks(viewer)]).toEqual([true, false]);
  expect(await viewer.read("/app")).toContain("Everything that was asked for is done.");
  await insertAccount(w, "x");
  expect(await asks(owner)).toBe(false);
});

test("a decision leads on to the next run that waits, and to none after the last", async () => {
  const w = await world();
  const runs = [];
  for (let i = 0; i < 3; i++) {
    runs.push(await finishedRun(w, { patch: { verdict: "needs_review" } }));
    w.pass(1);
  }
  const person = await signedIn(w, "reviewer");
  const decide = async (id: string) => {
    await person.submit(`/app/runs/${id}/review`, { verdict: "approved" });
    const page = await person.read(`/app/runs/${id}`);
    return /<a href="\/app\/runs\/([^"]+)" data-key="j">\s*Next review/.exec(page)?.[1];
  };
  const [first = "", second = "", third = ""] = runs;
  expect(await decide(third)).toBe(second);
  expect(await decide(second)).toBe(first);
  expect(await decide(first)).toBeUndefined();
});

test("after a decision the page names what was decided, and says that it shows another run", async () => {
  const w = await world();
  const { id: done } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  await w.service.db.update(runs).set({ verdict: "needs_review", reviewedAt: null });
  const next = await finishedRun(w, { patch: { verdict: "needs_review" } });
  const { story } = (await json(await w.get(`/runs/${done}?view=full`))) as {
    story?: { headline: { text: string } };
  };
  const person = await signedIn(w, "reviewer");
  const sent = await person.submit(`/app/runs/${done}/review`, { verdict: "approved", next });
  const page = await person.read(sent.headers.get("location") ?? "");
  const said = /<p class="notice good" role="status"[^>]*autofocus[^>]*>(.*?)<\/p>/s.exec(page)?.[1] ?? "";
  expect(said).toMatch(/^Approved for \w+: “/);
  expect(said).toContain(`: “${story?.headline.text}”. This page shows the next one: “`);
  expect(said).toContain(`<a href="/app/runs/${done}">Post what you approved</a>`);
});

test("scheduling what is scheduled already says so instead of another time", async () => {
  const { w } = await postingWorld();
  const run = await finishedRun(w);
  const person = await signedIn(w, "editor");
  const schedule = async (scheduled_at: string) =>
    (await person.submit(`/app/runs/${run}/schedule`, { platform: "x", scheduled_at })).headers.get(
      "location",
    );
  expect(await schedule("2026-06-16T12:00")).toContain("done=scheduled");
  const again = await schedule("2026-06-18T12:00");
  expect(again).toContain("done=there");
  const page = await person.read(again ?? "");
  expect(page).toContain("The calendar gives what is scheduled another time.");
  expect(page).toMatch(/href="\/app\/calendar\?day=2026-06-16">\s*Move it in the calendar/);
});

test("where the count of the plan is used up, the create page leads to the plans", async () => {
  const w = await world();
  await setPlan(w.service, OPERATOR, w.workspaceId, "free");
  const person = await signedIn(w, "editor");
  const make = (n: number) =>
    person.submit("/app/create", {
      brief: `Shop number ${n} opens in Ghent on Monday at 7. For cafes and early birds.`,
      channel: "linkedin",
      asset_type: "card",
    });
  let answer = await make(0);
  for (let n = 1; answer.status === 303 && n <= 20; n++) answer = await make(n);
  expect(answer.status).toBe(429);
  expect(await answer.text()).toMatch(
    /You have made all of this kind.*<a href="\/app\/billing#plans">See plans and credits/s,
  );
});

test("the tabs of the developer settings are those that the role may open", async () => {
  const w = await world();
  const tabs = async (role: "owner" | "editor" | "viewer") => {
    const page = await (await signedIn(w, role)).read("/app/developer");
    const nav = /<nav class="tabs".*?<\/nav>/s.exec(page)?.[0] ?? "";
    return [...nav.matchAll(/href="\/app\/developer\/?([^"]*)"/g)].map(([, name]) => name);
  };
  expect(await tabs("owner")).toEqual(["", "keys", "agents", "requests"]);
  expect(await tabs("editor")).toEqual(["", "agents", "requests"]);
  expect(await tabs("viewer")).toEqual(["", "agents"]);
});

test("what is used up is said in people's words, before it is made and after, with the way to more", async () => {
  const w = await world();
  await setPlan(w.service, OPERATOR, w.workspaceId, "free");
  await w.service.db.update(usageCounters).set({ monthlyCredits: 0, onboardingRunId: newId(w.service) });
  const form = { ...BRIEF, asset_type: "og_image" };
  const owner = await signedIn(w);
  const [preview, refused] = [
    await (await owner.submit("/app/create/preview", form)).text(),
    await owner.submit("/app/create", form),
  ];
  expect(preview).toContain("You have 0 credits left, and making this takes 1.");
  expect(preview).toContain("Buy credits, from $10 for 100");
  expect(preview).toContain("Credits do not change how many cards");
  expect(preview).not.toContain("An owner of this workspace can get more.");
  expect(refused.status).toBe(402);
  const page = await refused.text();
  expect(page.match(/Buy credits/g)).toHaveLength(1);
  expect(page).toContain("You have too few credits left for this.");
  expect(page).toMatch(/href="\/app\/billing#credits">\s*Buy credits, from \$10 for 100/);
  expect(page).not.toMatch(/og_image costs|POST \/credits/);
  const editor = await (await (await signedIn(w, "editor")).submit("/app/create", form)).text();
  expect(editor).toContain("An owner of this workspace can get more.");
  expect(editor).not.toContain("Buy credits");
});

test("a preview that cannot be drawn says why without the name of a field", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const form = { brief: "Something nice is coming soon.", asset_type: "carousel", channel: "linkedin" };
  const panel = await (await owner.submit("/app/create/preview", form)).text();
  expect(panel).toContain("has not enough to say for the asset type");
  expect(panel).not.toContain("brief: ");
});
