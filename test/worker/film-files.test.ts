import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { complaintsAbout, HAS_FFMPEG, streamsOf } from "../support/ffmpeg.ts";
import { type Account, openAccount } from "../support/platform-workspace.ts";

const BRIEF =
  "Release 4.2 is out: faster map on old phones, PDF proof in one tap, fewer location requests, dark mode for night shifts. Try it today at harbor.example/new.";

type Asset = { url: string; role: string; width: number; height: number; duration_ms: number };
let account: Account;
beforeAll(async () => {
  account = await openAccount("scale");
});

/** A finished run, and the bytes of its film. */
async function made(order: object) {
  const { id } = await (await account.post("/generate", { brief: BRIEF, seed: 5, ...order })).json();
  const run = await account.finished(id);
  expect(run).toMatchObject({ status: "succeeded" });
  const [film, ...stills] = run.assets as [Asset, ...Asset[]];
  const bytes = new Uint8Array(await (await fetch(film.url)).arrayBuffer());
  return { film, stills, bytes };
}

describe.skipIf(!HAS_FFMPEG)("video files in workerd", () => {
  test.each([
    ["a video", { asset_type: "video", channel: "twitter" }, [1920, 1080], 30],
    ["a square one", { asset_type: "video", channel: "linkedin" }, [1080, 1080], 30],
    [
      "a story of 60 frames a second, made in segments",
      { asset_type: "video", channel: "tiktok", fps: 60 },
      [1080, 1920],
      60,
    ],
    ["a slideshow", { asset_type: "slideshow", channel: "instagram" }, [1080, 1920], 30],
  ] as const)(
    "%s is one sound stream of H.264",
    { timeout: 90_000 },
    async (_what, order, [width, height], fps) => {
      const { film, bytes } = await made(order);
      expect([film.width, film.height]).toEqual([width, height]);
      const [stream, ...more] = await streamsOf(bytes);
      expect(more).toEqual([]);
      expect(stream).toMatchObject({
        codec_name: "h264",
        profile: "Main",
        pix_fmt: "yuv420p",
        width,
        height,
        r_frame_rate: `${fps}/1`,
        color_space: "bt709",
        color_range: "tv",
      });
      const frames = Math.round((film.duration_ms * fps) / 1000);
      expect(Number(stream?.nb_read_frames)).toBe(frames);
      expect(Number(stream?.duration)).toBeCloseTo(film.duration_ms / 1000, 2);
      expect(await complaintsAbout(bytes)).toBe("");
    },
  );
});

test("storage serves the parts of a video that a player requests", { timeout: 90_000 }, async () => {
  const { film, bytes } = await made({ asset_type: "slideshow", channel: "linkedin" });
  const ask = async (headers: Record<string, string>, method = "GET") => {
    const { status, headers: reported, ...answer } = await read(await fetch(film.url, { method, headers }));
    return { status, range: reported.get("content-range"), etag: reported.get("etag") ?? "", ...answer };
  };
  const [size, last] = [bytes.length, bytes.length - 1];
  const { etag, ...head } = await ask({}, "HEAD");
  expect(head).toMatchObject({ status: 200, length: 0 });
  expect(await ask({ range: "bytes=-1000" })).toMatchObject({
    status: 206,
    range: `bytes ${last - 999}-${last}/${size}`,
    sha256: sha(bytes.slice(-1000)),
  });
  const begun = { range: "bytes=5000-" };
  expect(await ask({ ...begun, "if-range": etag })).toMatchObject({
    status: 206,
    length: size - 5000,
    sha256: sha(bytes.slice(5000)),
  });
  expect(await ask({ ...begun, "if-range": '"other"' })).toMatchObject({
    status: 200,
    range: null,
    sha256: sha(bytes),
  });
  expect(await ask({ range: `bytes=${size}-` })).toMatchObject({ status: 416, range: `bytes */${size}` });
});

const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** An answer with the length and hash of its body: comparing so many bytes one by one takes seconds. */
async function read(answer: Response) {
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, length: body.length, sha256: sha(body) };
}
