import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { youtube } from "../../../lib/adapters/social/youtube.ts";
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
  keep: async () => undefined,
});
const post = () => publish({ network, account, content: film, clock: fake.clock });
async function committed() {
  const { draft } = await network.prepare(work(film));
  const outcome = await network.commit(work(film, draft));
  return "draft" in outcome ? outcome.draft : {};
}

describe("after the upload", () => {
  test("YouTube is watched until it has processed the film", async () => {
    const draft = await committed();

    expect(await network.resolve(work(film, draft))).toMatchObject({ state: "publishing" });
    fake.clock.pass(45);
    expect(await network.resolve(work(film, draft))).toMatchObject({ state: "posted" });
  });

  test("a film that takes long counts as posted, and the note says so", async () => {
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
  ] as const)("a film that is %s for %s has failed, with the reason", async (uploadStatus, reason, kind) => {
    fake.state.switches.ends = { uploadStatus, reason };

    expect(await post()).toMatchObject({
      end: "failed",
      failure: { kind, circumstances: { source: `YouTube: ${uploadStatus}, ${reason}` } },
    });
    expect(fake.state.videos).toHaveLength(1);
  });

  test("an app that was not audited hears that its video is private", async () => {
    fake.state.switches.audited = false;
    const draft = await committed();
    fake.clock.pass(60);

    expect(await network.resolve(work(film, draft))).toMatchObject({
      state: "posted",
      note: expect.stringContaining("private"),
    });
    expect(fake.state.videos[0]?.privacy).toBe("private");
  });

  test("a video that nobody may look at is there nevertheless", async () => {
    const draft = await committed();
    account = fake.account(["https://www.googleapis.com/auth/youtube.upload"]);

    expect(await network.resolve(work(film, draft))).toMatchObject({ state: "posted" });
  });
});

describe("what YouTube says no with", () => {
  test.each([
    ["2026-11-20T10:00:00Z", "2026-11-21T08:00:00Z"],
    ["2026-07-01T06:59:59Z", "2026-07-01T07:00:00Z"],
  ])("a used-up day, from %s until midnight Pacific time", async (at, until) => {
    await fake.close();

    await started(startClock(at));
    fake.state.switches.uploadsADay = 0;
    const { kind, circumstances } = await failureOf(network.prepare(work(film)));

    expect(kind).toBe("quota_exhausted");
    expect(circumstances.retryAt).toEqual(new Date(until));
  });

  test("an expired token", async () => {
    fake.clock.pass(3600);

    expect(await failureOf(network.prepare(work(film)))).toMatchObject({ kind: "auth_expired" });
  });

  test("an account without a channel", async () => {
    fake.state.switches.hasChannel = false;

    expect(await failureOf(network.prepare(work(film)))).toMatchObject({
      kind: "permission_missing",
      message: "The Google account has no YouTube channel.",
    });
  });

  test("a missing permission", async () => {
    account = fake.account(["https://www.googleapis.com/auth/youtube.readonly"]);

    expect(await failureOf(network.prepare(work(film)))).toMatchObject({ kind: "permission_missing" });
  });

  test("too many uploads", async () => {
    fake.fail({ 0: "throttled" });

    expect(await failureOf(network.prepare(work(film)))).toMatchObject({
      kind: "rate_limited",
      circumstances: { retryAt: new Date(fake.clock.now().getTime() + 300_000) },
    });
  });
});
