import { beforeAll, describe, expect, inject, test } from "vitest";
import { draw } from "../../lib/render/engine.ts";
import { CHROME, inPage, screenshotOf } from "../support/browser.ts";
import { openAccount } from "../support/platform-workspace.ts";

const ORDER = {
  brief: "Announce that Harbor Notes now works offline on trains and planes. For commuting product managers.",
  channel: "twitter",
  asset_type: "video",
  seed: 7,
};

type Asset = { url: string; role: string; width: number; height: number; bytes: number; duration_ms: number };
let film: Asset;
let poster: Asset;

beforeAll(async () => {
  const account = await openAccount("scale");
  const { id } = await (await account.post("/generate", ORDER)).json();
  const run = await account.finished(id);
  expect(run).toMatchObject({ status: "succeeded", livemode: true });
  [film, poster] = run.assets;
});

const pathOf = ({ url }: Asset) => new URL(url).pathname;

/** What a page finds that shows a film: it seeks through it, compares its poster, plays some of it. */
const WATCH = (path: string, posterPath: string) => `
  const event = (target, name) => new Promise((done, fail) => {
    target.addEventListener(name, done, { once: true });
    target.addEventListener("error", () => fail(target.error?.message ?? name), { once: true });
    setTimeout(() => fail("no " + name), 15000);
  });
  const canvas = new OffscreenCanvas(192, 108);
  const pixels = (source) => {
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(source, 0, 0, canvas.width, canvas.height);
    return pen.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const distance = (a, b) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / (a.length * 0.75);
  const picture = new Image();
  picture.src = ${JSON.stringify(posterPath)};
  await picture.decode();
  const still = pixels(picture);

  const video = document.createElement("video");
  video.muted = true;
  video.src = ${JSON.stringify(path)};
  document.body.append(video);
  await event(video, "loadeddata");
  const seeks = [];
  for (let at = 0.125; at < video.duration; at += 0.125) {
    video.currentTime = at;
    await event(video, "seeked");
    seeks.push({ at, reached: video.currentTime, distance: distance(pixels(video), still) });
  }
  video.currentTime = 0;
  await event(video, "seeked");
  let frames = 0;
  const count = () => { frames += 1; video.requestVideoFrameCallback(count); };
  video.requestVideoFrameCallback(count);
  await video.play();
  await new Promise((done) => setTimeout(done, 3000));
  const { corruptedVideoFrames: corrupted } = video.getVideoPlaybackQuality();
  const { videoWidth: width, videoHeight: height, duration, currentTime: played } = video;
  return { width, height, duration, seeks, frames, played, corrupted };
`;

type Watched = {
  width: number;
  height: number;
  duration: number;
  seeks: { at: number; reached: number; distance: number }[];
  frames: number;
  played: number;
  corrupted: number;
};

describe.skipIf(!CHROME)("a video in a browser", () => {
  test("a video in a browser has its size and length, seeks, shows its poster, and plays", {
    timeout: 90_000,
  }, async () => {
    const { report, asked } = await inPage(WATCH(pathOf(film), pathOf(poster)), inject("baseUrl"));
    expect(report).not.toHaveProperty("error");
    const seen = report as Watched;
    expect([seen.width, seen.height]).toEqual([film.width, film.height]);
    expect(seen.duration).toBeCloseTo(film.duration_ms / 1000, 1);
    for (const { at, reached } of seen.seeks) expect(reached).toBeCloseTo(at, 2);
    const distances = seen.seeks.map(({ distance }) => distance);
    expect(
      Math.min(...distances),
      "levels of 255 from the poster, where it is shown, while a camera moves",
    ).toBeLessThan(5);
    expect(Math.max(...distances), "the film moves on").toBeGreaterThan(10);
    expect(seen.frames).toBeGreaterThan(10);
    expect(seen.played).toBeGreaterThan(1);
    expect(seen.corrupted).toBe(0);

    const ranges = asked.filter(({ path, range }) => path === pathOf(film) && range !== undefined);
    expect(ranges.length).toBeGreaterThan(0);
    for (const { status, contentRange } of ranges) {
      expect([status, contentRange]).toEqual([206, expect.stringMatching(`^bytes \\d+-\\d+/${film.bytes}$`)]);
    }
  });

  test("a page on another site may embed a video", { timeout: 90_000 }, async () => {
    const script = `
      const video = document.createElement("video");
      video.muted = true;
      video.src = ${JSON.stringify(film.url)};
      await new Promise((done, fail) => {
        video.onloadeddata = done;
        video.onerror = () => fail(video.error.message);
      });
      return video.videoWidth;`;
    expect((await inPage(script, inject("baseUrl"))).report).toBe(film.width);
  });

  test("a video opened by its address plays although scripts are forbidden there", {
    timeout: 90_000,
  }, async () => {
    const size = { width: 480, height: 270 };
    const shot = await screenshotOf(film.url, size);
    const still = new Uint8Array(await (await fetch(poster.url)).arrayBuffer());
    // The controls of the player lie over the lower part.
    const corner = { x: 470, y: 8 };
    expect(distance(await pixelOf(shot, size, corner), await pixelOf(still, size, corner))).toBeLessThan(24);
  });
});

/** A picture's pixel at a place, once it fills `size`. */
async function pixelOf(
  png: Uint8Array,
  size: { width: number; height: number },
  at: { x: number; y: number },
) {
  const root = { type: "image", src: "picture", style: { display: "flex", ...size } } as const;
  const rgba = await draw({ ...size, root, images: new Map([["picture", png]]) }, "raw");
  return [...rgba.subarray(4 * (at.y * size.width + at.x)).subarray(0, 3)];
}

const distance = (a: number[], b: number[]) =>
  Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));
