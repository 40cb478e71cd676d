import { expect, test } from "vitest";
import { filmStream } from "../../support/film-stream.ts";
import { probe } from "../../support/h264-decoder.ts";
import { blank } from "../../support/moving-pictures.ts";

async function probed(width: number, height: number, framesPerSecond: number) {
  const stream = filmStream(width, height, framesPerSecond);
  for (let i = 0; i < 2; i++) stream.show(blank(width, height));
  return probe(stream.bytes());
}

/** Level times ten, by Table A-1. */
test.each([
  [320, 240, 30, "30"],
  [1280, 720, 30, "31"],
  [1080, 1080, 30, "32"],
  [1080, 1080, 60, "42"],
  [1080, 1920, 30, "40"],
  [1080, 1920, 60, "42"],
  [1920, 1920, 30, "50"],
  [1920, 1920, 60, "51"],
  [16, 1920, 30, "31"],
])("%i x %i at %i pictures a second is of level %s", async (width, height, fps, level) => {
  expect(await probed(width, height, fps)).toMatchObject({
    level,
    width: String(width),
    height: String(height),
    r_frame_rate: `${fps}/1`,
  });
});

test("a stream states its profile, its colours, and that pictures are reordered", async () => {
  expect(await probed(64, 64, 30)).toMatchObject({
    profile: "Main",
    pix_fmt: "yuv420p",
    sample_aspect_ratio: "1:1",
    field_order: "progressive",
    color_range: "tv",
    color_space: "bt709",
    color_transfer: "bt709",
    color_primaries: "bt709",
    has_b_frames: "1",
  });
});
