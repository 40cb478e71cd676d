import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { x } from "../../../lib/adapters/social/x/network.ts";
import type { Content, Credentials, Draft, Network } from "../../../lib/core/network.ts";
import { startXFake, type XFake } from "../../fakes/social/x.ts";
import { contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";
import { failureOf } from "./failure.ts";

let fake: XFake;
let network: Network;
let account: Credentials;
beforeEach(async () => {
  fake = await startXFake();
  network = x({ fetch: fake.fetch, now: fake.clock.now });
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

describe("media on X", () => {
  test("a video that X cannot process is refused with X's reason", async () => {
    fake.state.switches.processing = "fails";

    expect(await post(contentOf("video"))).toMatchObject({
      end: "failed",
      failure: { kind: "media_rejected", message: expect.stringContaining("no video track") },
    });
  });

  test("a video that needs no processing on X is ready at once", async () => {
    fake.state.switches.processing = "none";

    expect(await network.prepare(work(contentOf("video")))).toMatchObject({ state: "ready" });
  });

  test("an X video upload resumes where it was interrupted", async () => {
    fake.fail({ 4: "cut_before" });
    await post(contentOf("video"));

    expect(fake.calls.filter((call) => call.endsWith("/append"))).toHaveLength(5 + 1);
    expect(fake.calls.filter((call) => call.endsWith("/initialize"))).toHaveLength(1);
  });

  test("a video arrives at X byte for byte", async () => {
    const content = contentOf("video");
    await post(content);
    const [{ segments } = { segments: new Map<number, Uint8Array>() }] = [...fake.state.media.values()];
    const arrived = Buffer.concat([...segments.values()]);

    const file = content.media.kind === "video" ? content.media.file : undefined;
    expect(arrived.equals((await file?.read(0, file.bytes)) ?? Buffer.of())).toBe(true);
  });

  test("the upload of a long video to X is split into turns with a time limit each", async () => {
    const bytes = 25 * 1024 * 1024;
    const film = contentOf("video");
    const file = film.media.kind === "video" && {
      ...film.media.file,
      bytes,
      read: async (offset: number, length: number) => new Uint8Array(Math.min(length, bytes - offset)),
    };
    const content = { ...film, media: { ...film.media, file } } as Content;
    const first = await network.prepare(work(content));

    expect(first).toMatchObject({ state: "waiting", retryAfterSeconds: 0 });
    expect(fake.calls.filter((call) => call.endsWith("/append"))).toHaveLength(24);
    await network.poll(work(content, first.draft));
    expect(fake.calls.filter((call) => call.endsWith("/append"))).toHaveLength(25);
    expect(fake.calls.at(-1)).toContain("/finalize");
  });

  test("alt text is set on X before the post is created", async () => {
    await post(contentOf("images"));

    expect([...fake.state.media.values()].map(({ alt }) => alt)).toEqual([
      "Picture 1 shows a loaf of bread.",
      "Picture 2 shows a loaf of bread.",
      "Picture 3 shows a loaf of bread.",
    ]);
  });

  test("pictures that have expired on X are uploaded again", async () => {
    const { draft } = await network.prepare(work(contentOf("image")));
    fake.clock.pass(86_400);
    account = fake.account();
    const again = await network.prepare(work(contentOf("image"), draft));

    expect(await network.commit(work(contentOf("image"), again.draft))).toMatchObject({ state: "posted" });
    expect(fake.state.media.size).toBe(2);
  });

  test("pictures that X deletes before their expiry are uploaded again", async () => {
    let draft: Draft = (await network.prepare(work(contentOf("image")))).draft;
    fake.state.media.clear();
    const saveDraft = async (kept: Draft) => {
      draft = kept;
    };
    expect(await failureOf(network.commit({ ...work(contentOf("image"), draft), saveDraft }))).toMatchObject({
      kind: "transient",
    });

    draft = (await network.prepare(work(contentOf("image"), draft))).draft;
    expect(await network.commit(work(contentOf("image"), draft))).toMatchObject({ state: "posted" });
  });
});
