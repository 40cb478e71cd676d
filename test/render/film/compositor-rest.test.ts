import { expect, test } from "vitest";
import { compose, loadGround, loadLayer, readChanges, readSource, startFilm } from "./support/compositor.ts";
import { randomNumbers, randomPicture } from "./support/random.ts";

const [WIDTH, HEIGHT] = [208, 80];
const FILM = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const BLOCKS = 13 * 5;

function filmOf(seed: number) {
  const random = randomNumbers(seed);
  const kernel = startFilm(WIDTH, HEIGHT);
  loadGround(kernel, randomPicture(random, WIDTH, HEIGHT, true));
  const layer = loadLayer(kernel, randomPicture(random, 20, 20, true));
  const entry = { ...layer, x: 0, y: 0, scale: 1, opacity: 256, clip: FILM };
  return { kernel, entry };
}

test("a macroblock that has not changed for the given number of pictures settles once", () => {
  const { kernel, entry } = filmOf(1);
  const seen = (isThere: boolean): number[] => {
    kernel.beginPicture();
    compose(kernel, isThere ? [entry] : []);
    kernel.settle(3);
    const changes = readChanges(kernel, WIDTH, HEIGHT);
    return [changes[0]!, changes[BLOCKS - 1]!];
  };
  // The last macroblock stands still after the first picture; the first one changes once more.
  expect(seen(false)).toEqual([1, 1]);
  expect(seen(false)).toEqual([0, 0]);
  expect(seen(true)).toEqual([1, 0]);
  expect(seen(true)).toEqual([0, 2]);
  expect(seen(true)).toEqual([0, 0]);
  expect(seen(true)).toEqual([2, 0]);
  expect(seen(true)).toEqual([0, 0]);
});

test("a key frame restarts the count of unchanged pictures", () => {
  const { kernel } = filmOf(2);
  const next = (isIdr: number) => {
    kernel.beginPicture();
    compose(kernel, []);
    kernel.settle(3);
    const [change] = readChanges(kernel, WIDTH, HEIGHT);
    kernel.encode(isIdr, 24, 0, 0, 0);
    return change;
  };
  expect([1, 0, 1, 0, 0, 0, 0].map(next)).toEqual([1, 0, 0, 0, 0, 2, 0]);
});

test("marked macroblocks are drawn, distant ones are not, and the marks are cleared", () => {
  const { kernel, entry } = filmOf(3);
  compose(kernel, []);
  const before = readSource(kernel, WIDTH, HEIGHT);
  kernel.beginPicture();
  compose(kernel, [entry], { left: 12, top: 4, right: 13, bottom: 5 });
  const marks = () => new Uint8Array(kernel.memory.buffer, kernel.marks(), BLOCKS);
  marks()[BLOCKS - 1] = 1;
  expect(kernel.composeMarked(1)).toBe(0);
  expect(readSource(kernel, WIDTH, HEIGHT)).toEqual(before);
  marks()[0] = 1;
  expect(kernel.composeMarked(1)).toBe(1);
  expect(marks()).toEqual(new Uint8Array(BLOCKS));
});
