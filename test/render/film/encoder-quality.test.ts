import { expect, test } from "vitest";
import { type FilmStream, filmStream } from "../../support/film-stream.ts";
import {
  blank,
  copyOf,
  gradient,
  painted,
  place,
  planesOf,
  type Yuv,
} from "../../support/moving-pictures.ts";

const FPS = 30;

/** A card with a border of one pixel, rows of strokes like words, and a picture of fine waves. */
function card(width: number, height: number): Yuv {
  return painted(width, height, (plane, u, v) => {
    const [x, y] = [Math.round(u * width), Math.round(v * height)];
    if (plane) return 118 + 20 * u * plane;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return 210;
    if (v > 0.6) return 120 + 60 * Math.sin(x / 7) * Math.cos(y / 5);
    const isStroke = y % 28 > 8 && Math.sin(x * 0.9 + (y >> 2)) * Math.sin(x / 11) > 0.35;
    return isStroke ? 225 : 52;
  });
}

/** Slides a card in, as films do, and lets it rest. Returns the pictures and the bytes. */
function slideIn(stream: FilmStream, pictures: number, moving: number) {
  const { width, height, kernel } = stream;
  const background = gradient(width, height);
  const moved = card(2 * Math.round(width * 0.35), 2 * Math.round(height * 0.3));
  const left = 2 * Math.round(width * 0.08);
  const topAt = (i: number) => 2 * Math.round(height * (0.1 + 0.3 * (1 - Math.min(1, i / moving)) ** 3));
  const shown = [];
  let bytes = 0;
  for (let i = 0; i < pictures; i++) {
    const picture = copyOf(background);
    const top = topAt(i);
    place(picture, moved, left, top);
    if (i > 0 && topAt(i - 1) !== top) {
      kernel.hintMove(left, topAt(i - 1), 1, left, top, 1, moved.width, moved.height);
    }
    bytes += stream.show(picture);
    shown.push(picture);
  }
  return { shown, bytes };
}

const lumaOf = (picture: Yuv) => planesOf(picture)[0].samples;

/** Mean structural similarity of luma over windows of 8 by 8 (Wang et al., 2004). */
function similarity(wanted: Yuv, samples: Uint8Array): number {
  const { width, height } = wanted;
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + 8 <= height; y += 8) {
    for (let x = 0; x + 8 <= width; x += 8) {
      sum += windowSimilarity(wanted.samples, samples, y * width + x, width);
      windows++;
    }
  }
  return sum / windows;
}

function windowSimilarity(a: Uint8Array, b: Uint8Array, at: number, stride: number): number {
  let [sumA, sumB, squares, products] = [0, 0, 0, 0];
  for (let i = 0; i < 64; i++) {
    const k = at + (i >> 3) * stride + (i & 7);
    const [p, q] = [a[k]!, b[k]!];
    sumA += p;
    sumB += q;
    squares += p * p + q * q;
    products += p * q;
  }
  const [meanA, meanB] = [sumA / 64, sumB / 64];
  const variances = squares / 64 - meanA ** 2 - meanB ** 2;
  const covariance = products / 64 - meanA * meanB;
  const light = (2 * meanA * meanB + 6.5025) / (meanA ** 2 + meanB ** 2 + 6.5025);
  return light * ((2 * covariance + 58.5225) / (variances + 58.5225));
}

const greatestError = (wanted: Uint8Array, got: Uint8Array) =>
  wanted.reduce((worst, sample, i) => Math.max(worst, Math.abs(sample - got[i]!)), 0);

test("a film of a moving card is close to its source, at less than 1.6 Mbit/s", () => {
  const stream = filmStream(1080, 1080);
  const { shown, bytes } = slideIn(stream, 60, 25);

  expect((bytes * 8 * FPS) / shown.length).toBeLessThan(1.6e6);
  const built = stream.pictures();
  const sampled = [0, 3, 10, 20, 30, 59];
  const scores = sampled.map((i) => similarity(shown[i]!, built[i]!));
  expect(Math.min(...scores)).toBeGreaterThan(0.99);
  expect(scores.reduce((a, b) => a + b) / scores.length).toBeGreaterThan(0.996);
});

test("parts at rest equal their source, down to borders of one pixel", () => {
  const stream = filmStream(320, 320);
  const { shown } = slideIn(stream, 40, 30);

  const last = shown.at(-1)!;
  expect(greatestError(lumaOf(last), stream.pictures().at(-1)!)).toBeLessThanOrEqual(5);
});

test("a faint moving layer leaves no trace behind", () => {
  const [width, height] = [256, 256];
  const stream = filmStream(width, height, FPS);
  const background = blank(width, height, 60);
  const veil = blank(66, 66, 68);
  for (let i = 0; i < 80; i++) {
    const picture = copyOf(background);
    const left = 2 * i - 70;
    place(picture, veil, left, 80);
    stream.kernel.hintMove(left - 2, 80, 1, left, 80, 1, 66, 66);
    stream.show(i < 70 ? picture : background);
  }
  expect(greatestError(lumaOf(background), stream.pictures().at(-1)!)).toBeLessThanOrEqual(3);
});

test("a dark gradient is off by one shade at most, and mostly exact", () => {
  const [width, height] = [256, 256];
  const stream = filmStream(width, height);
  const dark = painted(width, height, (plane, x, y) => (plane ? 128 : 18 + 12 * x + 6 * y));
  for (let i = 0; i < 3; i++) stream.show(dark);

  const [wanted, got] = [lumaOf(dark), stream.pictures().at(-1)!];
  expect(greatestError(wanted, got)).toBe(1);
  expect(wanted.filter((sample, i) => sample !== got[i]).length / wanted.length).toBeLessThan(0.08);
});
