import { expect, test } from "vitest";
import { expectDecodedExactly } from "../../support/decoded-exactly.ts";
import { type FilmStream, filmStream } from "../../support/film-stream.ts";
import {
  copyOf,
  gradient,
  noise,
  painted,
  place,
  seeded,
  whole,
  type Yuv,
} from "../../support/moving-pictures.ts";

const SIZES = [
  { width: 16, height: 16 },
  { width: 18, height: 16 },
  { width: 30, height: 50 },
  { width: 112, height: 80 },
  { width: 334, height: 22 },
  { width: 20, height: 610 },
];

/** A background with a patch of noise that moves over it, in and out of the picture. */
function moveOver(stream: FilmStream, pictures: number, hinted = true): void {
  const { width, height, kernel } = stream;
  const background = gradient(width, height);
  const side = 2 * Math.ceil(Math.min(width, height) / 4);
  const patch = noise(side, side, seeded(7));
  const at = (i: number) => ({ x: 6 * i - side / 2, y: 4 * i - side / 2 });
  for (let i = 0; i < pictures; i++) {
    const { x, y } = at(i);
    const picture = copyOf(background);
    place(picture, patch, x, y);
    if (hinted && i > 0) kernel.hintMove(at(i - 1).x, at(i - 1).y, 1, x, y, 1, side, side);
    stream.show(picture);
  }
}

test.each(SIZES)("a film of $width x $height is decoded as it was built", async ({ width, height }) => {
  const stream = filmStream(width, height);
  moveOver(stream, 8);
  await expectDecodedExactly(stream);
});

test("a film of 1080 x 1920 is decoded as it was built", async () => {
  const stream = filmStream(1080, 1920);
  moveOver(stream, 3);
  await expectDecodedExactly(stream);
});

test("motion without hints is decoded as it was built", async () => {
  const stream = filmStream(160, 96);
  moveOver(stream, 12, false);
  await expectDecodedExactly(stream);
});

test.each([0, 10, 17, 30, 38, 51])("all quantisers are decoded as they were built: %i", async (qp) => {
  const stream = filmStream(96, 64);
  const random = seeded(qp);
  for (let i = 0; i < 4; i++) stream.show(i % 2 ? noise(96, 64, random) : gradient(96, 64), { qp });
  await expectDecodedExactly(stream);
});

test("fractional motion in every direction is decoded as it was built", async () => {
  const stream = filmStream(128, 128);
  const [background, random] = [noise(128, 128, seeded(3)), seeded(4)];
  for (let i = 0; i < 24; i++) {
    const picture = smooth(background, i);
    stream.kernel.hintMove(whole(random, -30, 30) / 4, whole(random, -30, 30) / 4, 1, 0, 0, 1, 128, 128);
    stream.show(picture, { qp: 34 });
  }
  await expectDecodedExactly(stream);
});

/** Moved by parts of a sample: a mean of neighbours. */
function smooth({ width, height, samples }: Yuv, step: number): Yuv {
  const moved = samples.map((sample, i) => (sample * (8 - (step % 8)) + samples[i + 1]! * (step % 8)) >> 3);
  return { width, height, samples: moved };
}

test("motion from beyond the border reads what the deblocking filter left there", async () => {
  const [width, height] = [32, 96];
  const stream = filmStream(width, height);
  const bands = (brighter: number, shift: number) =>
    painted(width, height, (plane, _, v) => {
      const y = v * height + shift;
      return plane ? 128 : 60 + y / 2 + (y >= 32 && y < 48 ? brighter : 0);
    });
  // When all has settled, only one row of macroblocks changes, and the filter reaches into the one below.
  for (let i = 0; i < 4; i++) stream.show(bands(0, 0), { qp: 40 });
  stream.show(bands(6, 0), { qp: 40 });
  stream.kernel.hintMove(16, 14, 1, 0, 0, 1, width, height);
  stream.show(bands(6, 14), { qp: 40 });
  await expectDecodedExactly(stream);
});

test("frame numbers wrap without a gap in a segment of a minute at 60 pictures a second", async () => {
  const stream = filmStream(16, 16, 60);
  const [dark, light] = [gradient(16, 16), noise(16, 16, seeded(1))];
  for (let i = 0; i < 3600; i++) stream.show(i % 900 === 450 ? light : dark);
  await expectDecodedExactly(stream);
});

test("segments can be concatenated into one stream", async () => {
  const stream = filmStream(64, 48);
  for (let segment = 0; segment < 3; segment++) {
    for (let i = 0; i < 5; i++) stream.show(noise(64, 48, seeded(i)), { begin: i === 0 });
  }
  await expectDecodedExactly(stream);
});

test("an unchanged picture takes next to no bytes", () => {
  const stream = filmStream(1080, 1080);
  const still = gradient(1080, 1080);
  stream.show(still);
  stream.show(still);

  expect(stream.show(still)).toBeLessThan(16);
});
