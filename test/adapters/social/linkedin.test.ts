import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { linkedin } from "../../../lib/adapters/social/linkedin.ts";
import { littleText } from "../../../lib/adapters/social/linkedin-text.ts";
import type { Content, Credentials, Draft, Network } from "../../../lib/core/network.ts";
import { type LinkedinFake, startLinkedinFake } from "../../fakes/social/linkedin.ts";
import { shownText } from "../../fakes/social/linkedin-posts.ts";
import { VERSION } from "../../fakes/social/linkedin-state.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";
import { failureOf } from "./failure.ts";

let fake: LinkedinFake;
let network: Network;
let account: Credentials;
const networkOf = (version = VERSION) => linkedin({ fetch: fake.fetch, now: fake.clock.now, version });
beforeEach(async () => {
  fake = await startLinkedinFake();
  network = networkOf();
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

describe("a text on LinkedIn", () => {
  test.each([
    [
      "a (b) [c] {d} <e> |f| *g* _h_ ~i~ @j \\k",
      "a \\(b\\) \\[c\\] \\{d\\} \\<e\\> \\|f\\| \\*g\\* \\_h\\_ \\~i\\~ \\@j \\\\k",
    ],
    ["New #bread, (#rolls) and\n#über2", "New #bread, \\(#rolls\\) and\n#über2"],
    ["We are #1 in C# at https://a.example/#top_x", "We are \\#1 in C\\# at https://a.example/\\#top\\_x"],
  ])("escapes what would cut it off: %s", (text, escaped) => {
    expect(littleText(text)).toBe(escaped);
    expect(shownText(escaped)).toBe(text);
  });

  test("the fake cuts off what is not escaped", () => {
    expect(shownText("Open (daily) from 7")).toBe("Open ");
  });

  test("of which the answer was lost is recognised by LinkedIn", async () => {
    fake.fail({ 0: "cut_after" });

    expect(await post(contentOf("text"))).toMatchObject({
      end: "posted",
      externalId: fake.state.posts[0]?.urn,
      url: `https://www.linkedin.com/feed/update/${fake.state.posts[0]?.urn}/`,
    });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("is not sent again when LinkedIn would no longer recognise it", async () => {
    let draft: Draft = {};
    fake.fail({ 0: "cut_after" });
    const keep = async (kept: Draft) => {
      draft = kept;
    };
    await failureOf(network.commit({ ...work(contentOf("text")), keep }));
    fake.clock.pass(11 * 60);

    expect(await network.resolve(work(contentOf("text"), draft))).toEqual({ state: "unknown" });
    expect(fake.state.posts).toHaveLength(1);
  });

  test("is not sent a third time", async () => {
    fake.fail({ 0: "cut_after", 1: "cut_after" });

    expect(await post(contentOf("text"))).toEqual({ end: "unknown" });
    expect(fake.calls).toHaveLength(2);
  });

  test("that is there already is a duplicate, and says of what", async () => {
    await commit("Fresh bread");

    expect(await failureOf(commit("Fresh bread"))).toMatchObject({
      kind: "duplicate",
      circumstances: { existingId: fake.state.posts[0]?.urn },
    });
  });

  test("keeps an id that is larger than a number can be", async () => {
    expect(await commit("a")).toMatchObject({
      externalId: expect.stringMatching(/^urn:li:share:72650{14}\d+$/),
    });
  });
});

describe("what LinkedIn says no with", () => {
  test.each<[string, () => void, string]>([
    ["an expired token", () => fake.clock.pass(61 * 86_400), "auth_expired"],
    [
      "a revoked token",
      () => Object.assign(fake.state.switches, { freshTokenTroubleSeconds: 5 }),
      "auth_revoked",
    ],
    ["an unknown token", () => fake.state.tokens.clear(), "auth_expired"],
    [
      "a token without the scope",
      () => Object.assign(account, fake.account(["openid"])),
      "permission_missing",
    ],
  ])("%s", async (_, happens, kind) => {
    happens();

    expect(await failureOf(commit("a"))).toMatchObject({ kind });
  });

  test("a version that is no longer served", async () => {
    network = networkOf("202401");

    expect(await failureOf(commit("a"))).toMatchObject({ kind: "config_error" });
  });

  test.each([
    [false, "rate_limited", "2026-11-20T10:05:00.000Z"],
    [true, "quota_exhausted", "2026-11-21T00:00:00.000Z"],
  ])("too many requests (a day's: %s)", async (daily, kind, until) => {
    fake.state.switches.dailyThrottle = daily;
    fake.fail({ 0: "throttled" });

    expect(await failureOf(commit("a"))).toMatchObject({ kind, circumstances: { retryAt: new Date(until) } });
  });

  test("tells what LinkedIn's support will ask for", async () => {
    fake.state.tokens.clear();
    const { circumstances } = await failureOf(commit("a"));

    expect(circumstances.source).toBe(
      "LinkedIn 401: INVALID_ACCESS_TOKEN 65600 Invalid access token (AAYnZb0s4Xk=)",
    );
  });
});
