import { describe, expect, test } from "vitest";
import type { Content, Draft } from "../../../lib/core/network.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";
import { networkSuite } from "../../support/network-suite.ts";
import { openX } from "./open.ts";

const at = networkSuite(openX);
const { work, post } = at;

describe("media on X", () => {
  test("a video that X cannot process is refused with X's reason", async () => {
    at.fake.state.switches.processing = "fails";

    expect(await post(contentOf("video"))).toMatchObject({
      end: "failed",
      failure: { kind: "media_rejected", message: expect.stringContaining("no video track") },
    });
  });

  test("a video that needs no processing on X is ready at once", async () => {
    at.fake.state.switches.processing = "none";

    expect(await at.network.prepare(work(contentOf("video")))).toMatchObject({ state: "ready" });
  });

  test("an X video upload resumes where it was interrupted", async () => {
    at.fake.fail({ 4: "cut_before" });
    await post(contentOf("video"));

    expect(at.fake.calls.filter((call) => call.endsWith("/append"))).toHaveLength(5 + 1);
    expect(at.fake.calls.filter((call) => call.endsWith("/initialize"))).toHaveLength(1);
  });

  test("a video arrives at X byte for byte", async () => {
    const content = contentOf("video");
    await post(content);
    const [{ segments } = { segments: new Map<number, Uint8Array>() }] = [...at.fake.state.media.values()];
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
    const first = await at.network.prepare(work(content));

    expect(first).toMatchObject({ state: "waiting", retryAfterSeconds: 0 });
    expect(at.fake.calls.filter((call) => call.endsWith("/append"))).toHaveLength(24);
    await at.network.poll(work(content, first.draft));
    expect(at.fake.calls.filter((call) => call.endsWith("/append"))).toHaveLength(25);
    expect(at.fake.calls.at(-1)).toContain("/finalize");
  });

  test("alt text is set on X before the post is created", async () => {
    await post(contentOf("images"));

    expect([...at.fake.state.media.values()].map(({ alt }) => alt)).toEqual([
      "Picture 1 shows a loaf of bread.",
      "Picture 2 shows a loaf of bread.",
      "Picture 3 shows a loaf of bread.",
    ]);
  });

  test("pictures that have expired on X are uploaded again", async () => {
    const { draft } = await at.network.prepare(work(contentOf("image")));
    at.clock.pass(86_400);
    at.account = at.fake.account();
    const again = await at.network.prepare(work(contentOf("image"), draft));

    expect(await at.network.commit(work(contentOf("image"), again.draft))).toMatchObject({ state: "posted" });
    expect(at.fake.state.media.size).toBe(2);
  });

  test("pictures that X deletes before their expiry are uploaded again", async () => {
    let draft: Draft = (await at.network.prepare(work(contentOf("image")))).draft;
    at.fake.state.media.clear();
    const saveDraft = async (kept: Draft) => {
      draft = kept;
    };
    expect(
      await failureOf(at.network.commit({ ...work(contentOf("image"), draft), saveDraft })),
    ).toMatchObject({
      kind: "transient",
    });

    draft = (await at.network.prepare(work(contentOf("image"), draft))).draft;
    expect(await at.network.commit(work(contentOf("image"), draft))).toMatchObject({ state: "posted" });
  });
});
