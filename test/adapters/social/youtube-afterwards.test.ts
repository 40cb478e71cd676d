import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { youtube } from "../../../lib/adapters/social/youtube/network.ts";
import type { Content, Credentials, Draft, Network } from "../../../lib/core/network.ts";
import { startYoutubeFake, type YoutubeFake } from "../../fakes/social/youtube.ts";
import { startClock } from "../../support/clock.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";
import { failureOf } from "./failure.ts";

let fake: YoutubeFake;
let network: Network;
let account: Credentials;
const started = async (clock?: YoutubeFake["clock"]) => {
  fake = await startYoutubeFake(clock);
  network = youtube({ fetch: fake.fetch, now: fake.clock.now });
  account = fake.account();
};
beforeEach(() => started());
afterEach(() => fake.close());

const film = contentOf("video", "Bread & more");
const work = (content: Content, draft: Draft = {}) => ({
  account,
  content,
  draft,
  saveDraft: async () => undefined,
});
const post = () => publish({ network, account, content: film, clock: fake.clock });
async function committed() {
  const { draft } = await network.prepare(work(film));
  const outcome = await network.commit(work(film, draft));
  return "draft" in outcome ? outcome.draft : {};
}

describe("a YouTube video after the upload", () => {
  test("a YouTube video is polled until YouTube has processed it", async () => {
    const draft = await committed();

    expect(await network.resolve(work(film, draft))).toMatchObject({ state: "publishing" });
    fake.clock.pass(45);
    expect(await network.resolve(work(film, draft))).toMatchObject({ state: "posted" });
  });

  test("a YouTube video that takes long to process counts as posted, and the note says so", async () => {
    fake.state.switches.processingSeconds = 7200;
    const draft = await committed();
    fake.clock.pass(16 * 60);

    expect(await network.resolve(work(film, draft))).toMatchObject({
      state: "posted",
      note: "YouTube is still processing it.",
    });
  });

  test.each([
    ["rejected", "duplicate", "duplicate"],
    ["rejected", "copyright", "content_rejected"],
    ["failed", "codec", "media_rejected"],
  ] as const)(
    "a YouTube video that is %s for %s has failed with the reason",
    async (uploadStatus, reason, kind) => {
      fake.state.switches.ends = { uploadStatus, reason };

      expect(await post()).toMatchObject({
        end: "failed",
        failure: { kind, details: { source: `YouTube: ${uploadStatus}, ${reason}` } },
      });
      expect(fake.state.videos).toHaveLength(1);
    },
  );

  test("a YouTube video of an unaudited app gets a note that it is private", async () => {
    fake.state.switches.audited = false;
    const draft = await committed();
    fake.clock.pass(60);

    expect(await network.resolve(work(film, draft))).toMatchObject({
      state: "posted",
      note: expect.stringContaining("private"),
    });
    expect(fake.state.videos[0]?.privacy).toBe("private");
  });

  test("a YouTube video counts as published when the app may not read its state", async () => {
    const draft = await committed();
    account = fake.account(["https://www.googleapis.com/auth/youtube.upload"]);

    expect(await network.resolve(work(film, draft))).toMatchObject({ state: "posted" });
  });
});

describe("YouTube's refusals", () => {
  test.each([
    ["2026-11-20T10:00:00Z", "2026-11-21T08:00:00Z"],
    ["2026-07-01T06:59:59Z", "2026-07-01T07:00:00Z"],
  ])("YouTube's daily quota that is exhausted at %s lasts until midnight Pacific time", async (at, until) => {
    await fake.close();

    await started(startClock(at));
    fake.state.switches.uploadsADay = 0;
    const { kind, details } = await failureOf(network.prepare(work(film)));

    expect(kind).toBe("quota_exhausted");
    expect(details.retryAt).toEqual(new Date(until));
  });

  test("an expired YouTube token is reported as auth_expired", async () => {
    fake.clock.pass(3600);

    expect(await failureOf(network.prepare(work(film)))).toMatchObject({ kind: "auth_expired" });
  });

  test("a Google account without a YouTube channel is reported as permission_missing", async () => {
    fake.state.switches.hasChannel = false;

    expect(await failureOf(network.prepare(work(film)))).toMatchObject({
      kind: "permission_missing",
      message: "The Google account has no YouTube channel.",
    });
  });

  test("a missing YouTube permission is reported as permission_missing", async () => {
    account = fake.account(["https://www.googleapis.com/auth/youtube.readonly"]);

    expect(await failureOf(network.prepare(work(film)))).toMatchObject({ kind: "permission_missing" });
  });

  test("too many YouTube uploads are reported as rate_limited", async () => {
    fake.fail({ 0: "throttled" });

    expect(await failureOf(network.prepare(work(film)))).toMatchObject({
      kind: "rate_limited",
      details: { retryAt: new Date(fake.clock.now().getTime() + 300_000) },
    });
  });
});
