import { describe, expect, test } from "vitest";
import { FAULTS } from "../../fakes/social/base.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openX } from "./open.ts";

const at = networkSuite(openX);
const { work, post, commit } = at;

describe("a text post on X", () => {
  test.each([
    "Q&A: 1 < 2 > 0 at https://a.example/path/?q=1&r=2 and b.example",
    "Tom &amp; Jerry\n\nnew   line 🥐👩‍🍳",
    "cafe\u0301 in NFD",
  ])("an X post whose answer was lost is found again by its text: %s", async (text) => {
    at.fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text", text))).toMatchObject({
      end: "posted",
      externalId: at.fake.state.posts[0]?.id,
    });
    expect(at.fake.state.posts).toHaveLength(1);
  });

  test("an X post is not mistaken for another with the same words and another link", async () => {
    await commit("See https://a.example/one");
    at.fake.fail({ 0: "cut_before" });
    const ending = await post(contentOf("text", "See https://a.example/two"));

    expect(ending).toMatchObject({ end: "posted", externalId: at.fake.state.posts[1]?.id });
  });

  test("an X post is not mistaken for one that existed before", async () => {
    await commit("Good morning");
    at.clock.pass(7 * 3600);
    at.account = at.fake.account();
    at.fake.fail({ 0: "cut_before" });

    expect(await post(contentOf("text", "Good morning"))).toMatchObject({
      end: "posted",
      externalId: at.fake.state.posts[1]?.id,
    });
  });

  test.each(FAULTS)("an X post exists once after %s, even if X accepts duplicates", async (fault) => {
    at.fake.state.switches.duplicates = false;
    at.fake.state.switches.lagSeconds = 30;
    at.fake.fail({ 0: fault });

    expect(await post(contentOf("text"))).toMatchObject({ end: "posted" });
    expect(at.fake.state.posts).toHaveLength(1);
  });

  test("an X post whose answer was lost is searched for again while X is slow to show it", async () => {
    at.fake.state.switches.lagSeconds = 40;
    at.fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text"))).toMatchObject({ end: "posted" });
    expect(at.fake.calls.filter((call) => call === "POST api.x.com/2/tweets")).toHaveLength(1);
  });

  test("an X post stays unknown when X refuses the retry as a duplicate and does not show the first post", async () => {
    at.fake.state.switches.lagSeconds = 3600;
    at.fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text"))).toEqual({ end: "unknown" });
    expect(at.fake.state.posts).toHaveLength(1);
  });

  test("an X post that exists already is a duplicate", async () => {
    await commit("Fresh bread");

    expect(await failureOf(commit("Fresh bread"))).toMatchObject({ kind: "duplicate" });
    expect(at.fake.state.posts).toHaveLength(1);
  });

  test("an X post that is too long is refused before anything is sent", async () => {
    const failure = await failureOf(at.network.prepare(work(contentOf("text", "a".repeat(281)))));

    expect(failure).toMatchObject({ kind: "content_rejected", details: { fix: "Shorten it by 1." } });
    expect(at.fake.calls).toEqual([]);
  });
});

describe("X's refusals", () => {
  test("an X app without credits is reported as payment_required", async () => {
    at.fake.state.switches.credits = false;

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "payment_required" });
  });

  test("an exhausted monthly quota on X is reported as quota_exhausted", async () => {
    at.fake.state.switches.capped = true;

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "quota_exhausted" });
  });

  test("a missing media permission on X is reported as permission_missing", async () => {
    at.account = at.fake.account(["tweet.read", "tweet.write", "users.read"]);

    expect(await failureOf(at.network.prepare(work(contentOf("image"))))).toMatchObject({
      kind: "permission_missing",
    });
  });

  test("X's rate limit lasts until its window ends when the body has the legacy form", async () => {
    at.fake.state.switches.legacyThrottle = true;
    at.fake.fail({ 0: "throttled" });
    const { kind, details } = await failureOf(commit("a"));

    expect(kind).toBe("rate_limited");
    expect(details.retryAt).toEqual(new Date(at.clock.now().getTime() + 600_000));
  });
});
