import { describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { seedPost, seedRun } from "../support/posts.ts";
import { NO_RUN } from "../support/routes.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { type World, world } from "../support/world.ts";

type Post = Record<string, unknown> & { id: string };
const list = async (w: World, query = "") => (await (await w.get(`/posts${query}`)).json()) as Post[];
const ids = async (w: World, query = "") => (await list(w, query)).map(({ id }) => id);

const BROKEN = {
  category: "auth_expired",
  source: "user",
  message: "Connect again.",
  retryable: true,
} as const;

test("a posted post shows its address, in the list and on its own", async () => {
  const w = await world();
  const runId = await seedRun(w);
  const seen = { externalPostId: "1889", url: "https://x.com/i/status/1889", text: "Offline now." };
  const id = await seedPost(w, { runId, ...seen });
  const post = {
    id,
    run_id: runId,
    platform: "x",
    status: "posted",
    external_post_id: "1889",
    url: "https://x.com/i/status/1889",
    posted_at: "2026-06-15T12:00:00.000Z",
    removed_at: null,
    scheduled_at: null,
    account_id: null,
    campaign_id: null,
    text: "Offline now.",
    error: null,
    note: null,
    estimated_fee: { amount: "0.015", currency: "USD", reason: "X bills every post." },
    livemode: true,
    created_at: "2026-06-15T12:00:00.000Z",
    updated_at: "2026-06-15T12:00:00.000Z",
  };
  expect(await list(w)).toEqual([post]);
  expect(await (await w.get(`/posts/${id}`)).json()).toEqual(post);
});

test.each(["scheduled", "publishing", "failed", "canceled"] as const)(
  "a %s post shows no address",
  async (status) => {
    const w = await world();
    const kept = { externalPostId: "1", url: "https://x.com/1", error: BROKEN };
    await seedPost(w, { status, ...kept, scheduledAt: new Date("2026-06-16T09:00:00Z") });
    expect(await list(w)).toMatchObject([
      {
        status,
        external_post_id: null,
        url: null,
        posted_at: null,
        scheduled_at: "2026-06-16T09:00:00.000Z",
        error: status === "failed" ? BROKEN : null,
      },
    ]);
  },
);

test("posts are listed newest first in pages that do not overlap, even within one millisecond", async () => {
  const w = await world();
  const runId = await seedRun(w);
  const made: string[] = [];
  for (let n = 0; n < 6; n++) {
    if (n % 2 === 0) w.pass(1);
    made.push(await seedPost(w, { runId }));
  }
  const all = await ids(w);
  expect(all).toHaveLength(6);
  expect([all.slice(0, 2).sort(), all.slice(4).sort()]).toEqual([
    made.slice(4).sort(),
    made.slice(0, 2).sort(),
  ]);
  expect([await ids(w, "?limit=4"), await ids(w, "?limit=4&offset=4")].flat()).toEqual(all);
});

test("the list of posts filters by status, platform, run and mode, also combined", async () => {
  const w = await world();
  const [a, b] = [await seedRun(w), await seedRun(w)];
  const one = await seedPost(w, { runId: a, platform: "linkedin" });
  const two = await seedPost(w, { runId: a, platform: "x", status: "failed", error: BROKEN });
  const three = await seedPost(w, { runId: b, platform: "x", livemode: false });
  expect((await ids(w, "?platform=x")).sort()).toEqual([two, three].sort());
  expect(await ids(w, "?status=failed")).toEqual([two]);
  expect(await ids(w, `?run_id=${b}`)).toEqual([three]);
  expect(await ids(w, `?run_id=${a.toUpperCase()}&status=posted`)).toEqual([one]);
  expect(await ids(w, "?livemode=false")).toEqual([three]);
  expect(await ids(w, `?run_id=${NO_RUN}`)).toEqual([]);
});

test("another workspace's post is answered with the same 404 as a post that never existed", async () => {
  const w = await world();
  const id = await seedPost(w);
  const { key } = await otherWorkspace(w);
  expect(await (await w.call("GET", "/posts", { key })).json()).toEqual([]);
  const theirs = await w.call("GET", `/posts/${id}`, { key });
  const never = await w.call("GET", `/posts/${NO_RUN}`, { key });
  expect([theirs.status, await theirs.text()]).toEqual([404, await never.text()]);
});

describe("invalid queries of the list of posts", () => {
  test.each([
    "status=done",
    "platform=twitter",
    "platform=facebook",
    "run_id=7",
    "limit=0",
    "limit=101",
    "offset=x",
  ])("the list of posts refuses %s with 422", async (query) => {
    const refused = await expectRefusal(
      await (await world()).get(`/posts?${query}`),
      422,
      "validation_error",
    );
    expect(placesOf(refused)).toEqual([["query", query.split("=")[0]]]);
  });
});
