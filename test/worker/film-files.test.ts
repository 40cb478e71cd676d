import { beforeAll, describe, expect, test } from "vitest";
import { type Account, openAccount } from "../support/account.ts";
import { complaintsAbout, HAS_FFMPEG, streamsOf } from "../support/ffmpeg.ts";

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

describe.skipIf(!HAS_FFMPEG)("in workerd", () => {
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
