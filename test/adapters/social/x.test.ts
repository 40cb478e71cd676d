import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { x } from "../../../lib/adapters/social/x/network.ts";
import type { Content, Credentials, Draft, Network } from "../../../lib/core/network.ts";
import { FAULTS } from "../../fakes/social/base.ts";
import { startXFake, type XFake } from "../../fakes/social/x.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";
import { failureOf } from "./failure.ts";

let fake: XFake;
let network: Network;
let account: Credentials;
beforeEach(async () => {
  fake = await startXFake();
  network = x({ fetch: fake.fetch, now: fake.clock.now });
  account = fake.account();
});
afterEach(() => fake.close());

const work = (content: Content, draft: Draft = {}) => ({
  account,
  content,
  draft,
  saveDraft: async () => undefined,
});
const post = (content: Content) => publish({ network, account, content, clock: fake.clock });
const commit = (text: string) => network.commit(work(contentOf("text", text)));

describe("a text post on X", () => {
  test.each([
    "Q&A: 1 < 2 > 0 at https://a.example/path/?q=1&r=2 and b.example",
    "Tom &amp; Jerry\n\nnew   line 🥐👩‍🍳",
    "cafe\u0301 in NFD",
  ])("an X post whose answer was lost is found again by its text: %s", async (text) => {
    fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text", text))).toMatchObject({
      end: "posted",
      externalId: fake.state.posts[0]?.id,
    });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("an X post is not mistaken for another with the same words and another link", async () => {
    await commit("See https://a.example/one");
    fake.fail({ 0: "cut_before" });
    const ending = await post(contentOf("text", "See https://a.example/two"));

    expect(ending).toMatchObject({ end: "posted", externalId: fake.state.posts[1]?.id });
  });

  test("an X post is not mistaken for one that existed before", async () => {
    await commit("Good morning");
    fake.clock.pass(7 * 3600);
    account = fake.account();
    fake.fail({ 0: "cut_before" });

    expect(await post(contentOf("text", "Good morning"))).toMatchObject({
      end: "posted",
      externalId: fake.state.posts[1]?.id,
    });
  });

  test.each(FAULTS)("an X post exists once after %s, even if X accepts duplicates", async (fault) => {
    fake.state.switches.duplicates = false;
    fake.state.switches.lagSeconds = 30;
    fake.fail({ 0: fault });

    expect(await post(contentOf("text"))).toMatchObject({ end: "posted" });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("an X post whose answer was lost is searched for again while X is slow to show it", async () => {
    fake.state.switches.lagSeconds = 40;
    fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text"))).toMatchObject({ end: "posted" });
    expect(fake.calls.filter((call) => call === "POST api.x.com/2/tweets")).toHaveLength(1);
  });

  test("an X post stays unknown when X refuses the retry as a duplicate and does not show the first post", async () => {
    fake.state.switches.lagSeconds = 3600;
    fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text"))).toEqual({ end: "unknown" });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("an X post that exists already is a duplicate", async () => {
    await commit("Fresh bread");

    expect(await failureOf(commit("Fresh bread"))).toMatchObject({ kind: "duplicate" });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("an X post that is too long is refused before anything is sent", async () => {
    const failure = await failureOf(network.prepare(work(contentOf("text", "a".repeat(281)))));

    expect(failure).toMatchObject({ kind: "content_rejected", details: { fix: "Shorten it by 1." } });
    expect(fake.calls).toEqual([]);
  });
});

describe("X's refusals", () => {
  test("an expired X token is reported as auth_expired", async () => {
    fake.clock.pass(7201);

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "auth_expired" });
  });

  test("an X app without credits is reported as payment_required", async () => {
    fake.state.switches.credits = false;

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "payment_required" });
  });

  test("an exhausted monthly quota on X is reported as quota_exhausted", async () => {
    fake.state.switches.capped = true;

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "quota_exhausted" });
  });

  test("a missing media permission on X is reported as permission_missing", async () => {
    account = fake.account(["tweet.read", "tweet.write", "users.read"]);

    expect(await failureOf(network.prepare(work(contentOf("image"))))).toMatchObject({
      kind: "permission_missing",
    });
  });

  test.each([false, true])("X's rate limit lasts until its window ends (legacy body: %s)", async (legacy) => {
    fake.state.switches.legacyThrottle = legacy;
    fake.fail({ 0: "throttled" });
    const { kind, details } = await failureOf(commit("a"));

    expect(kind).toBe("rate_limited");
    expect(details.retryAt).toEqual(new Date(fake.clock.now().getTime() + 600_000));
  });
});
