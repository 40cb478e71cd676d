import { expect, test } from "vitest";
import { compose, loadGround, loadLayer, readSource, startFilm } from "./support/compositor.ts";
import { randomNumbers, randomPicture } from "./support/random.ts";

const FILM = { left: 0, top: 0, right: 320, bottom: 180 };

/** Memory after each of some scenes with two layers. */
function playScenes(count: number): number[] {
  const random = randomNumbers(21);
  const kernel = startFilm(320, 180);
  return Array.from({ length: count }, () => {
    kernel.forgetLayers();
    loadGround(kernel, randomPicture(random, 320, 180, true));
    const layers = [1, 2].map(() => loadLayer(kernel, randomPicture(random, 300, 170)));
    compose(
      kernel,
      layers.map((layer) => ({ ...layer, x: 5, y: 5, scale: 1, opacity: 256, clip: FILM })),
    );
    return kernel.memory.buffer.byteLength;
  });
}

test("a scene reuses the memory that the scene before freed", () => {
  const [first, ...others] = playScenes(12);
  expect(new Set(others)).toEqual(new Set([first]));
});

test("a new layer shows no pixels of a freed one", () => {
  const random = randomNumbers(22);
  const kernel = startFilm(320, 180);
  const background = randomPicture(random, 320, 180, true);
  loadGround(kernel, background);
  compose(kernel, []);
  loadLayer(kernel, randomPicture(random, 300, 170, true));
  kernel.forgetLayers();
  const layer = kernel.addLayer(290, 170);
  const picture = { width: 290, height: 170, pixels: new Uint8Array() };
  expect(compose(kernel, [{ layer, picture, x: 5, y: 5, scale: 1.5, opacity: 256, clip: FILM }])).toBe(0);
});

test("a layer takes less than three bytes a pixel", () => {
  const kernel = startFilm(320, 180);
  const before = kernel.memory.buffer.byteLength;
  for (let i = 0; i < 4; i++) kernel.addLayer(1080, 1080);
  expect(kernel.memory.buffer.byteLength - before).toBeLessThan(3 * 4 * 1080 * 1080);
});

test("the kernel starts over for a film of another size", () => {
  const kernel = startFilm(640, 480);
  loadGround(kernel, randomPicture(randomNumbers(23), 640, 480, true));
  compose(kernel, []);
  kernel.setUp(64, 48, 30);
  const background = randomPicture(randomNumbers(24), 64, 48, true);
  loadGround(kernel, background);
  compose(kernel, []);

  const other = startFilm(64, 48);
  loadGround(other, background);
  compose(other, []);
  expect(readSource(kernel, 64, 48)).toEqual(readSource(other, 64, 48));
});

test.each([
  ["an odd film", (kernel) => kernel.setUp(321, 180, 30)],
  ["a film without height", (kernel) => kernel.setUp(320, 0, 30)],
  ["a film that is too wide", (kernel) => kernel.setUp(9000, 180, 30)],
  ["a layer without width", (kernel) => kernel.addLayer(0, 10)],
  ["a layer that is too high", (kernel) => kernel.addLayer(10, 8193)],
  ["rows beyond the ground", (kernel) => kernel.groundRows(178, 4)],
  ["rows beyond a layer", (kernel) => kernel.layerRows(kernel.addLayer(40, 41), 40, 2)],
  ["rows from an odd one on", (kernel) => kernel.layerRows(kernel.addLayer(40, 41), 1, 2)],
  ["an odd number of rows before the last", (kernel) => kernel.layerRows(kernel.addLayer(40, 41), 0, 3)],
  ["more rows than the staging buffer holds", (kernel) => kernel.layerRows(kernel.addLayer(8000, 80), 0, 80)],
  ["a longer list than there is room for", (kernel) => kernel.compose(513, 0, 0, 1, 1)],
] as const satisfies [string, (kernel: ReturnType<typeof startFilm>) => unknown][])(
  "%s is refused",
  (_, act) => {
    const kernel = startFilm(320, 180);
    expect(() => act(kernel)).toThrow(WebAssembly.RuntimeError);
  },
);

test.each([{ scale: 0.4 }, { scale: 3 }, { scale: Number.NaN }, { opacity: 257 }])(
  "drawing with %o is refused",
  (how) => {
    const kernel = startFilm(320, 180);
    const layer = loadLayer(kernel, randomPicture(randomNumbers(25), 50, 50, true));
    const entry = { ...layer, x: 5, y: 5, scale: 1, opacity: 256, clip: FILM };
    expect(() => compose(kernel, [{ ...entry, ...how }])).toThrow(WebAssembly.RuntimeError);
  },
);
