import { expect, test } from "vitest";
import { compose, type Loaded, loadGround, loadLayer, readSource, startFilm } from "./support/compositor.ts";
import { composeSlowly, type Drawn, type Planes } from "./support/compositor-reference.ts";
import { type Random, randomNumbers, randomPicture } from "./support/random.ts";

const [WIDTH, HEIGHT] = [112, 74];
const FILM = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

type Place = (random: Random) => Pick<Drawn, "x" | "y" | "scale">;
const wholeOnes: Place = (random) => ({ x: random.between(-30, 90), y: random.between(-30, 60), scale: 1 });
const quarters: Place = (random) => ({
  x: random.between(-120, 360) / 4,
  y: random.between(-120, 240) / 4,
  scale: 1,
});
const anywhere: Place = (random) => ({
  x: random.next() * 120 - 30,
  y: random.next() * 90 - 30,
  scale: 0.5 + random.next() * 1.5,
});

function randomClip(random: Random) {
  const [left, top] = [random.between(-5, WIDTH - 10), random.between(-5, HEIGHT - 10)];
  return { left, top, right: left + random.between(1, WIDTH), bottom: top + random.between(1, HEIGHT) };
}

/** The largest difference of any sample. */
function difference(planes: Planes, expected: Planes<Float64Array>): number {
  let largest = 0;
  for (const channel of ["y", "u", "v"] as const) {
    planes[channel].forEach((sample, i) => {
      largest = Math.max(largest, Math.abs(sample - expected[channel][i]!));
    });
  }
  return largest;
}

function drawRandomly(seed: number, place: Place, options: { layers: number; isClipped?: boolean }) {
  const random = randomNumbers(seed);
  const kernel = startFilm(WIDTH, HEIGHT);
  const ground = randomPicture(random, WIDTH, HEIGHT, true);
  loadGround(kernel, ground);
  const list = Array.from({ length: options.layers }, (): Drawn & Loaded => ({
    ...loadLayer(kernel, randomPicture(random, random.between(1, 70), random.between(1, 60))),
    ...place(random),
    opacity: random.next() < 0.5 ? 256 : random.between(0, 256),
    clip: options.isClipped ? randomClip(random) : FILM,
  }));
  compose(kernel, list);
  return difference(readSource(kernel, WIDTH, HEIGHT), composeSlowly(ground, list));
}

test.each([
  ["whole pixels", wholeOnes, 2],
  ["quarter pixels", quarters, 2.5],
  ["any place and size", anywhere, 2.5],
] as const)("layers at %s are drawn as in floating point", (_, place, tolerance) => {
  for (let seed = 1; seed <= 12; seed++) {
    expect(drawRandomly(seed, place, { layers: 1 })).toBeLessThan(tolerance);
    expect(drawRandomly(seed, place, { layers: 4, isClipped: true })).toBeLessThan(tolerance);
  }
});
