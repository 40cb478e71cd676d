import { expect, test } from "vitest";
import { compose, loadGround, loadLayer, readSource, startFilm } from "./support/compositor.ts";
import { largestDifference, type Planes, type Rgba, sheetOf, toYuv } from "./support/compositor-reference.ts";
import { randomNumbers, randomPicture } from "./support/random.ts";

const LEVELS = [0, 1, 127, 128, 254, 255];
const ALPHAS = [0, 1, 2, 64, 127, 128, 200, 254, 255];

/** Every pixel of a colour four times, as a square, so that colour is not mixed with that of others. */
function swatches(colors: readonly (readonly number[])[]): Rgba {
  const pixels = new Uint8Array(colors.length * 4 * 4);
  colors.forEach((color, i) => {
    for (const at of [2 * i, 2 * i + 1, 2 * (colors.length + i), 2 * (colors.length + i) + 1]) {
      pixels.set(color, at * 4);
    }
  });
  return { width: colors.length * 2, height: 2, pixels };
}

/** A film that shows nothing but the picture, over a background of this colour. */
function show(picture: Rgba, background: readonly number[]): Planes {
  const { width, height } = picture;
  const kernel = startFilm(width, height);
  const pixels = new Uint8Array(width * height * 4).map((_, i) => background[i % 4]!);
  loadGround(kernel, { width, height, pixels });
  const clip = { left: 0, top: 0, right: width, bottom: height };
  compose(kernel, [{ ...loadLayer(kernel, picture), x: 0, y: 0, scale: 1, opacity: 256, clip }]);
  return readSource(kernel, width, height);
}

const corners = LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => [r, g, b] as const)));

test("every corner of the RGB cube is converted as BT.709 defines, rounded", () => {
  const picture = swatches(corners.map((color) => [...color, 255]));
  const kernel = startFilm(picture.width, picture.height);
  loadGround(kernel, picture);
  compose(kernel, []);

  const expected = sheetOf(picture, 1);
  const chroma = sheetOf(picture, 2);
  const planes = readSource(kernel, picture.width, picture.height);
  expect(largestDifference(planes, { y: expected.y, u: chroma.u, v: chroma.v })).toBeLessThan(0.52);
});

test.each([
  [0, 0, 0],
  [255, 255, 255],
  [200, 30, 90],
])("colours of every alpha over (%i, %i, %i) become what mixing them before would give", (...background) => {
  const random = randomNumbers(1);
  const colors = [...corners, ...Array.from({ length: 300 }, () => [0, 0, 0].map(() => random.below(256)))];
  for (const alpha of ALPHAS) {
    const planes = show(swatches(colors.map((color) => [...color, alpha])), [...background, 255]);
    const mixed = colors.map((color) => {
      const [r, g, b] = color.map((level, i) => (level * alpha + background[i]! * (255 - alpha)) / 255);
      return toYuv(r!, g!, b!);
    });
    const luma = [...mixed, ...mixed].flatMap(({ y }) => [y, y]);
    const expected = { y: luma, u: mixed.map(({ u }) => u), v: mixed.map(({ v }) => v) };
    // The background, the layer and what becomes of them are rounded to half a level each.
    expect(largestDifference(planes, expected)).toBeLessThan(1.52);
  }
});

test("grey has neutral chroma at every opacity", () => {
  const greys = Array.from({ length: 256 }, (_, level) => [level, level, level, 255 - (level >> 1)]);
  const { u, v } = show(swatches(greys), [80, 80, 80, 255]);
  expect(new Set([...u, ...v])).toEqual(new Set([128]));
});

test("an opaque layer looks exactly like the same picture used as a background", () => {
  const picture = randomPicture(randomNumbers(2), 150, 64, true);
  const kernel = startFilm(150, 64);
  loadGround(kernel, picture);
  compose(kernel, []);
  expect(show(picture, [0, 255, 0, 255])).toEqual(readSource(kernel, 150, 64));
});

test("the alpha of a background is ignored", () => {
  const kernel = startFilm(64, 32);
  const picture = randomPicture(randomNumbers(3), 64, 32, true);
  loadGround(kernel, picture);
  compose(kernel, []);
  const expected = readSource(kernel, 64, 32);

  loadGround(kernel, { ...picture, pixels: picture.pixels.map((byte, i) => (i % 4 === 3 ? i % 200 : byte)) });
  compose(kernel, []);
  expect(readSource(kernel, 64, 32)).toEqual(expected);
});
