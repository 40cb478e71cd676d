import { describe, expect, test } from "vitest";
import type { Content, Draft, MediaFile } from "../../../lib/core/network.ts";
import { youtubeFigure } from "../../fakes/social/youtube.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openYoutube } from "./open.ts";

const at = networkSuite(openYoutube);
const { work, post } = at;

const film = (change: Partial<Content> = {}, media: object = {}): Content => {
  const content = { ...contentOf("video", "Bread & more"), ...change };
  return { ...content, media: { ...content.media, ...media } as Content["media"] };
};
const fileOf = ({ media }: Content): MediaFile => {
  if (media.kind !== "video") throw new Error("no film");
  return media.file;
};
/** As far as `commit` goes, and the one look afterwards that ends it. */
async function posted(content: Content) {
  const { draft } = await at.network.prepare(work(content));
  const outcome = await at.network.commit(work(content, draft));
  at.clock.pass(60);
  return at.network.resolve(work(content, "draft" in outcome ? outcome.draft : {}));
}
const cover = {
  ...fileOf(film()),
  mimeType: "image/jpeg",
  bytes: 1000,
  read: async () => new Uint8Array(1000),
};

describe("a video on YouTube", () => {
  test("a YouTube video arrives byte for byte, with its last bytes in the commit", async () => {
    const file = fileOf(film());
    const { draft } = await at.network.prepare(work(film()));
    expect(at.fake.state.videos).toEqual([]);
    at.fake.fail({});
    await at.network.commit(work(film(), draft));

    expect(at.fake.calls).toHaveLength(1);
    expect(at.fake.state.videos[0]?.bytes.equals(Buffer.from(await file.read(0, file.bytes)))).toBe(true);
  });

  test.each([1, 262_144, 262_145, 524_288])(
    "a YouTube video of %i bytes arrives completely",
    async (bytes) => {
      const small = { ...fileOf(film()), bytes };
      const file = {
        ...small,
        read: async (from: number, length: number) => new Uint8Array(Math.min(length, bytes - from)),
      };

      expect(await post(film({}, { file }))).toMatchObject({ end: "posted" });
      expect(at.fake.state.videos[0]?.bytes).toHaveLength(bytes);
    },
  );

  test("a YouTube upload resumes where its session reports the interruption", async () => {
    at.fake.state.switches.storesOnly = 3 * 262_144;

    expect(await post(film())).toMatchObject({ end: "posted" });
    expect(at.fake.state.sessions.size).toBe(1);
    expect(at.fake.state.videos[0]?.bytes).toHaveLength(fileOf(film()).bytes);
  });

  test("the upload of a long YouTube video is split into turns with a time limit each", async () => {
    const bytes = 33 * 1024 * 1024;
    const read = async (from: number, length: number) => new Uint8Array(Math.min(length, bytes - from));
    const content = film({}, { file: { ...fileOf(film()), bytes, read } });
    const first = await at.network.prepare(work(content));

    expect(first).toMatchObject({ state: "waiting", retryAfterSeconds: 0 });
    expect(at.fake.calls.filter((call) => call.startsWith("PUT"))).toHaveLength(4);
    expect(await at.network.poll(work(content, first.draft))).toMatchObject({ state: "ready" });
    expect(at.fake.state.sessions.size).toBe(1);
  });

  test("a YouTube video whose upload session is gone is sent in a new session", async () => {
    const { draft } = await at.network.prepare(work(film()));
    at.fake.state.sessions.clear();
    const again = await at.network.prepare(work(film(), draft));
    await at.network.commit(work(film(), again.draft));

    expect(at.fake.state.videos).toHaveLength(1);
  });

  test("a YouTube video is not uploaded to another host", async () => {
    const draft = { stored: 0, session: { uri: "https://evil.example/upload", openedAt: 0 } };

    expect(await failureOf(at.network.prepare(work(film(), draft)))).toMatchObject({ kind: "config_error" });
    expect(at.fake.calls).toEqual([]);
  });

  test("a YouTube video stays unknown when the upload session has expired", async () => {
    const { draft } = await at.network.prepare(work(film()));
    const kept: Draft[] = [];
    at.fake.fail({ 0: "cut_before" });
    await failureOf(
      at.network.commit({ ...work(film(), draft), saveDraft: async (next) => void kept.push(next) }),
    );
    at.clock.pass(8 * 86_400);
    at.account = at.fake.account();

    expect(await at.network.resolve(work(film(), kept[0]))).toEqual({ state: "unknown" });
  });

  test("a short upright YouTube video gets a Shorts address, and other videos get a watch address", async () => {
    expect(await post(film())).toMatchObject({ url: expect.stringContaining("youtube.com/shorts/") });
    expect(await post(film({}, { durationMs: 181_000 }))).toMatchObject({
      url: expect.stringContaining("youtube.com/watch?v="),
    });
    const wide = { ...fileOf(film()), width: 1920, height: 1080 };
    expect(await post(film({}, { file: wide }))).toMatchObject({ url: expect.stringContaining("watch?v=") });
  });
});

describe("content that YouTube does not accept", () => {
  test.each<[string, Content, string]>([
    ["a picture", contentOf("image"), "media_rejected"],
    ["no title", film({ title: "" }), "content_rejected"],
    ["101 characters of title", film({ title: "a".repeat(101) }), "content_rejected"],
    ["angle brackets", film({ text: "1 < 2" }), "content_rejected"],
    ["5,002 bytes of text", film({ text: "ü".repeat(2501) }), "content_rejected"],
  ])("the YouTube network refuses a post with %s before anything is sent", async (_, content, kind) => {
    expect(await failureOf(at.network.prepare(work(content)))).toMatchObject({ kind });
    expect(at.fake.calls).toEqual([]);
  });
});

describe("a thumbnail on YouTube", () => {
  test("a YouTube thumbnail is set on the video", async () => {
    expect(await posted(film({}, { cover }))).toEqual(
      expect.not.objectContaining({ note: expect.anything() }),
    );
    expect(at.fake.state.videos[0]?.thumbnail).toBe(1000);
  });

  test.each(["forbidden", "large", "cut off"])(
    "a YouTube thumbnail that is %s leaves the video posted, with a note",
    async (how) => {
      at.fake.state.switches.isVerified = how !== "forbidden";
      const bytes = how === "large" ? 3 * 1024 * 1024 : 1000;
      at.fake.fail(how === "cut off" ? { 3: "cut_before" } : {});

      expect(await posted(film({}, { cover: { ...cover, bytes } }))).toMatchObject({
        state: "posted",
        note: expect.stringContaining("thumbnail"),
      });
    },
  );
});

describe("metrics from YouTube", () => {
  test("YouTube metrics are numbers, and hidden counts are unknown, not zero", async () => {
    await post(film());
    const [{ id } = { id: "" }] = at.fake.state.videos;
    const all = { views: youtubeFigure(0), likes: youtubeFigure(1), comments: youtubeFigure(3) };

    expect(await at.network.metrics(at.account, [id, "gone"])).toEqual(new Map([[id, all]]));
    at.fake.state.switches.hidesLikes = true;
    expect((await at.network.metrics(at.account, [id])).get(id)).not.toHaveProperty("likes");
  });

  test("YouTube metrics of many videos are requested in several batches", async () => {
    await at.network.metrics(
      at.account,
      Array.from({ length: 120 }, (_, at) => String(at)),
    );

    expect(at.fake.calls).toHaveLength(3);
  });
});
