import { expect, test } from "vitest";
import type { Layer, MoveKind } from "../../../lib/render/film/motion.ts";
import { MOVE_PRESETS } from "../../../lib/render/film/moves.ts";
import { type Pose, poseAt } from "../../../lib/render/film/pose.ts";
import { layer, scene } from "./support/films.ts";

const SIZE = { width: 400, height: 400 };
const BOX = { x: 100, y: 120, width: 80, height: 60 };
/** A travel and a glide are opaque all the while: they come from where `by` says. */
const KINDS = (Object.keys(MOVE_PRESETS) as MoveKind[]).filter((kind) => !/travel|glide/.test(kind));
const REST = { x: 100, y: 120, scale: 1, opacity: 1, look: undefined };

const at = (one: Layer, frame: number, seconds = 2, fps = 30): Pose =>
  poseAt(one, { scene: scene(SIZE, { seconds }), frame, fps });
/** Comes in from 0.2 s to 0.8 s, that is from frame 6 to frame 24. */
const entering = (kind: MoveKind) => layer(BOX, { enter: { kind, at: 0.2, seconds: 0.6, distance: 40 } });
const isHidden = ({ opacity, clip, y }: Pose) =>
  opacity === 0 || clip?.width === 0 || (clip !== undefined && y >= clip.y + clip.height);

test("a layer without a move stands at its place from the first frame to the last", () => {
  for (const frame of [0, 30, 59]) expect(at(layer(BOX), frame)).toEqual(REST);
});

test.each(KINDS)("the move %s begins invisible and ends at rest, on its own frames", (kind) => {
  const one = entering(kind);
  for (const frame of [0, 6]) expect(isHidden(at(one, frame)), `frame ${frame}`).toBe(true);
  for (const frame of [9, 15, 18]) {
    expect(isHidden(at(one, frame)), `frame ${frame}`).toBe(false);
    expect(at(one, frame), `frame ${frame}`).not.toEqual(REST);
  }
  for (const frame of [24, 25, 59]) expect(at(one, frame), `frame ${frame}`).toEqual(REST);
});

test("a layer that fades in keeps its final opacity", () => {
  const veil = { ...entering("fade"), opacity: 0.4 };
  expect(at(layer(BOX, { opacity: 0.4 }), 0)).toEqual({ ...REST, opacity: 0.4 });
  expect(at(veil, 6).opacity).toBe(0);
  expect(at(veil, 15).opacity).toBeCloseTo(0.2);
  expect(at(veil, 24)).toEqual({ ...REST, opacity: 0.4 });
});

test.each(KINDS)("the move %s as an exit is the same move backwards", (kind) => {
  const leaving = layer(BOX, { exit: { kind, at: 0.8, seconds: 0.6, distance: 40 } });
  for (let step = 0; step <= 18; step++) {
    const [forth, back] = [at(entering(kind), 24 - step), at(leaving, 24 + step)];
    // Which way a thing is snapped to pixels depends on where it goes next.
    expect(Math.abs(forth.x - back.x) + Math.abs(forth.y - back.y)).toBeLessThanOrEqual(0.5);
    expect(back.scale).toBeCloseTo(forth.scale);
    expect(back.opacity).toBeCloseTo(forth.opacity);
    expect(back.clip).toEqual(forth.clip);
  }
  expect(isHidden(at(leaving, 59))).toBe(true);
});

test.each<[MoveKind, Partial<Pose>]>([
  ["fade", { x: 100, y: 120, scale: 1 }],
  ["rise", { x: 100, scale: 1 }],
  ["drop", { x: 100, scale: 1 }],
  ["from-left", { y: 120, scale: 1 }],
  ["from-right", { y: 120, scale: 1 }],
  ["unveil", { x: 100, scale: 1, opacity: 1, clip: BOX }],
  ["wipe", { x: 100, y: 120, scale: 1, opacity: 1, clip: { ...BOX, width: 40 } }],
])("%s leaves all else alone on its way", (kind, middle) => {
  expect(at(entering(kind), 15)).toMatchObject(middle);
});

test("travelling layers come from the side their move is named after, by the distance it says", () => {
  const first = (kind: MoveKind) =>
    at(layer(BOX, { enter: { kind, at: 0.2, seconds: 10 / 30, distance: 40 } }), 6);
  expect(first("rise")).toMatchObject({ x: 100, y: 160 });
  expect(first("drop")).toMatchObject({ x: 100, y: 80 });
  expect(first("from-left")).toMatchObject({ x: 60, y: 120 });
  expect(first("from-right")).toMatchObject({ x: 140, y: 120 });
});

test("grow and pop keep the middle of the layer where it is, and only pop overshoots", () => {
  for (const kind of ["grow", "pop"] as const) {
    const poses = Array.from({ length: 19 }, (_, i) => at(entering(kind), 6 + i));
    for (const { x, y, scale } of poses) {
      expect(x + (BOX.width * scale) / 2).toBeCloseTo(140);
      expect(y + (BOX.height * scale) / 2).toBeCloseTo(150);
    }
    const largest = Math.max(...poses.map(({ scale }) => scale));
    expect(largest > 1.001).toBe(kind === "pop");
    expect(largest).toBeLessThan(1.1);
  }
});

test("an unveiled layer rises from below its box, bleed included, and is clipped there", () => {
  const one = layer(BOX, { bleed: 9, enter: { kind: "unveil", at: 0, seconds: 1 } });
  const { y, clip } = at(one, 0);
  expect(clip).toEqual({ x: 90, y: 110, width: 100, height: 80 });
  expect(y).toBeGreaterThanOrEqual(190);
});

test("fast travel goes by two pixels and its slow end by quarters, so that motion vectors are exact", () => {
  const one = layer(BOX, { enter: { kind: "rise", at: 0, seconds: 1, distance: 60 } });
  const poses = Array.from({ length: 31 }, (_, i) => at(one, i).y);
  const quarters = poses.filter((y) => !Number.isInteger(y));
  for (const y of poses.slice(0, 10)) expect(y % 2, `${y}`).toBe(0);
  expect(quarters.length).toBeGreaterThan(3);
  for (const y of quarters) expect(y * 4).toBe(Math.round(y * 4));
  expect(poses).toEqual(poses.toSorted((a, b) => b - a));
});

test("a drift moves evenly by two pixels through the whole scene and ends at the layer's place", () => {
  const one = layer(BOX, { drift: { x: -59, y: 30 } });
  const poses = Array.from({ length: 60 }, (_, i) => at(one, i));
  expect(poses[0]).toMatchObject({ x: 42, y: 150 });
  expect(poses.at(-1)).toEqual(REST);
  for (const [i, { x, y }] of poses.entries()) {
    expect(Math.abs(x - (41 + i))).toBeLessThanOrEqual(2);
    expect([x % 2, y % 2]).toEqual([0, 0]);
    expect([0, 2]).toContain(x - (poses[i - 1]?.x ?? x));
  }
});

test("a drift that would rest long between two pixels moves by quarter pixels", () => {
  const poses = Array.from({ length: 60 }, (_, i) => at(layer(BOX, { drift: { x: 10 } }), i).x);
  expect(poses.filter((x) => !Number.isInteger(x)).length).toBeGreaterThan(20);
});

test("movement looks the same at 60 frames a second", () => {
  const one = layer(BOX, { enter: { kind: "rise", at: 0.2, distance: 48 }, drift: { x: -40 } });
  for (const frame of [0, 6, 12, 18, 29]) {
    const [slow, fast] = [at(one, frame), at(one, 2 * frame, 2, 60)];
    expect(fast.y).toBeCloseTo(slow.y, -0.5);
    expect(Math.abs(fast.x - slow.x)).toBeLessThanOrEqual(1.5);
    expect(fast.opacity).toBeCloseTo(slow.opacity);
  }
});

test("a layer that drifts inside its frame keeps the clip until it rests", () => {
  const one = layer(BOX, { enter: { kind: "wipe", at: 0, seconds: 0.5 }, drift: { scale: 1.2 } });
  expect(at(one, 30)).toMatchObject({ clip: BOX });
  expect(at(one, 30).scale).toBeGreaterThan(1);
  expect(at(one, 59)).toEqual(REST);
});

test("earlier states are shown from their time until the next, the last as long as the one before", () => {
  const states = [0.2, 0.3, 0.5].map((time) => ({ at: time, node: layer(BOX).node }));
  const looks = [0, 5, 6, 8, 9, 14, 15, 20, 21, 59].map((frame) => at(layer(BOX, { states }), frame).look);
  expect(looks).toEqual([0, 0, 0, 0, 1, 1, 2, 2, undefined, undefined]);
});

test("a move that rounding would take beyond its scene ends with the scene's last frame", () => {
  const one = layer(BOX, { enter: { kind: "rise", at: 0.51, seconds: 0.49 } });
  expect(at(one, 29, 1)).toEqual(REST);
});

test("a glide comes all the way from where `by` says, and starts faster than a travel", () => {
  const from = (kind: MoveKind) => layer(BOX, { enter: { kind, at: 0, seconds: 1, by: { x: 60, y: -30 } } });
  for (const kind of ["travel", "glide"] as const) {
    expect(at(from(kind), 0), kind).toEqual({ ...REST, x: 160, y: 90 });
    expect(at(from(kind), 30), kind).toEqual(REST);
  }
  expect(at(from("glide"), 6).x).toBeLessThan(at(from("travel"), 6).x);
});

test("the camera goes past a layer and its clip by two pixels, and ends where the layer rests", () => {
  const passed = layer(BOX, { enter: { kind: "unveil", at: 0, seconds: 1 }, pan: { x: 58, y: 0 } });
  for (const [frame, x] of [
    [0, 58],
    [1, 58],
    [2, 56],
    [3, 56],
  ] as const) {
    expect(at(passed, frame)).toMatchObject({ x: BOX.x + x, clip: { x: BOX.x + x } });
  }
  expect(at(passed, 59)).toEqual(REST);
});
