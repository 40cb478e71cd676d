import { afterEach, beforeEach, expect, test } from "vitest";
import { connectingWorld } from "../support/connecting-world.ts";
import { finishedRun } from "../support/social.ts";
import { json } from "../support/world.ts";

let w: Awaited<ReturnType<typeof connectingWorld>>;
let account: string;
beforeEach(async () => {
  w = await connectingWorld();
  ({ id: account } = await w.connect());
  w.fake.fail({});
});
afterEach(() => w.fake.close());

const HOUR = 3600;
const publish = async (id: string) => json(await w.post(`/runs/${id}/post`, { platform: "x" }));
const published = () => w.fake.state.posts;
const renewals = () => w.fake.calls.filter((call) => call.endsWith("/2/oauth2/token")).length;

test("a run is posted to X with its picture and text through the service's network client", async () => {
  const post = await publish(await finishedRun(w));
  expect(post).toMatchObject({ status: "posted", platform: "x", account_id: account, error: null });
  expect(published()).toMatchObject([{ text: post.text, mediaIds: [expect.any(String)] }]);
  expect(post.url).toContain(String(post.external_post_id));
});

test("X tokens are renewed before posting when they have expired, and during posting when X refuses them", async () => {
  w.fake.clock.pass(3 * HOUR);
  expect(await publish(await finishedRun(w))).toMatchObject({ status: "posted" });
  expect(renewals()).toBe(1);
  w.fake.state.tokens.clear();
  expect(await publish(await finishedRun(w, { patch: { outputText: "Another one." } }))).toMatchObject({
    status: "posted",
  });
  expect(renewals()).toBe(2);
  expect(published()).toHaveLength(2);
});

test("a revoked X permission fails the post, ends the connection once, and publishes nothing", async () => {
  w.fake.state.tokens.clear();
  w.fake.state.refreshTokens.clear();
  const post = await publish(await finishedRun(w));
  expect(post).toMatchObject({ status: "failed", error: { category: "auth_expired", code: "auth_revoked" } });
  expect(published()).toEqual([]);
  expect(await w.events()).toHaveLength(1);
  expect(await (await w.get("/accounts")).json()).toMatchObject([{ health: "reconnect_required" }]);
});

test("an X post whose answer was lost is found again and exists once", async () => {
  const id = await finishedRun(w);
  // Upload, describe, publish.
  w.fake.fail({ 2: "cut_after" });
  await publish(id);
  await w.drain();
  expect(w.fake.calls[2]).toMatch(/^POST .*\/2\/tweets$/);
  const [post] = (await (await w.get(`/posts?run_id=${id}`)).json()) as { status: string }[];
  expect(post).toMatchObject({ status: "posted" });
  expect(published()).toHaveLength(1);
});
