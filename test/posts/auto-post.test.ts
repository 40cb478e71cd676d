import { expect, test } from "vitest";
import { revoke } from "../../lib/access/mint.ts";
import { setPaused } from "../../lib/access/workspaces.ts";
import { historyOf, insertAccount } from "../support/social.ts";
import { BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

/** A run that has ended, what it says about automatic posting, and the posts there are. */
async function ended(w: World, order: object = {}, meanwhile: () => Promise<unknown> = async () => {}) {
  const { id } = await json(await w.post("/generate", { ...BRIEF, ...order }));
  await meanwhile();
  await w.drain();
  const run = await json(await w.get(`/runs/${id}`));
  const posts = (await (await w.get("/posts")).json()) as Record<string, unknown>[];
  return { run, posts };
}

const AUTO = { autoPost: true, autoPostMinScore: 70 };

test("a run that reaches the minimum score is posted to its channel once without a request", async () => {
  const w = await world({ key: AUTO });
  const account = await insertAccount(w, "x");
  const { run, posts } = await ended(w);
  const score = run.impact_score as number;
  expect(run.auto_post).toContain(`Posting to X as kiteworks: the score ${score} is at least 70.`);
  expect(posts).toMatchObject([
    { run_id: run.id, status: "posted", account_id: account, text: run.output_text },
  ]);
  expect(await historyOf(w, String(posts[0]?.id))).toEqual(["auto_post", "post.posted"]);
});

test("auto-post publishes a run whose score equals the minimum", async () => {
  const w = await world({ key: AUTO });
  const score = (await ended(w, { seed: 3 })).run.impact_score as number;
  const v = await world({ key: { autoPost: true, autoPostMinScore: score } });
  await insertAccount(v, "x");
  expect((await ended(v, { seed: 3 })).posts).toMatchObject([{ status: "posted" }]);
  const u = await world({ key: { autoPost: true, autoPostMinScore: score + 1 } });
  await insertAccount(u, "x");
  const { run, posts } = await ended(u, { seed: 3 });
  expect(posts).toEqual([]);
  expect(run.auto_post).toBe(`Not posted: the score is ${score}, and the key posts from ${score + 1} on.`);
});

test("auto-post never publishes a run that needs a person", async () => {
  const w = await world({ key: { ...AUTO, autoPostMinScore: 0 } });
  await insertAccount(w, "x");
  const { run, posts } = await ended(w, { brief: "New update is out" });
  expect(run).toMatchObject({ status: "succeeded", verdict: "needs_review" });
  expect(run.auto_post).toBe("Not posted: the verdict is needs_review, and only approved runs are posted.");
  expect(posts).toEqual([]);
});

test("a run whose day passes while it waits needs a person and is not posted", async () => {
  const w = await world({ key: { ...AUTO, autoPostMinScore: 0 } });
  await insertAccount(w, "x");
  const order = { brief: "Book your piano tuning at harbor.example by 16 June 2026 and pay €80." };
  const inTime = await ended(w, order);
  expect(inTime.run).toMatchObject({ status: "succeeded", verdict: "approved" });
  expect(inTime.posts).toMatchObject([{ run_id: inTime.run.id, status: "posted" }]);

  const late = await ended(w, order, async () => w.pass(3 * 86_400));
  expect(late.run).toMatchObject({ status: "succeeded", verdict: "needs_review" });
  expect(JSON.stringify(late.run.quality)).toContain("“16 June 2026” will have passed by 2026-06-18");
  expect(late.run.auto_post).toContain("Not posted: the verdict is needs_review");
  expect(late.posts.map(({ run_id }) => run_id)).toEqual([inTime.run.id]);
});

test("a run of a key without auto-post has no auto_post explanation", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const { run, posts } = await ended(w);
  expect([run.auto_post, posts]).toEqual([null, []]);
});

const OTHER = "01900000-0000-7000-8000-000000000001";

test.each<[string, RegExp, object, object, (w: World) => Promise<unknown>]>([
  ["no account", /no account .*twitter/, {}, {}, async () => {}],
  ["an account of another platform", /no account/, {}, {}, (w) => insertAccount(w, "linkedin")],
  [
    "an account outside the key's list",
    /no account that the key may use/,
    { connectedAccounts: [OTHER] },
    {},
    (w) => insertAccount(w, "x"),
  ],
  ["a test key", /test keys never post/, { mode: "test" }, {}, async () => {}],
  ["the channel web", /nothing is published on the channel web/, {}, { channel: "web" }, async () => {}],
  [
    "a picture for YouTube",
    /YouTube does not take pictures/,
    {},
    { channel: "youtube" },
    (w) => insertAccount(w, "youtube"),
  ],
])("%s: auto-post publishes nothing, and the run says why", async (_, why, key, order, arrange) => {
  const w = await world({ key: { ...AUTO, ...key } });
  await arrange(w);
  const { run, posts } = await ended(w, order);
  expect(run.status).toBe("succeeded");
  expect(run.auto_post).toMatch(why);
  expect(posts).toEqual([]);
});

test("auto-post publishes nothing for a key revoked or a workspace paused during the run", async () => {
  const w = await world({ key: AUTO });
  await insertAccount(w, "x");
  const paused = await ended(w, {}, () => setPaused(w.service, OPERATOR, w.workspaceId, true));
  expect(paused.run.auto_post).toBe("Not posted: the workspace is paused.");
  await setPaused(w.service, OPERATOR, w.workspaceId, false);
  const { id } = await json(await w.post("/generate", BRIEF));
  await revoke(w.service, OPERATOR, w.workspaceId, w.keyId);
  await w.drain();
  const { findRun } = await import("../../lib/runs/store.ts");
  const run = await findRun(w.service.db, w.workspaceId, id);
  expect(run?.autoPost).toMatch(/the key that started the run is not valid any more/);
});
