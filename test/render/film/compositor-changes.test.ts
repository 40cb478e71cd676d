import { expect, test } from "vitest";
import {
  type Blocks,
  compose,
  type Listed,
  loadGround,
  loadLayer,
  readChanges,
  readSource,
  startFilm,
} from "./support/compositor.ts";
import { CHANNELS, type Planes, toYuv } from "./support/compositor-reference.ts";
import { type Random, randomClip, randomNumbers, randomPicture } from "./support/random.ts";

const [WIDTH, HEIGHT] = [216, 154];
const [COLUMNS, ROWS] = [14, 10];
const FILM = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/** A film with a background and some layers of all kinds. */
function randomFilm(random: Random) {
  const kernel = startFilm(WIDTH, HEIGHT);
  loadGround(kernel, randomPicture(random, WIDTH, HEIGHT, true));
  const layers = Array.from({ length: 5 }, () =>
    loadLayer(kernel, randomPicture(random, random.between(1, 120), random.between(1, 90))),
  );
  return { kernel, layers };
}

function randomEntry(random: Random, layer: Pick<Listed, "layer" | "picture">): Listed {
  const isMoved = random.below(2);
  const place = () => (random.below(2) ? random.between(-40, 160) : random.between(-160, 640) / 4);
  return {
    ...layer,
    x: place(),
    y: place(),
    scale: isMoved ? 1 : 0.5 + random.next() * 1.5,
    opacity: random.below(2) ? 256 : random.between(0, 256),
    clip: random.below(2) ? FILM : randomClip(random, FILM),
  };
}

function randomBlocks({ below, between }: Random): Blocks {
  const [left, top] = [below(COLUMNS), below(ROWS)];
  return { left, top, right: between(left + 1, COLUMNS), bottom: between(top + 1, ROWS) };
}

/** Which macroblocks differ in any sample. */
function differences(before: Planes, after: Planes): Uint8Array {
  const map = new Uint8Array(COLUMNS * ROWS);
  const compare = (channel: keyof Planes, width: number, block: number) =>
    after[channel].forEach((sample, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      if (sample !== before[channel][i]) map[Math.floor(y / block) * COLUMNS + Math.floor(x / block)] = 1;
    });
  compare("y", WIDTH, 16);
  compare("u", WIDTH / 2, 8);
  compare("v", WIDTH / 2, 8);
  return map;
}

test("the map of changes names exactly the macroblocks that differ", () => {
  const random = randomNumbers(11);
  const { kernel, layers } = randomFilm(random);
  for (let i = 0; i < 60; i++) {
    const before = readSource(kernel, WIDTH, HEIGHT);
    const list = layers.slice(random.below(5)).map((layer) => randomEntry(random, layer));
    kernel.beginPicture();
    const count = compose(kernel, list, randomBlocks(random));
    const changes = readChanges(kernel, WIDTH, HEIGHT);
    expect(changes).toEqual(differences(before, readSource(kernel, WIDTH, HEIGHT)));
    expect(count).toBe(changes.filter((change) => change).length);
  }
});

test("a part of a picture is composed as it is in the whole picture", () => {
  const random = randomNumbers(12);
  const { kernel, layers } = randomFilm(random);
  for (let i = 0; i < 15; i++) {
    const list = layers.map((layer) => randomEntry(random, layer));
    compose(kernel, list);
    for (let part = 0; part < 12; part++) expect(compose(kernel, list, randomBlocks(random))).toBe(0);
  }
});

test("a picture composed in parts equals the same picture composed at once", () => {
  const random = randomNumbers(13);
  const { kernel, layers } = randomFilm(random);
  const list = layers.map((layer) => randomEntry(random, layer));
  for (let top = 0; top < ROWS; top += 3) {
    for (let left = 0; left < COLUMNS; left += 5) {
      compose(kernel, list, { left, top, right: left + 5, bottom: top + 3 });
    }
  }
  expect(compose(kernel, list)).toBe(0);
});

/** Two colours that become the same samples but for one channel. */
function pairThatDiffersIn(channel: keyof Planes): [number[], number[]] {
  const seen = new Map<string, { color: number[]; level: number }>();
  for (let i = 0; i < 40 ** 3; i++) {
    const color = [100 + (i % 40), 100 + (Math.floor(i / 40) % 40), 100 + Math.floor(i / 1600)];
    const samples = toYuv(color[0]!, color[1]!, color[2]!);
    const level = samples[channel];
    const key = CHANNELS.map((one) => (one === channel ? "" : Math.round(samples[one]))).join();
    const like = seen.get(key);
    if (like && Math.round(like.level) !== Math.round(level)) return [like.color, color];
    seen.set(key, { color, level });
  }
  throw new Error("There is no such pair.");
}

test.each(["y", "u", "v"] as const)("a change of %s alone is marked as a change", (channel) => {
  const flat = (color: readonly number[]) => {
    const pixels = new Uint8Array(64 * 32 * 4).map((_, i) => color[i % 4] ?? 255);
    return { width: 64, height: 32, pixels };
  };
  const [before, after] = pairThatDiffersIn(channel);
  const kernel = startFilm(64, 32);
  loadGround(kernel, flat(before));
  compose(kernel, []);
  loadGround(kernel, flat(after));
  const old = readSource(kernel, 64, 32);
  expect(compose(kernel, [])).toBe(8);
  const now = readSource(kernel, 64, 32);
  const changed = CHANNELS.filter((one) => now[one][0] !== old[one][0]);
  expect(changed).toEqual([channel]);
});

test("changes add up until the next picture begins", () => {
  const random = randomNumbers(14);
  const { kernel, layers } = randomFilm(random);
  const [layer] = layers;
  compose(kernel, []);
  kernel.beginPicture();
  expect(readChanges(kernel, WIDTH, HEIGHT)).toEqual(new Uint8Array(COLUMNS * ROWS));

  const entry = { ...layer!, x: 20, y: 20, scale: 1, opacity: 256, clip: FILM };
  const changed = compose(kernel, [entry]);
  compose(kernel, [entry]);
  expect(readChanges(kernel, WIDTH, HEIGHT).filter((change) => change)).toHaveLength(changed);
});

test("a new scene is compared with the last picture of the one before", () => {
  const random = randomNumbers(15);
  const { kernel, layers } = randomFilm(random);
  const background = randomPicture(random, WIDTH, HEIGHT, true);
  loadGround(kernel, background);
  compose(kernel, [randomEntry(random, layers[0]!)]);
  kernel.beginPicture();
  kernel.forgetLayers();

  const before = readSource(kernel, WIDTH, HEIGHT);
  loadGround(kernel, background);
  const layer = loadLayer(kernel, randomPicture(random, 60, 60));
  compose(kernel, [{ ...layer, x: 100, y: 40, scale: 1, opacity: 256, clip: FILM }]);
  const changes = readChanges(kernel, WIDTH, HEIGHT);
  expect(changes).toEqual(differences(before, readSource(kernel, WIDTH, HEIGHT)));
  expect(new Set(changes)).toEqual(new Set([0, 1]));
});

test("beyond the film the picture repeats its edges", () => {
  const random = randomNumbers(16);
  const { kernel, layers } = randomFilm(random);
  compose(
    kernel,
    layers.map((layer) => randomEntry(random, layer)),
  );
  const stride = COLUMNS * 16;
  const y = new Uint8Array(kernel.memory.buffer, kernel.sourceY(), stride * ROWS * 16);
  const u = new Uint8Array(kernel.memory.buffer, kernel.sourceU(), (stride / 2) * ROWS * 8);
  const at = (plane: Uint8Array, width: number, row: number, column: number) => plane[row * width + column];
  for (let row = 0; row < ROWS * 16; row++) {
    const shown = Math.min(row, HEIGHT - 1);
    expect(at(y, stride, row, WIDTH + 7)).toBe(at(y, stride, shown, WIDTH - 1));
    expect(at(y, stride, row, 5)).toBe(at(y, stride, shown, 5));
  }
  expect(at(u, stride / 2, ROWS * 8 - 1, stride / 2 - 1)).toBe(
    at(u, stride / 2, HEIGHT / 2 - 1, WIDTH / 2 - 1),
  );
});
