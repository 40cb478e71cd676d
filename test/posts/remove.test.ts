import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RefusalCode } from "../../lib/core/errors.ts";
import { connectingWorld } from "../support/connecting-world.ts";
import { expectRefusal } from "../support/expect.ts";
import { measure, seedPost } from "../support/posts.ts";
import { NO_RUN } from "../support/routes.ts";
import { finishedRun, historyOf, insertAccount } from "../support/social.ts";
import { mintWorkspaceKey, otherWorkspace } from "../support/workspaces.ts";
import { API, json, type World, world } from "../support/world.ts";

/** Callers who wait for the one that asks X leave it real time to do so. */
const aTenth = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds / 10));
const remove = (w: Pick<World, "call" | "key">, id: string, key = w.key) =>
  w.call("DELETE", `${API}/posts/${id}`, { key });
const read = async (w: World, id: string) => json(await w.get(`/posts/${id}`));
/** A refusal, and the way out that it names. */
async function refused(answer: Response, status: number, code: RefusalCode): Promise<string> {
  const { detail } = (await answer.clone().json()) as { detail: { hint: string } };
  await expectRefusal(answer, status, code);
  return detail.hint;
}

describe("a post on X", () => {
  let w: Awaited<ReturnType<typeof connectingWorld>>;
  let run: string;
  let post: string;
  beforeEach(async () => {
    w = await connectingWorld({ sleep: aTenth });
    await w.connect();
    w.fake.fail({});
    run = await finishedRun(w);
    post = (await json(await w.post(`/runs/${run}/post`, { platform: "x" }))).id;
  });
  afterEach(() => w.fake.close());

  const failNext = (fault: "error_before" | "throttled") => w.fake.fail({ 0: fault });
  const asked = () => w.fake.calls.filter((call) => call.startsWith("DELETE")).length;

  test("is taken down, keeps its status, and says when; the audit log has it once", async () => {
    const answer = await remove(w, post);
    expect(answer.status).toBe(200);
    const removed = await json(answer);
    expect(removed).toMatchObject({
      id: post,
      status: "posted",
      removed_at: expect.any(String),
      error: null,
    });
    expect(w.fake.state.posts).toEqual([]);
    expect(await read(w, post)).toEqual(removed);
    const again = await remove(w, post);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await json(again)).toEqual(removed);
    expect(asked()).toBe(1);
    expect((await historyOf(w, post)).sort()).toEqual(["post.posted", "post_run", "remove_post"]);
  });

  test("is asked for once when eight callers want it gone, and all get the same answer", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(w, post)));
    const bodies = await Promise.all(answers.map((answer) => json(answer)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(asked()).toBe(1);
    expect((await historyOf(w, post)).filter((action) => action === "remove_post")).toHaveLength(1);
  });

  test("makes room for the run to be posted again", async () => {
    await remove(w, post);
    const next = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
    expect(next).toMatchObject({ status: "posted", removed_at: null });
    expect(next.id).not.toBe(post);
    expect(w.fake.state.posts).toHaveLength(1);
  });

  test("that is gone already counts as taken down, and says so", async () => {
    w.fake.state.posts.splice(0);
    const gone = await json(await remove(w, post));
    expect(gone).toMatchObject({
      removed_at: expect.any(String),
      note: "It was not on the network any more.",
    });
  });

  test("stays where X is down, and can be taken down later", async () => {
    failNext("error_before");
    const answer = await remove(w, post);
    await expectRefusal(answer, 503, "dependency_down");
    expect(await read(w, post)).toMatchObject({ removed_at: null });
    expect(w.fake.state.posts).toHaveLength(1);
    expect((await remove(w, post)).status).toBe(200);
  });

  test("stays where X wants fewer requests, and the answer says for how long", async () => {
    failNext("throttled");
    const answer = await remove(w, post);
    await expectRefusal(answer, 503, "dependency_down");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
  });

  test("stays where X refuses, with a way to do it by hand", async () => {
    for (const shown of w.fake.state.posts) shown.userId = "1";
    const answer = await remove(w, post);
    expect(await refused(answer, 409, "post_not_removable")).toMatch(
      /Or do it by hand: Open the post on X .* It is at https:\/\/x\.com\//,
    );
  });

  test("is taken down with renewed tokens when the old ones have run out", async () => {
    w.fake.state.tokens.clear();
    expect((await remove(w, post)).status).toBe(200);
    expect(w.fake.state.posts).toEqual([]);
  });

  test("stays where the connection has ended, and the answer says how to go on", async () => {
    w.fake.state.tokens.clear();
    w.fake.state.refreshTokens.clear();
    const answer = await remove(w, post);
    expect(await refused(answer, 400, "channel_not_connected")).toContain("Connect the account again");
    expect(w.fake.state.posts).toHaveLength(1);
  });
});

describe("without the network", () => {
  let w: World;
  beforeEach(async () => {
    w = await world();
  });

  test.each([
    [
      "instagram",
      "Open the post in Instagram and choose Delete in its menu (···). It is at https://n.example/1",
    ],
    ["tiktok", "Open the post in TikTok and choose Delete in its menu (···). It is at https://n.example/1"],
  ] as const)("a post on %s is for a person, and the answer says how", async (platform, hint) => {
    const accountId = await insertAccount(w, platform);
    const id = await seedPost(w, { platform, accountId, externalPostId: "1", url: "https://n.example/1" });
    const answer = await remove(w, id);
    expect(await refused(answer, 409, "post_not_removable")).toBe(hint);
    expect(await read(w, id)).toMatchObject({ status: "posted", removed_at: null });
  });

  test.each(["scheduled", "publishing", "failed", "canceled"] as const)(
    "a post that is %s is not taken down, and the answer says what to do instead",
    async (status) => {
      const id = await seedPost(w, { status, postedAt: null });
      const answer = await remove(w, id);
      expect(await refused(answer, 409, "post_not_removable")).not.toBe("");
    },
  );

  test("only keys that may post there take a post down", async () => {
    const accountId = await insertAccount(w, "x");
    const id = await seedPost(w, { accountId, externalPostId: "1", url: "https://x.com/1" });
    const { key } = await mintWorkspaceKey(w, { channels: ["linkedin"] });
    await expectRefusal(await remove(w, id, key), 403, "scope_channel");
    const narrow = await mintWorkspaceKey(w, { connectedAccounts: [NO_RUN] });
    await expectRefusal(await remove(w, id, narrow.key), 403, "scope_connected_account");
    const test = await mintWorkspaceKey(w, { mode: "test" });
    await expectRefusal(await remove(w, id, test.key), 403, "test_key_read_only");
    await expectRefusal(await remove(w, id, (await otherWorkspace(w)).key), 404, "not_found");
    expect((await remove(w, id)).status).toBe(200);
  });

  test("a test key takes its own posts down, and what networks refuse is refused there too", async () => {
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    const posted = async (platform: string) => {
      const run = await finishedRun(w, { key, mimeType: "image/jpeg", size: [1080, 1080] });
      return (await json(await w.call("POST", `${API}/runs/${run}/post`, { json: { platform }, key }))).id;
    };
    const id = await posted("linkedin");
    expect(await json(await remove(w, id, key))).toMatchObject({
      removed_at: expect.any(String),
      livemode: false,
    });
    await expectRefusal(await remove(w, await posted("instagram"), key), 409, "post_not_removable");
  });

  test("what was taken down leaves the results, and lists can tell it apart", async () => {
    const accountId = await insertAccount(w, "x");
    const seed = async (externalPostId: string) => {
      const id = await seedPost(w, { accountId, externalPostId, url: `https://x.com/${externalPostId}` });
      await measure(w, id, { impressions: 100, likes: 10 });
      return id;
    };
    const kept = await seed("1");
    const gone = await seed("2");
    await remove(w, gone);
    w.pass(60);
    const results = (await json(await w.get("/performance"))) as unknown as {
      totals: { posts: number };
      top_posts: { id: string }[];
    };
    expect(results.totals.posts).toBe(1);
    expect(JSON.stringify(results.top_posts)).not.toContain(gone);
    const ids = async (query: string) =>
      ((await (await w.get(`/posts${query}`)).json()) as { id: string }[]).map(({ id }) => id);
    expect((await ids("")).sort()).toEqual([kept, gone].sort());
    expect(await ids("?removed=true")).toEqual([gone]);
    expect(await ids("?removed=false")).toEqual([kept]);
  });
});
