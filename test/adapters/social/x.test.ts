import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { x } from "../../../lib/adapters/social/x.ts";
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
  keep: async () => undefined,
});
const post = (content: Content) => publish({ network, account, content, clock: fake.clock });
const commit = (text: string) => network.commit(work(contentOf("text", text)));

describe("a text on X", () => {
  test.each([
    "Q&A: 1 < 2 > 0 at https://a.example/path/?q=1&r=2 and b.example",
    "Tom &amp; Jerry\n\nnew   line 🥐👩‍🍳",
    "cafe\u0301 in NFD",
  ])("is found again after a lost answer: %s", async (text) => {
    fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text", text))).toMatchObject({
      end: "posted",
      externalId: fake.state.posts[0]?.id,
    });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("is not taken for another of the same words and another link", async () => {
    await commit("See https://a.example/one");
    fake.fail({ 0: "cut_before" });
    const ending = await post(contentOf("text", "See https://a.example/two"));

    expect(ending).toMatchObject({ end: "posted", externalId: fake.state.posts[1]?.id });
  });

  test("is not taken for one that was there before", async () => {
    await commit("Good morning");
    fake.clock.pass(7 * 3600);
    account = fake.account();
    fake.fail({ 0: "cut_before" });

    expect(await post(contentOf("text", "Good morning"))).toMatchObject({
      end: "posted",
      externalId: fake.state.posts[1]?.id,
    });
  });

  test.each(FAULTS)("is there once after %s, even if X takes duplicates", async (fault) => {
    fake.state.switches.duplicates = false;
    fake.state.switches.lagSeconds = 30;
    fake.fail({ 0: fault });

    expect(await post(contentOf("text"))).toMatchObject({ end: "posted" });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("is waited for while X is slow to show it", async () => {
    fake.state.switches.lagSeconds = 40;
    fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text"))).toMatchObject({ end: "posted" });
    expect(fake.calls.filter((call) => call === "POST api.x.com/2/tweets")).toHaveLength(1);
  });

  test("stays unknown when X refuses a second try as a duplicate and does not show the first", async () => {
    fake.state.switches.lagSeconds = 3600;
    fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text"))).toEqual({ end: "unknown" });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("that is there already is a duplicate", async () => {
    await commit("Fresh bread");

    expect(await failureOf(commit("Fresh bread"))).toMatchObject({ kind: "duplicate" });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("that is too long is refused before anything is sent", async () => {
    const failure = await failureOf(network.prepare(work(contentOf("text", "a".repeat(281)))));

    expect(failure).toMatchObject({ kind: "content_rejected", circumstances: { fix: "Shorten it by 1." } });
    expect(fake.calls).toEqual([]);
  });
});

describe("what X says no with", () => {
  test("an expired token", async () => {
    fake.clock.pass(7201);

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "auth_expired" });
  });

  test("no credits", async () => {
    fake.state.switches.credits = false;

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "payment_required" });
  });

  test("a used-up month", async () => {
    fake.state.switches.capped = true;

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "quota_exhausted" });
  });

  test("a missing permission", async () => {
    account = fake.account(["tweet.read", "tweet.write", "users.read"]);

    expect(await failureOf(network.prepare(work(contentOf("image"))))).toMatchObject({
      kind: "permission_missing",
    });
  });

  test.each([false, true])("too many requests, until its window ends (legacy body: %s)", async (legacy) => {
    fake.state.switches.legacyThrottle = legacy;
    fake.fail({ 0: "throttled" });
    const { kind, circumstances } = await failureOf(commit("a"));

    expect(kind).toBe("rate_limited");
    expect(circumstances.retryAt).toEqual(new Date(fake.clock.now().getTime() + 600_000));
  });
});
