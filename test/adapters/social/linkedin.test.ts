import { describe, expect, test } from "vitest";
import { linkedin } from "../../../lib/adapters/social/linkedin/network.ts";
import { littleText } from "../../../lib/adapters/social/linkedin/text.ts";
import type { Draft } from "../../../lib/core/network.ts";
import { shownText } from "../../fakes/social/linkedin-posts.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openLinkedin } from "./open.ts";

const at = networkSuite(openLinkedin);
const { work, post, commit } = at;

describe("a text post on LinkedIn", () => {
  test.each([
    [
      "a (b) [c] {d} <e> |f| *g* _h_ ~i~ @j \\k",
      "a \\(b\\) \\[c\\] \\{d\\} \\<e\\> \\|f\\| \\*g\\* \\_h\\_ \\~i\\~ \\@j \\\\k",
    ],
    ["New #bread, (#rolls) and\n#über2", "New #bread, \\(#rolls\\) and\n#über2"],
    ["We are #1 in C# at https://a.example/#top_x", "We are \\#1 in C\\# at https://a.example/\\#top\\_x"],
  ])("a LinkedIn text escapes characters that would cut it off: %s", (text, escaped) => {
    expect(littleText(text)).toBe(escaped);
    expect(shownText(escaped)).toBe(text);
  });

  test("the LinkedIn fake cuts a text at an unescaped character", () => {
    expect(shownText("Open (daily) from 7")).toBe("Open ");
  });

  test("a LinkedIn post whose answer was lost is recognised as the same post by LinkedIn", async () => {
    at.fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text"))).toMatchObject({
      end: "posted",
      externalId: at.fake.state.posts[0]?.urn,
      url: `https://www.linkedin.com/feed/update/${at.fake.state.posts[0]?.urn}/`,
    });
    expect(at.fake.state.posts).toHaveLength(1);
  });

  test("a LinkedIn post is not sent again when LinkedIn would no longer recognise it", async () => {
    let draft: Draft = {};
    at.fake.fail({ 0: "cut_after" });
    const saveDraft = async (kept: Draft) => {
      draft = kept;
    };
    await failureOf(at.network.commit({ ...work(contentOf("text")), saveDraft }));
    at.clock.pass(11 * 60);

    expect(await at.network.resolve(work(contentOf("text"), draft))).toEqual({ state: "unknown" });
    expect(at.fake.state.posts).toHaveLength(1);
  });

  test("a LinkedIn post is not sent a third time", async () => {
    at.fake.fail({ 0: "cut_after", 1: "cut_after" });

    expect(await post(contentOf("text"))).toEqual({ end: "unknown" });
    expect(at.fake.calls).toHaveLength(2);
  });

  test("a LinkedIn post that exists already is a duplicate and names the existing post", async () => {
    await commit("Fresh bread");

    expect(await failureOf(commit("Fresh bread"))).toMatchObject({
      kind: "duplicate",
      details: { existingId: at.fake.state.posts[0]?.urn },
    });
  });

  test("a LinkedIn post keeps an id that exceeds the safe integers", async () => {
    expect(await commit("a")).toMatchObject({
      externalId: expect.stringMatching(/^urn:li:share:72650{14}\d+$/),
    });
  });
});

describe("LinkedIn's refusals", () => {
  test.each<[string, () => void, string]>([
    [
      "a revoked token",
      () => Object.assign(at.fake.state.switches, { freshTokenFaultSeconds: 5 }),
      "auth_revoked",
    ],
    ["an unknown token", () => at.fake.state.tokens.clear(), "auth_expired"],
    [
      "a token without the scope",
      () => Object.assign(at.account, at.fake.account(["openid"])),
      "permission_missing",
    ],
  ])("LinkedIn's refusal of %s becomes the right kind of failure", async (_, happens, kind) => {
    happens();

    expect(await failureOf(commit("a"))).toMatchObject({ kind });
  });

  test("a LinkedIn API version that is no longer served is reported", async () => {
    at.network = linkedin({ fetch: at.fake.fetch, now: at.clock.now, version: "202401" });

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "config_error" });
  });

  test.each([
    [false, "rate_limited", "2026-11-20T10:05:00.000Z"],
    [true, "quota_exhausted", "2026-11-21T00:00:00.000Z"],
  ])("LinkedIn's rate limit is reported with its end (daily: %s)", async (daily, kind, until) => {
    at.fake.state.switches.dailyThrottle = daily;
    at.fake.fail({ 0: "throttled" });

    expect(await failureOf(commit("a"))).toMatchObject({ kind, details: { retryAt: new Date(until) } });
  });

  test("a LinkedIn failure contains the details that LinkedIn's support asks for", async () => {
    at.fake.state.tokens.clear();
    const { details } = await failureOf(commit("a"));

    expect(details.source).toBe(
      "LinkedIn 401: INVALID_ACCESS_TOKEN 65600 Invalid access token (AAYnZb0s4Xk=)",
    );
  });
});
