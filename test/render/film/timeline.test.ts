import { expect, test } from "vitest";
import { poseAt } from "../../../lib/render/film/pose.ts";
import { segmentsOf } from "../../../lib/render/film/segments.ts";
import { framesOf, momentAt, timelineOf, turnsIn } from "../../../lib/render/film/timeline.ts";
import { layer, scene } from "./support/films.ts";

const SIZE = { width: 1080, height: 1920 };
const filmOf = (seconds: number[], leave: "dissolve" | "cut" = "dissolve") => ({
  scenes: seconds.map((long) => scene(SIZE, { seconds: long, leave })),
  poster: 0,
});

test("scenes stand one after the other with 0.4 s of dissolve between them, or none at a cut", () => {
  expect(timelineOf(filmOf([2, 3]), 30)).toEqual({
    fps: 30,
    frames: 162,
    scenes: [
      { from: 0, to: 60 },
      { from: 72, to: 162 },
    ],
  });
  expect(timelineOf(filmOf([2, 3], "cut"), 60).scenes).toEqual([
    { from: 0, to: 120 },
    { from: 120, to: 300 },
  ]);
});

test("scenes dissolve unless they say otherwise", () => {
  const scenes = [{ seconds: 1 }, { seconds: 1 }].map((rest) => scene(SIZE, rest));
  expect(timelineOf({ scenes, poster: 0 }, 30).frames).toBe(72);
});

test("a film is extended until it has rested for a second", () => {
  const moving = layer(
    { x: 0, y: 0, width: 10, height: 10 },
    { enter: { kind: "rise", at: 0.5, seconds: 1 } },
  );
  const film = { scenes: [scene(SIZE, { seconds: 1.6, layers: [moving] })], poster: 0 };
  expect(timelineOf(film, 30).frames).toBe(75);
  expect(timelineOf({ ...film, scenes: [scene(SIZE, { seconds: 4, layers: [moving] })] }, 30).frames).toBe(
    120,
  );
});

test("a dissolve goes from the end of one scene to the beginning of the next, and shows neither of them alone", () => {
  const timeline = timelineOf(filmOf([1, 1]), 30);
  const weights = Array.from({ length: 12 }, (_, i) => momentAt(timeline, 30 + i));
  for (const moment of weights) expect(moment).toMatchObject({ scene: 0, frame: 29 });
  const rising = weights.map(({ weight = 0 }) => weight);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(Math.min(...rising)).toBeGreaterThan(0);
  expect(Math.max(...rising)).toBeLessThan(128);
  expect(momentAt(timeline, 29)).toEqual({ scene: 0, frame: 29 });
  expect(momentAt(timeline, 42)).toEqual({ scene: 1, frame: 0 });
});

test("nothing moves in a dissolve", () => {
  const detailed = layer(
    { x: 0, y: 0, width: 10, height: 10 },
    { enter: { kind: "rise", at: 0 }, exit: { kind: "fade", at: 0.6 }, drift: { x: 30 } },
  );
  const film = {
    scenes: [scene(SIZE, { layers: [detailed] }), scene(SIZE, { layers: [detailed] })],
    poster: 0,
  };
  const timeline = timelineOf(film, 30);
  const shown = Array.from({ length: 12 }, (_, i) => {
    const { frame } = momentAt(timeline, 30 + i);
    return poseAt(detailed, { scene: film.scenes[0]!, frame, fps: 30 });
  });
  expect(new Set(shown.map((pose) => JSON.stringify(pose))).size).toBe(1);
});

test("a frame before the film or after it is refused", () => {
  const timeline = timelineOf(filmOf([1]), 30);
  expect(() => momentAt(timeline, -1)).toThrow(RangeError);
  expect(() => momentAt(timeline, 30)).toThrow("The film has 30 frames, and none is number 30.");
});

test("every frame is decoded once, and a dissolve after both pictures that it blends", () => {
  const timeline = timelineOf(filmOf([1, 1, 1]), 30);
  const turns = [...turnsIn(timeline, { from: 0, to: timeline.frames })];
  expect(turns.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual([...Array(timeline.frames).keys()]);
  const place = new Map(turns.map(({ at }, i) => [at, i]));
  for (const [i, { at, weight }] of turns.entries()) {
    if (weight === undefined) continue;
    const next = timeline.scenes.find(({ from }) => from > at)!;
    expect(place.get(next.from)).toBeLessThan(i);
  }
});

test("15 s of a full-size story are encoded in one go", () => {
  expect(segmentsOf(timelineOf(filmOf([15]), 30), SIZE)).toEqual([{ from: 0, to: 450 }]);
});

test.each([
  [60, [4, 5, 6]],
  [30, [3, 4, 5, 6, 3, 5, 4, 6]],
  [30, [0.5, 20, 0.5, 20, 0.5]],
  [60, [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
])(
  "a longer film at %i frames a second is cut into parts of about one length, none of which begins in a dissolve",
  (fps, seconds) => {
    const timeline = timelineOf(filmOf(seconds), fps);
    const parts = segmentsOf(timeline, SIZE);
    expect(parts.length).toBe(Math.ceil(timeline.frames / 450));
    expect(parts[0]!.from).toBe(0);
    expect(parts.at(-1)!.to).toBe(timeline.frames);
    for (const [i, { from, to }] of parts.entries()) {
      expect(from).toBe(i === 0 ? 0 : parts[i - 1]!.to);
      expect(to - from).toBeLessThan(450 * 1.45);
      const isTorn =
        from > 0 && (momentAt(timeline, from).weight ?? momentAt(timeline, from - 1).weight) !== undefined;
      // The picture after a dissolve is one of the two it is made of; the one after that is free.
      expect(isTorn).toBe(false);
    }
  },
);

test("a segment begins with a scene where one begins near by", () => {
  const [, second] = segmentsOf(timelineOf(filmOf([14, 13], "cut"), 30), SIZE);
  expect(second!.from).toBe(420);
});

test("the number of a scene's frames follows its seconds", () => {
  expect(framesOf(scene(SIZE, { seconds: 1.5 }), 30)).toBe(45);
  expect(framesOf(scene(SIZE, { seconds: 0.001 }), 30)).toBe(2);
});
