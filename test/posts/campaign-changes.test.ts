import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { postingWorld } from "../support/social.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

const FIRST = "2026-06-20T09:00:00.000Z";
const SECOND = "2026-06-21T09:00:00.000Z";
const LATER = "2026-06-21T11:00:00.000Z";

type Body = {
  id: string;
  status: string;
  counts: object;
  scheduled_at: string[];
  runs: { id: string; status: string; scheduled_at: string | null }[];
  posts: { id: string; status: string; scheduled_at: string; campaign_id: string; text: string }[];
};

const start = async (w: World, more: object = {}) =>
  (await json(
    await w.post("/campaigns", {
      name: "Spring",
      brief: BRIEF.brief,
      channels: ["twitter"],
      asset_types: ["card"],
      scheduled_at: [FIRST, SECOND],
      ...more,
    }),
  )) as unknown as Body;
const read = async (w: World, id: string) => (await (await w.get(`/campaigns/${id}`)).json()) as Body;

/** Makes all runs, and leaves their drops waiting. */
async function makeRuns(w: World) {
  for (const message of w.waiting.splice(0)) await w.deliver(message.job);
}

describe("campaigns", () => {
  test("a campaign is listed and read with its runs and the posts that carry its id", async () => {
    const { w } = await postingWorld();
    const { id } = await start(w);
    await makeRuns(w);
    const campaign = await read(w, id);
    expect(campaign).toMatchObject({
      id,
      name: "Spring",
      // Its posts still wait for their time.
      status: "running",
      counts: { queued: 0, running: 0, succeeded: 2, failed: 0 },
      scheduled_at: [FIRST, SECOND],
      canceled_at: null,
      runs: [{ status: "succeeded" }, { status: "succeeded" }],
      posts: [
        { status: "scheduled", campaign_id: id },
        { status: "scheduled", campaign_id: id },
      ],
    });
    const { runs: _, posts: __, ...head } = campaign;
    expect(await (await w.get("/campaigns")).json()).toEqual([head]);
    expect(await (await w.get(`/posts?campaign_id=${id}`)).json()).toHaveLength(2);
    expect(await (await w.get("/campaigns?livemode=false")).json()).toEqual([]);
  });

  test("canceling ends open runs and waiting drops, leaves what is out, and gives credits back", async () => {
    const { w, platform } = await postingWorld();
    const { id } = await start(w, { scheduled_at: [FIRST, SECOND, LATER] });
    const [first, second] = w.waiting.splice(0);
    for (const message of [first, second]) if (message) await w.deliver(message.job);
    const drop = w.waiting.shift();
    w.pass(5 * 86_400);
    if (drop) await w.deliver(drop.job);

    const canceled = (await json(await w.post(`/campaigns/${id}/cancel`))) as unknown as Body;
    expect(canceled.status).toBe("canceled");
    expect(canceled.counts).toEqual({ queued: 0, running: 0, succeeded: 2, failed: 1 });
    expect(canceled.posts.map(({ status }) => status).sort()).toEqual(["canceled", "posted"]);
    await w.drain();
    expect(platform.visible).toHaveLength(1);
    expect((await read(w, id)).posts).toEqual(canceled.posts);
    await expectRefusal(await w.post(`/campaigns/${id}/cancel`), 409, "campaign_not_cancelable");
    await expectRefusal(
      await w.patch(`/campaigns/${id}`, { scheduled_at: [FIRST, SECOND, LATER] }),
      409,
      "post_not_scheduled",
    );
  });

  test("new times move runs that are not made yet and drops that wait", async () => {
    const { w } = await postingWorld();
    const { id } = await start(w);
    const [first] = w.waiting.splice(0, 1);
    if (first) await w.deliver(first.job);
    const moved = await json(await w.patch(`/campaigns/${id}`, { scheduled_at: [SECOND, LATER] }));
    expect(moved).toMatchObject({ scheduled_at: [SECOND, LATER], posts: [{ scheduled_at: SECOND }] });
    await w.drain();
    const { posts, status } = (await read(w, id)) as Body & { status: string };
    expect(status).toBe("completed");
    expect(posts.map((post) => post.scheduled_at).sort()).toEqual([SECOND, LATER]);
    expect(posts.map(({ status }) => status)).toEqual(["posted", "posted"]);
  });

  test.each([
    ["another number of times", [LATER], 422],
    ["a time that has passed", ["2026-06-01T09:00:00Z", SECOND], 422],
    ["times out of order", [LATER, FIRST], 422],
    ["a local time", ["2026-07-01T09:00:00", LATER], 422],
  ])("new times are refused: %s", async (_what, scheduled_at, status) => {
    const { w } = await postingWorld();
    const { id } = await start(w);
    await expectRefusal(await w.patch(`/campaigns/${id}`, { scheduled_at }), status, "validation_error");
    expect((await read(w, id)).scheduled_at).toEqual([FIRST, SECOND]);
  });

  test("a key without the channel of a campaign neither cancels nor moves it", async () => {
    const { w } = await postingWorld();
    const { id } = await start(w);
    const { key } = await mintWorkspaceKey(w, { channels: ["linkedin"] });
    const path = `${API}/campaigns/${id}`;
    await expectRefusal(await w.call("POST", `${path}/cancel`, { key }), 403, "scope_channel");
    const json = { scheduled_at: [SECOND, LATER] };
    await expectRefusal(await w.call("PATCH", path, { key, json }), 403, "scope_channel");
  });
});

describe("the text of a drop", () => {
  test("a drop is published with the text it was given until it fires", async () => {
    const { w, platform } = await postingWorld();
    const { id } = await start(w, { scheduled_at: [FIRST] });
    await makeRuns(w);
    const [post] = (await read(w, id)).posts;
    const text = "Maps that work in tunnels.\nSee you on Saturday.";
    const edited = await json(await w.patch(`/posts/${post?.id}`, { text }));
    expect(edited).toMatchObject({ text, scheduled_at: FIRST, status: "scheduled" });
    await w.drain();
    expect(platform.visible).toMatchObject([{ text }]);
    await expectRefusal(
      await w.patch(`/posts/${post?.id}`, { text: "Too late." }),
      409,
      "post_not_scheduled",
    );
  });

  test.each([
    ["nothing", {}],
    ["an empty text", { text: "" }],
    ["more than the platform takes", { text: "word ".repeat(80) }],
    ["a text against the content policy", { text: "Let us burn down the mosque on Friday." }],
  ])("a drop refuses %s", async (_what, body) => {
    const { w } = await postingWorld();
    const { id } = await start(w, { scheduled_at: [FIRST] });
    await makeRuns(w);
    const [post] = (await read(w, id)).posts;
    await expectRefusal(await w.patch(`/posts/${post?.id}`, body), 422, "validation_error");
    expect((await read(w, id)).posts[0]?.text).toBe(post?.text);
  });
});

test("everyone who asks for the same post at once gets the same record", async () => {
  const { w, platform } = await postingWorld();
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => json(await w.post(`/runs/${id}/post`, { platform: "x" }))),
  );
  for (const answer of answers) expect(answer).toMatchObject({ status: "posted", id: answers[0]?.id });
  expect(platform.visible).toHaveLength(1);
});

test("a test key sees its own counters in /me", async () => {
  const w = await world({ key: { mode: "test" } });
  const live = await mintWorkspaceKey(w, {});
  await w.call("POST", "/generate", { json: BRIEF, key: live.key });
  await w.call("POST", "/generate", { json: BRIEF, key: live.key });
  const me = async () => json(await w.get("/me"));
  expect(await me()).toMatchObject({
    credits: { monthly: 600, total: 600, onboarding_free: false },
    usage: { caps: { card: { used: 0, cap: 300 } } },
  });
  await w.post("/generate", { ...BRIEF, asset_type: "og_image" });
  expect(await me()).toMatchObject({ credits: { total: 600 }, usage: { caps: { og_image: { used: 1 } } } });
});
