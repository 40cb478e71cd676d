import { expect, test } from "vitest";
import { compose, loadGround, loadLayer, readSource, startFilm } from "./support/compositor.ts";
import { composeSlowly, type Drawn, largestDifference, type Rgba } from "./support/compositor-reference.ts";
import { type Random, randomClip, randomNumbers, randomPicture } from "./support/random.ts";

const [WIDTH, HEIGHT] = [112, 74];
const FILM = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const WHOLE = { opacity: 256, scale: 1, clip: FILM };

/** How far a film of these layers is from what floating point makes of them. */
function error(list: readonly Drawn[]): number {
  const kernel = startFilm(WIDTH, HEIGHT);
  const background = randomPicture(randomNumbers(9), WIDTH, HEIGHT, true);
  loadGround(kernel, background);
  compose(
    kernel,
    list.map((drawn) => ({ ...drawn, ...loadLayer(kernel, drawn.picture) })),
  );
  return largestDifference(readSource(kernel, WIDTH, HEIGHT), composeSlowly(background, list));
}

type Place = (random: Random) => Pick<Drawn, "x" | "y" | "scale">;
const evenPixels: Place = ({ between }) => ({ x: between(-15, 45) * 2, y: between(-15, 30) * 2, scale: 1 });
const wholePixels: Place = ({ between }) => ({ x: between(-30, 90), y: between(-30, 60), scale: 1 });
const quarters: Place = ({ between }) => ({ x: between(-120, 360) / 4, y: between(-120, 240) / 4, scale: 1 });
const anywhere: Place = ({ next }) => ({
  x: next() * 120 - 30,
  y: next() * 90 - 30,
  scale: 0.5 + next() * 1.5,
});

test.each([
  ["even pixels", evenPixels],
  ["whole pixels", wholePixels],
  ["quarter pixels", quarters],
  ["any place and size", anywhere],
] as const)("a layer at %s is drawn as in floating point", (_, place) => {
  const random = randomNumbers(4);
  for (let i = 0; i < 25; i++) {
    const picture = randomPicture(random, random.between(1, 70), random.between(1, 60));
    expect(error([{ ...WHOLE, picture, ...place(random) }])).toBeLessThan(2);
  }
});

test.each([
  ["even pixels", evenPixels],
  ["whole pixels", wholePixels],
  ["quarter pixels", quarters],
  ["any place and size", anywhere],
] as const)("overlapping, faint and clipped layers at %s are drawn as in floating point", (_, place) => {
  const random = randomNumbers(5);
  for (let i = 0; i < 25; i++) {
    const list = Array.from({ length: 4 }, () => ({
      picture: randomPicture(random, random.between(1, 70), random.between(1, 60)),
      ...place(random),
      opacity: random.below(2) ? 256 : random.between(0, 256),
      clip: randomClip(random, FILM),
    }));
    expect(error(list)).toBeLessThan(2.5);
  }
});

test.each([
  [1, 1, 50, 31],
  [1, 1, 50.25, 31.5],
  [3, 61, 111, -20],
  [2000, 2, -700, 40],
  [2000, 2, -700.75, 40.25],
  [2, 900, 13, -300.5],
])("a layer of %i by %i pixels at (%f, %f) is drawn", (width, height, x, y) => {
  const picture = randomPicture(randomNumbers(6), width, height);
  expect(error([{ ...WHOLE, picture, x, y }])).toBeLessThan(2);
  expect(error([{ ...WHOLE, picture, x, y, scale: 1.25 }])).toBeLessThan(2);
});

test.each([
  ["even pixels", evenPixels],
  ["whole pixels", wholePixels],
  ["quarter pixels", quarters],
] as const)("what large opaque layers at %s hide is left out, and nothing else", (_, place) => {
  const random = randomNumbers(8);
  for (let i = 0; i < 25; i++) {
    const small = () => randomPicture(random, random.between(1, 70), random.between(1, 60));
    const large = () => randomPicture(random, random.between(60, 200), random.between(40, 160), true);
    const list = [small(), large(), small(), large(), small()].map((picture) => ({
      picture,
      ...place(random),
      opacity: random.below(5) ? 256 : 128,
      clip: random.below(3) ? FILM : randomClip(random, FILM),
    }));
    expect(error(list)).toBeLessThan(2.5);
  }
});

/** The lower right corner of a flat film with a layer there. */
function cornerOf(
  width: number,
  height: number,
  layer: { picture: Rgba; x: number; y: number; scale: number },
) {
  const kernel = startFilm(width, height);
  loadGround(kernel, { width, height, pixels: new Uint8Array(width * height * 4).fill(90) });
  const clip = { left: 0, top: 0, right: width, bottom: height };
  const place = { x: width + layer.x, y: height + layer.y };
  compose(kernel, [{ ...loadLayer(kernel, layer.picture), ...layer, ...place, opacity: 200, clip }]);
  const { y, u, v } = readSource(kernel, width, height);
  const cut = (plane: Uint8Array, stride: number, size: number) =>
    Array.from({ length: size ** 2 }, (_, i) => plane.at(-1 - (i % size) - Math.floor(i / size) * stride));
  return { y: cut(y, width, 64), u: cut(u, width / 2, 32), v: cut(v, width / 2, 32) };
}

test.each([1, 1.25])(
  "a film of 1920 by 1080 is drawn to its edges as a small one is, at scale %f",
  (scale) => {
    const layer = { picture: randomPicture(randomNumbers(7), 900, 700), x: -820.5, y: -650.25, scale };
    expect(cornerOf(1920, 1080, layer)).toEqual(cornerOf(960, 720, layer));
  },
);

test.each([
  { opacity: 0 },
  { clip: { left: 40, top: 10, right: 40, bottom: 60 } },
  { x: -400 },
  { y: 1e9 },
  { x: Number.NaN },
])("a layer drawn with %o is not seen", (how) => {
  const kernel = startFilm(WIDTH, HEIGHT);
  loadGround(kernel, randomPicture(randomNumbers(9), WIDTH, HEIGHT, true));
  const layer = loadLayer(kernel, randomPicture(randomNumbers(8), 60, 60, true));
  compose(kernel, []);
  expect(compose(kernel, [{ ...layer, ...WHOLE, x: 10, y: 10, ...how }])).toBe(0);
  expect(compose(kernel, [{ ...layer, ...WHOLE, x: 10, y: 10 }])).toBeGreaterThan(0);
});

test("rows of a layer that are never written are transparent", () => {
  const kernel = startFilm(64, 64);
  const picture = randomPicture(randomNumbers(8), 64, 64, true);
  const layer = kernel.addLayer(64, 64);
  new Uint8Array(kernel.memory.buffer).set(picture.pixels, kernel.staging());
  kernel.layerRows(layer, 32, 16);
  compose(kernel, []);
  const clip = { left: 0, top: 0, right: 64, bottom: 64 };
  expect(compose(kernel, [{ ...WHOLE, picture, layer, x: 0, y: 0, clip }])).toBe(4);
});

test("a ground of one colour takes two rows, and is drawn as one of which every row was given", () => {
  const colors = [
    [31, 92, 74],
    [242, 165, 65],
  ] as const;
  const plain = (rgb: readonly number[], height: number): Rgba => ({
    ...{ width: WIDTH, height },
    pixels: Uint8Array.from({ length: WIDTH * height * 4 }, (_, i) => rgb[i % 4] ?? 255),
  });
  const picture = randomPicture(randomNumbers(6), 60, 40);
  const [given, told] = [startFilm(WIDTH, HEIGHT), startFilm(WIDTH, HEIGHT)];
  for (const rgb of colors) {
    loadGround(given, plain(rgb, HEIGHT));
    new Uint8Array(told.memory.buffer).set(plain(rgb, 2).pixels, told.staging());
    told.plainGround();
    const drawn = [given, told].map((kernel) => {
      kernel.forgetLayers();
      compose(kernel, [{ ...WHOLE, x: 21, y: 13, ...loadLayer(kernel, picture) }]);
      return readSource(kernel, WIDTH, HEIGHT);
    });
    expect(drawn[1]).toEqual(drawn[0]);
  }
  const detailed = randomPicture(randomNumbers(7), WIDTH, HEIGHT, true);
  loadGround(told, detailed);
  compose(told, []);
  expect(largestDifference(readSource(told, WIDTH, HEIGHT), composeSlowly(detailed, []))).toBeLessThan(2);
});
