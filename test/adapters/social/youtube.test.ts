import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { youtube } from "../../../lib/adapters/social/youtube.ts";
import type { Content, Credentials, Draft, MediaFile, Network } from "../../../lib/core/network.ts";
import { startYoutubeFake, type YoutubeFake, youtubeFigure } from "../../fakes/social/youtube.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";
import { failureOf } from "./failure.ts";

let fake: YoutubeFake;
let network: Network;
let account: Credentials;
beforeEach(async () => {
  fake = await startYoutubeFake();
  network = youtube({ fetch: fake.fetch, now: fake.clock.now });
  account = fake.account();
});
afterEach(() => fake.close());

const film = (change: Partial<Content> = {}, media: object = {}): Content => {
  const content = { ...contentOf("video", "Bread & more"), ...change };
  return { ...content, media: { ...content.media, ...media } as Content["media"] };
};
const fileOf = ({ media }: Content): MediaFile => {
  if (media.kind !== "video") throw new Error("no film");
  return media.file;
};
const work = (content: Content, draft: Draft = {}) => ({
  account,
  content,
  draft,
  keep: async () => undefined,
});
const post = (content: Content) => publish({ network, account, content, clock: fake.clock });
/** As far as `commit` goes, and the one look afterwards that ends it. */
async function posted(content: Content) {
  const { draft } = await network.prepare(work(content));
  const outcome = await network.commit(work(content, draft));
  fake.clock.pass(60);
  return network.resolve(work(content, "draft" in outcome ? outcome.draft : {}));
}
const cover = {
  ...fileOf(film()),
  mimeType: "image/jpeg",
  bytes: 1000,
  read: async () => new Uint8Array(1000),
};

describe("a film on YouTube", () => {
  test("arrives byte for byte, with its last bytes in the commit", async () => {
    const file = fileOf(film());
    const { draft } = await network.prepare(work(film()));
    expect(fake.state.videos).toEqual([]);
    fake.fail({});
    await network.commit(work(film(), draft));

    expect(fake.calls).toHaveLength(1);
    expect(fake.state.videos[0]?.bytes.equals(Buffer.from(await file.read(0, file.bytes)))).toBe(true);
  });

  test.each([1, 262_144, 262_145, 524_288])("of %i bytes arrives too", async (bytes) => {
    const small = { ...fileOf(film()), bytes };
    const file = {
      ...small,
      read: async (from: number, length: number) => new Uint8Array(Math.min(length, bytes - from)),
    };

    expect(await post(film({}, { file }))).toMatchObject({ end: "posted" });
    expect(fake.state.videos[0]?.bytes).toHaveLength(bytes);
  });

  test("goes on where its session says it broke off", async () => {
    fake.state.switches.storesOnly = 3 * 262_144;

    expect(await post(film())).toMatchObject({ end: "posted" });
    expect(fake.state.sessions.size).toBe(1);
    expect(fake.state.videos[0]?.bytes).toHaveLength(fileOf(film()).bytes);
  });

  test("that is long is sent in turns, so that none takes too long", async () => {
    const bytes = 33 * 1024 * 1024;
    const read = async (from: number, length: number) => new Uint8Array(Math.min(length, bytes - from));
    const content = film({}, { file: { ...fileOf(film()), bytes, read } });
    const first = await network.prepare(work(content));

    expect(first).toMatchObject({ state: "waiting", retryAfterSeconds: 0 });
    expect(fake.calls.filter((call) => call.startsWith("PUT"))).toHaveLength(4);
    expect(await network.poll(work(content, first.draft))).toMatchObject({ state: "ready" });
    expect(fake.state.sessions.size).toBe(1);
  });

  test("whose session is gone is sent into another", async () => {
    const { draft } = await network.prepare(work(film()));
    fake.state.sessions.clear();
    const again = await network.prepare(work(film(), draft));
    await network.commit(work(film(), again.draft));

    expect(fake.state.videos).toHaveLength(1);
  });

  test("is not sent to a strange host", async () => {
    const draft = { stored: 0, session: { uri: "https://evil.example/upload", openedAt: 0 } };

    expect(await failureOf(network.prepare(work(film(), draft)))).toMatchObject({ kind: "config_error" });
    expect(fake.calls).toEqual([]);
  });

  test("stays unknown when its session is over and nobody can tell", async () => {
    const { draft } = await network.prepare(work(film()));
    const kept: Draft[] = [];
    fake.fail({ 0: "cut_before" });
    await failureOf(network.commit({ ...work(film(), draft), keep: async (next) => void kept.push(next) }));
    fake.clock.pass(8 * 86_400);
    account = fake.account();

    expect(await network.resolve(work(film(), kept[0]))).toEqual({ state: "unknown" });
  });

  test("is a Short when it is upright and short, and has a page like others when not", async () => {
    expect(await post(film())).toMatchObject({ url: expect.stringContaining("youtube.com/shorts/") });
    expect(await post(film({}, { durationMs: 181_000 }))).toMatchObject({
      url: expect.stringContaining("youtube.com/watch?v="),
    });
    const wide = { ...fileOf(film()), width: 1920, height: 1080 };
    expect(await post(film({}, { file: wide }))).toMatchObject({ url: expect.stringContaining("watch?v=") });
  });
});

describe("what YouTube does not take is refused before anything is sent:", () => {
  test.each<[string, Content, string]>([
    ["a picture", contentOf("image"), "media_rejected"],
    ["no title", film({ title: "" }), "content_rejected"],
    ["101 characters of title", film({ title: "a".repeat(101) }), "content_rejected"],
    ["angle brackets", film({ text: "1 < 2" }), "content_rejected"],
    ["5,002 bytes of text", film({ text: "ü".repeat(2501) }), "content_rejected"],
  ])("%s", async (_, content, kind) => {
    expect(await failureOf(network.prepare(work(content)))).toMatchObject({ kind });
    expect(fake.calls).toEqual([]);
  });
});

describe("a thumbnail on YouTube", () => {
  test("is set", async () => {
    expect(await posted(film({}, { cover }))).toEqual(
      expect.not.objectContaining({ note: expect.anything() }),
    );
    expect(fake.state.videos[0]?.thumbnail).toBe(1000);
  });

  test.each(["forbidden", "large", "cut off"])("that is %s costs nobody the post", async (how) => {
    fake.state.switches.isVerified = how !== "forbidden";
    const bytes = how === "large" ? 3 * 1024 * 1024 : 1000;
    fake.fail(how === "cut off" ? { 3: "cut_before" } : {});

    expect(await posted(film({}, { cover: { ...cover, bytes } }))).toMatchObject({
      state: "posted",
      note: expect.stringContaining("thumbnail"),
    });
  });
});

describe("figures from YouTube", () => {
  test("are numbers, and what is hidden is not zero", async () => {
    await post(film());
    const [{ id } = { id: "" }] = fake.state.videos;
    const all = { views: youtubeFigure(0), likes: youtubeFigure(1), comments: youtubeFigure(3) };

    expect(await network.metrics(account, [id, "gone"])).toEqual(new Map([[id, all]]));
    fake.state.switches.hidesLikes = true;
    expect((await network.metrics(account, [id])).get(id)).not.toHaveProperty("likes");
  });

  test("of more videos than one question takes are asked for in several", async () => {
    await network.metrics(
      account,
      Array.from({ length: 120 }, (_, at) => String(at)),
    );

    expect(fake.calls).toHaveLength(3);
  });
});
