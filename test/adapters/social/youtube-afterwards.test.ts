import { describe, expect, test } from "vitest";
import { startClock } from "../../support/clock.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openYoutube } from "./open.ts";

const at = networkSuite(openYoutube);
const { work } = at;

const film = contentOf("video", "Bread & more");
const post = () => at.post(film);
async function committed() {
  const { draft } = await at.network.prepare(work(film));
  const outcome = await at.network.commit(work(film, draft));
  return "draft" in outcome ? outcome.draft : {};
}

describe("a YouTube video after the upload", () => {
  test("a YouTube video is polled until YouTube has processed it", async () => {
    const draft = await committed();

    expect(await at.network.resolve(work(film, draft))).toMatchObject({ state: "publishing" });
    at.clock.pass(45);
    expect(await at.network.resolve(work(film, draft))).toMatchObject({ state: "posted" });
  });

  test("a YouTube video that takes long to process counts as posted, and the note says so", async () => {
    at.fake.state.switches.processingSeconds = 7200;
    const draft = await committed();
    at.clock.pass(16 * 60);

    expect(await at.network.resolve(work(film, draft))).toMatchObject({
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
      at.fake.state.switches.ends = { uploadStatus, reason };

      expect(await post()).toMatchObject({
        end: "failed",
        failure: { kind, details: { source: `YouTube: ${uploadStatus}, ${reason}` } },
      });
      expect(at.fake.state.videos).toHaveLength(1);
    },
  );

  test("a YouTube video of an unaudited app gets a note that it is private", async () => {
    at.fake.state.switches.audited = false;
    const draft = await committed();
    at.clock.pass(60);

    expect(await at.network.resolve(work(film, draft))).toMatchObject({
      state: "posted",
      note: expect.stringContaining("private"),
    });
    expect(at.fake.state.videos[0]?.privacy).toBe("private");
  });

  test("a YouTube video counts as published when the app may not read its state", async () => {
    const draft = await committed();
    at.account = at.fake.account(["https://www.googleapis.com/auth/youtube.upload"]);

    expect(await at.network.resolve(work(film, draft))).toMatchObject({ state: "posted" });
  });
});

describe("YouTube's refusals", () => {
  test.each([
    ["2026-11-20T10:00:00Z", "2026-11-21T08:00:00Z"],
    ["2026-07-01T06:59:59Z", "2026-07-01T07:00:00Z"],
  ])(
    "YouTube's daily quota that is exhausted at %s lasts until midnight Pacific time",
    async (time, until) => {
      await at.fake.close();
      Object.assign(at, await openYoutube(startClock(time)));
      at.fake.state.switches.uploadsADay = 0;
      const { kind, details } = await failureOf(at.network.prepare(work(film)));

      expect(kind).toBe("quota_exhausted");
      expect(details.retryAt).toEqual(new Date(until));
    },
  );

  test("a Google account without a YouTube channel is reported as permission_missing", async () => {
    at.fake.state.switches.hasChannel = false;

    expect(await failureOf(at.network.prepare(work(film)))).toMatchObject({
      kind: "permission_missing",
      message: "The Google account has no YouTube channel.",
    });
  });

  test("a missing YouTube permission is reported as permission_missing", async () => {
    at.account = at.fake.account(["https://www.googleapis.com/auth/youtube.readonly"]);

    expect(await failureOf(at.network.prepare(work(film)))).toMatchObject({ kind: "permission_missing" });
  });
});
