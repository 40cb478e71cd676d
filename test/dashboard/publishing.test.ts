import { describe, expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { type World, world } from "../support/world.ts";

/** Two accounts of a network; the older one is the default of the API. */
async function twoAccounts() {
  const w = await world();
  const older = await insertAccount(w, "x", {
    handle: "fernway",
    createdAt: new Date("2026-01-01T00:00:00Z"),
  });
  const newer = await insertAccount(w, "x", { handle: "acme" });
  return { w, older, newer, run: await finishedRun(w) };
}

/** The choices of the form, by what they are called. */
const choicesIn = (page: string): Record<string, string> => {
  const [select = ""] = /<select id="to"[\s\S]*?<\/select>/.exec(page) ?? [];
  return Object.fromEntries(
    [...select.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value = "", label = ""]) => [
      label,
      value,
    ]),
  );
};

const postsOf = async (w: World, run: string) =>
  (await (await w.get(`/posts?run_id=${run}`)).json()) as { account_id: string; status: string }[];

describe("two accounts of a network", () => {
  test("are two choices, and the one that is chosen is used", async () => {
    const { w, older, newer, run } = await twoAccounts();
    const owner = await signedIn(w);
    const choices = choicesIn(await owner.read(`/app/runs/${run}`));
    expect(choices).toEqual({ "X, @fernway": `x:${older}`, "X, @acme": `x:${newer}` });
    const to = choices["X, @acme"] ?? "";
    const answer = await owner.submit(`/app/runs/${run}/schedule`, { to, scheduled_at: "2026-06-20T09:00" });
    expect(answer.status).toBe(303);
    expect(await postsOf(w, run)).toMatchObject([{ account_id: newer, status: "scheduled" }]);
    const page = await owner.read(`/app/runs/${run}`);
    expect(page).toContain("X, @acme");
    expect(choicesIn(page)).toEqual({ "X, @fernway": `x:${older}` });
    for (const path of ["/app", "/app/calendar?month=2026-06", "/app/posts"])
      expect(await owner.read(path), path).toContain("X, @acme");
    await owner.submit(`/app/runs/${run}/schedule`, { to: `x:${older}`, scheduled_at: "2026-06-21T09:00" });
    expect(await owner.read(`/app/runs/${run}`)).toContain("It is posted or scheduled on all your accounts.");
  });

  test("the first choice is what the API takes without an account", async () => {
    const { w, newer, run } = await twoAccounts();
    const owner = await signedIn(w);
    expect(Object.keys(choicesIn(await owner.read(`/app/runs/${run}`)))[0]).toBe("X, @fernway");
    const { key } = await mintWorkspaceKey(w, { connectedAccounts: [newer] });
    const scheduled = { platform: "x", scheduled_at: "2026-06-20T09:00:00Z" };
    await w.call("POST", `/runs/${run}/schedule`, { json: scheduled, key });
    expect(await postsOf(w, run)).toMatchObject([{ account_id: newer }]);
  });

  test("one that was lost is no choice, and its way back stands beside it", async () => {
    const w = await world();
    await insertAccount(w, "x", { handle: "gone", health: "reconnect_required", reason: "Revoked." });
    const page = await (await signedIn(w)).read(`/app/runs/${await finishedRun(w)}`);
    expect(choicesIn(page)).toEqual({});
    expect(page).toContain("Not on X, @gone");
    expect(page).toContain("This account has to be connected again first.");
  });
});

describe("an approval is for the words of one channel", () => {
  const approved = { verdict: "approved" as const, says: null };
  const doubted = { verdict: "needs_review" as const, says: "A person should look at this: “300%”." };
  const quality = {
    summary: "",
    checks: [],
    claims: [],
    channels: { linkedin: approved, twitter: doubted },
  };

  test("another network is not offered before its words are approved, and the page says why they wait", async () => {
    const w = await world();
    const order = { channel: "linkedin" };
    const run = await finishedRun(w, { order, patch: { quality } });
    await insertAccount(w, "x");
    await insertAccount(w, "linkedin");
    const page = await (await signedIn(w)).read(`/app/runs/${run}?done=approved`);
    expect(Object.keys(choicesIn(page))).toEqual(["LinkedIn, @kiteworks"]);
    expect(page).toContain("Also post on X");
    expect(page).toContain("A person should look at this: “300%”.");
    expect(page).toContain("Approved for LinkedIn.");
  });

  test("what asks before a post shows the exact words of each account, before anything is posted", async () => {
    const w = await world();
    const order = { channel: "linkedin" };
    const both = { ...quality, channels: { linkedin: approved, twitter: approved } };
    const copy = { posts: { twitter: "Short words for X." } };
    const run = await finishedRun(w, { order, patch: { quality: both, story: null, copy } });
    const account = await insertAccount(w, "x");
    await insertAccount(w, "linkedin");
    const owner = await signedIn(w);
    const [asked = ""] =
      /<div class="outgoing">[\s\S]*?<\/div>/.exec(await owner.read(`/app/runs/${run}`)) ?? [];
    const words = [...asked.matchAll(/<h3>([^<]*)<\/h3><p class="quoted">([^<]*)/g)].map(([, ...all]) => all);
    expect(words).toEqual([
      ["These words go out on LinkedIn, @kiteworks", "Harbor Notes now works offline."],
      ["These words go out on X, @kiteworks", "Short words for X."],
    ]);
    await owner.submit(`/app/runs/${run}/post`, { to: `x:${account}` });
    expect(await (await w.get(`/posts?run_id=${run}`)).json()).toMatchObject([
      { text: "Short words for X." },
    ]);
    expect(await owner.read(`/app/runs/${run}`)).toContain("Its words");
  });

  test("the decision names the channel that it is about", async () => {
    const w = await world();
    const patch = { verdict: "needs_review" as const, quality };
    const run = await finishedRun(w, { order: { channel: "linkedin" }, patch });
    const page = await (await signedIn(w)).read(`/app/runs/${run}`);
    expect(page).toContain("You decide about the words for LinkedIn.");
  });
});

test("the card of a run shows its state: checks passed, then posted", async () => {
  const w = await world();
  const run = await finishedRun(w);
  await insertAccount(w, "x");
  const owner = await signedIn(w);
  expect(await owner.read("/app/runs")).toContain("Checks passed</span>");
  await w.post(`/runs/${run}/post`, { platform: "x" });
  await w.drain();
  expect(await owner.read("/app/runs")).toContain("Posted</span>");
});

test("what has passed its checks says that nobody has to approve it, where that is so", async () => {
  const w = await world();
  const run = await finishedRun(w);
  const owner = await signedIn(w);
  const checked = "Approved by the checks: it can be posted, and nobody has to approve it.";
  expect(await owner.read(`/app/runs/${run}`)).toContain(checked);
  expect(await owner.read("/app?done=confirmed")).toContain(
    "What has passed its checks can be published now.",
  );
  await owner.submit("/app/settings/approval", { required: "true" });
  expect(await owner.read(`/app/runs/${run}`)).not.toContain(checked);
  expect(await owner.read("/app?done=confirmed")).toContain("What you approve can be published.");
});

test("a viewer reads who decides, and is offered nothing that is refused", async () => {
  const w = await world();
  const run = await finishedRun(w, { patch: { verdict: "needs_review" } });
  const viewer = await signedIn(w, "viewer");
  const page = await viewer.read(`/app/runs/${run}`);
  expect(page).toContain("Waits for a decision");
  expect(page).not.toContain("/app/create?");
  expect(await viewer.read("/app")).not.toContain("Review: ");
});
