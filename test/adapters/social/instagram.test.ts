import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { instagram } from "../../../lib/adapters/social/instagram/network.ts";
import type { Content, Credentials, Draft, Network } from "../../../lib/core/network.ts";
import { type InstagramFake, startInstagramFake } from "../../fakes/social/instagram.ts";
import { VERSION } from "../../fakes/social/instagram-state.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";
import { failureOf } from "./failure.ts";

let fake: InstagramFake;
let network: Network;
let account: Credentials;
beforeEach(async () => {
  fake = await startInstagramFake();
  network = instagram({ fetch: fake.fetch, now: fake.clock.now, version: VERSION });
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
const callsTo = (end: string) => fake.calls.filter((call) => call.endsWith(end)).length;

/** Ready to be committed, with what was kept since. */
async function prepared(content: Content) {
  let { draft } = await network.prepare(work(content));
  for (let turn = 0; turn < 5; turn++) {
    fake.clock.pass(60);
    ({ draft } = await network.poll(work(content, draft)));
  }
  const kept = { draft };
  const saveDraft = async (next: Draft) => {
    kept.draft = JSON.parse(JSON.stringify(next));
  };
  return { kept, commit: () => network.commit({ ...work(content, kept.draft), saveDraft: saveDraft }) };
}

describe("a post on Instagram", () => {
  test("an Instagram carousel takes a container for each picture, one for the carousel, and one publish", async () => {
    expect(await post(contentOf("images"))).toMatchObject({
      end: "posted",
      url: expect.stringMatching(/^https:\/\/www\.instagram\.com\/p\//),
    });
    expect(callsTo("/media")).toBe(3 + 1);
    expect(callsTo("/media_publish")).toBe(1);
    expect(fake.state.media[0]?.altTexts).toEqual([
      "Picture 1 shows a loaf of bread.",
      "Picture 2 shows a loaf of bread.",
      "Picture 3 shows a loaf of bread.",
    ]);
  });

  test("an Instagram post sends its token in no URL", async () => {
    const seen: string[] = [];
    const listening = ((url: string, init?: RequestInit) => {
      seen.push(url);
      return fake.fetch(url, init);
    }) as typeof fetch;
    const watched = instagram({ fetch: listening, now: fake.clock.now, version: VERSION });
    await publish({ network: watched, account, content: contentOf("image"), clock: fake.clock });

    expect(seen.join("\n")).not.toContain(account.accessToken);
  });

  test.each([
    ["text", contentOf("text"), "content"],
    ["PNG", withType("image/png"), "JPEG"],
    ["WebP", withType("image/webp"), "JPEG"],
  ])("an Instagram post of %s is refused before anything is sent", async (_, content, word) => {
    const failure = await failureOf(network.prepare(work(content)));

    expect(failure).toMatchObject({ kind: "media_rejected" });
    expect(`${failure.message} ${failure.details.fix} content`).toContain(word);
    expect(fake.calls).toEqual([]);
  });
});

function changed(content: Content, change: object): Content {
  const { media } = content;
  if (media.kind !== "images") return content;
  return { ...content, media: { ...media, files: media.files.map((file) => ({ ...file, ...change })) } };
}
function withType(mimeType: string): Content {
  return changed(contentOf("image"), { mimeType });
}

describe("an Instagram publish whose answer was lost", () => {
  test("an Instagram publish whose answer was lost is found by its container, even when it is listed late", async () => {
    fake.state.switches.lagSeconds = 60;
    const { commit, kept } = await prepared(contentOf("image"));
    fake.fail({ 1: "cut_after" });
    expect(await failureOf(commit())).toMatchObject({ kind: "unknown_outcome" });
    const resolve = () => network.resolve(work(contentOf("image"), kept.draft));

    expect(await resolve()).toMatchObject({ state: "publishing" });
    fake.clock.pass(60);
    expect(await resolve()).toMatchObject({ state: "posted", externalId: fake.state.media[0]?.id });
  });

  test("an Instagram publish whose answer was lost and that is committed again is found, not repeated", async () => {
    const { commit } = await prepared(contentOf("image"));
    fake.fail({ 1: "cut_after" });
    await failureOf(commit());

    expect(await commit()).toMatchObject({ state: "posted", externalId: fake.state.media[0]?.id });
    expect(fake.state.media).toHaveLength(1);
  });

  test("an Instagram publish whose answer was lost is not mistaken for an older post with the same text", async () => {
    await post(contentOf("image"));
    fake.clock.pass(3600);
    fake.state.switches.lagSeconds = 60;
    const { commit, kept } = await prepared(contentOf("image"));
    fake.fail({ 1: "cut_after" });
    await failureOf(commit());

    expect(await network.resolve(work(contentOf("image"), kept.draft))).toMatchObject({
      state: "publishing",
    });
    fake.clock.pass(60);
    const found = await network.resolve(work(contentOf("image"), kept.draft));
    expect(found).toMatchObject({ externalId: fake.state.media[1]?.id });
  });

  test("an Instagram publish whose answer was lost stays unknown without its container and without a post", async () => {
    const { commit, kept } = await prepared(contentOf("image"));
    fake.fail({ 1: "cut_before" });
    await failureOf(commit());
    fake.state.containers.clear();

    expect(await network.resolve(work(contentOf("image"), kept.draft))).toEqual({ state: "unknown" });
  });
});

describe("Instagram's refusals", () => {
  test("Instagram's exhausted daily quota is noticed before publishing", async () => {
    fake.state.used = 100;
    const { commit } = await prepared(contentOf("image"));
    const { kind, details } = await failureOf(commit());

    expect(kind).toBe("quota_exhausted");
    expect(details.retryAt).toEqual(new Date(fake.clock.now().getTime() + 3_600_000));
    expect(callsTo("/media_publish")).toBe(0);
  });

  test("Instagram's exhausted daily quota is noticed when only the publish reports it", async () => {
    fake.state.used = 100;
    fake.state.switches.quotaConfig = false;
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
      fake.state.switches.publishFaults = [[code, subcode]];

      expect(await failureOf(commit())).toMatchObject({ kind });
      expect(fake.state.media).toEqual([]);
    },
  );

  test.each([
    [0, 15 * 60],
    [42, 42 * 60],
  ])("Instagram's rate limit lasts for the %i minutes it names", async (minutes, seconds) => {
    fake.state.switches.regainMinutes = minutes;
    fake.fail({ 0: "throttled" });
    const { kind, details } = await failureOf(network.prepare(work(contentOf("image"))));

    expect(kind).toBe("rate_limited");
    expect(details.retryAt).toEqual(new Date(fake.clock.now().getTime() + seconds * 1000));
  });

  test("an expired Instagram token is reported with the trace id for Instagram's support", async () => {
    fake.clock.pass(61 * 86_400);

    expect(await failureOf(network.prepare(work(contentOf("image"))))).toMatchObject({
      kind: "auth_expired",
      details: { source: expect.stringMatching(/^Instagram 401: 190\/463 .*\(AbCdEf/) },
    });
  });
});
