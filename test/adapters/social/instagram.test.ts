import { describe, expect, test } from "vitest";
import { instagram } from "../../../lib/adapters/social/instagram/network.ts";
import type { Content } from "../../../lib/core/network.ts";
import { VERSION } from "../../fakes/social/instagram-state.ts";
import { contentOf, withFiles } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { publish } from "../../support/publisher.ts";
import { openInstagram } from "./open.ts";

const at = networkSuite(openInstagram);
const { work, keeping, post, callsTo } = at;

/** Ready to be committed, with what was kept since. */
async function prepared(content: Content) {
  const { kept, work } = keeping(content);
  kept.draft = (await at.network.prepare(work())).draft;
  for (let turn = 0; turn < 5; turn++) {
    at.clock.pass(60);
    kept.draft = (await at.network.poll(work())).draft;
  }
  return { kept, commit: () => at.network.commit(work()) };
}

describe("a post on Instagram", () => {
  test("an Instagram carousel takes a container for each picture, one for the carousel, and one publish", async () => {
    expect(await post(contentOf("images"))).toMatchObject({
      end: "posted",
      url: expect.stringMatching(/^https:\/\/www\.instagram\.com\/p\//),
    });
    expect(callsTo("/media")).toBe(3 + 1);
    expect(callsTo("/media_publish")).toBe(1);
    expect(at.fake.state.media[0]?.altTexts).toEqual([
      "Picture 1 shows a loaf of bread.",
      "Picture 2 shows a loaf of bread.",
      "Picture 3 shows a loaf of bread.",
    ]);
  });

  test("an Instagram post sends its token in no URL", async () => {
    const seen: string[] = [];
    const listening = ((url: string, init?: RequestInit) => {
      seen.push(url);
      return at.fake.fetch(url, init);
    }) as typeof fetch;
    const watched = instagram({ fetch: listening, now: at.clock.now, version: VERSION });
    await publish({ ...at, network: watched, content: contentOf("image") });

    expect(seen.join("\n")).not.toContain(at.account.accessToken);
  });

  test.each([
    ["text", contentOf("text"), "content"],
    ["PNG", withType("image/png"), "JPEG"],
    ["WebP", withType("image/webp"), "JPEG"],
  ])("an Instagram post of %s is refused before anything is sent", async (_, content, word) => {
    const failure = await failureOf(at.network.prepare(work(content)));

    expect(failure).toMatchObject({ kind: "media_rejected" });
    expect(`${failure.message} ${failure.details.fix} content`).toContain(word);
    expect(at.fake.calls).toEqual([]);
  });
});

function withType(mimeType: string): Content {
  return withFiles(contentOf("image"), { mimeType });
}

describe("an Instagram publish whose answer was lost", () => {
  test("an Instagram publish whose answer was lost is found by its container, even when it is listed late", async () => {
    at.fake.state.switches.lagSeconds = 60;
    const { commit, kept } = await prepared(contentOf("image"));
    at.fake.fail({ 1: "cut_after" });
    expect(await failureOf(commit())).toMatchObject({ kind: "unknown_outcome" });
    const resolve = () => at.network.resolve(work(contentOf("image"), kept.draft));

    expect(await resolve()).toMatchObject({ state: "publishing" });
    at.clock.pass(60);
    expect(await resolve()).toMatchObject({ state: "posted", externalId: at.fake.state.media[0]?.id });
  });

  test("an Instagram publish whose answer was lost and that is committed again is found, not repeated", async () => {
    const { commit } = await prepared(contentOf("image"));
    at.fake.fail({ 1: "cut_after" });
    await failureOf(commit());

    expect(await commit()).toMatchObject({ state: "posted", externalId: at.fake.state.media[0]?.id });
    expect(at.fake.state.media).toHaveLength(1);
  });

  test("an Instagram publish whose answer was lost is not mistaken for an older post with the same text", async () => {
    await post(contentOf("image"));
    at.clock.pass(3600);
    at.fake.state.switches.lagSeconds = 60;
    const { commit, kept } = await prepared(contentOf("image"));
    at.fake.fail({ 1: "cut_after" });
    await failureOf(commit());

    expect(await at.network.resolve(work(contentOf("image"), kept.draft))).toMatchObject({
      state: "publishing",
    });
    at.clock.pass(60);
    const found = await at.network.resolve(work(contentOf("image"), kept.draft));
    expect(found).toMatchObject({ externalId: at.fake.state.media[1]?.id });
  });

  test("an Instagram publish whose answer was lost stays unknown without its container and without a post", async () => {
    const { commit, kept } = await prepared(contentOf("image"));
    at.fake.fail({ 1: "cut_before" });
    await failureOf(commit());
    at.fake.state.containers.clear();

    expect(await at.network.resolve(work(contentOf("image"), kept.draft))).toEqual({ state: "unknown" });
  });
});

describe("Instagram's refusals", () => {
  test("Instagram's exhausted daily quota is noticed before publishing", async () => {
    at.fake.state.used = 100;
    const { commit } = await prepared(contentOf("image"));
    const { kind, details } = await failureOf(commit());

    expect(kind).toBe("quota_exhausted");
    expect(details.retryAt).toEqual(new Date(at.clock.now().getTime() + 3_600_000));
    expect(callsTo("/media_publish")).toBe(0);
  });

  test("Instagram's exhausted daily quota is noticed when only the publish reports it", async () => {
    at.fake.state.used = 100;
    at.fake.state.switches.quotaConfig = false;
    const { commit } = await prepared(contentOf("image"));

    expect(await failureOf(commit())).toMatchObject({ kind: "quota_exhausted" });
  });

  test.each<[number, number, string]>([
    [4, 2207051, "content_rejected"],
    [25, 2207050, "permission_missing"],
    [36003, 2207009, "media_rejected"],
    [200, 0, "permission_missing"],
    [190, 463, "auth_expired"],
    [190, 460, "auth_revoked"],
    [506, 0, "duplicate"],
    [-2, 2207020, "unknown_outcome"],
  ])(
    "Instagram's error code %i with subcode %i becomes the right kind of failure",
    async (code, subcode, kind) => {
      const { commit } = await prepared(contentOf("image"));
      at.fake.state.switches.publishFaults = [[code, subcode]];

      expect(await failureOf(commit())).toMatchObject({ kind });
      expect(at.fake.state.media).toEqual([]);
    },
  );

  test.each([
    [0, 15 * 60],
    [42, 42 * 60],
  ])("Instagram's rate limit lasts for the %i minutes it names", async (minutes, seconds) => {
    at.fake.state.switches.regainMinutes = minutes;
    at.fake.fail({ 0: "throttled" });
    const { kind, details } = await failureOf(at.network.prepare(work(contentOf("image"))));

    expect(kind).toBe("rate_limited");
    expect(details.retryAt).toEqual(new Date(at.clock.now().getTime() + seconds * 1000));
  });

  test("an expired Instagram token is reported with the trace id for Instagram's support", async () => {
    at.clock.pass(61 * 86_400);

    expect(await failureOf(at.network.prepare(work(contentOf("image"))))).toMatchObject({
      kind: "auth_expired",
      details: { source: expect.stringMatching(/^Instagram 401: 190\/463 .*\(AbCdEf/) },
    });
  });
});
