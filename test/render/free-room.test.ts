import { describe, expect, test } from "vitest";
import type { Box } from "../../lib/render/sizes.ts";
import { freeRoom } from "../../lib/render/subject/free-room.ts";

const SCALE = 0.25;
const SIZE = { width: 400, height: 400 };
const ALL: Box = { x: 0, y: 0, ...SIZE };

/** A white picture with boxes in other colours, as large as its backdrop. */
function backdropOf(panels: readonly (Box & { grey: number })[] = []) {
  const [width, height] = [SIZE.width * SCALE, SIZE.height * SCALE];
  const rgba = new Uint8Array(4 * width * height).fill(255);
  for (const { x, y, width: wide, height: high, grey } of panels)
    for (let row = y * SCALE; row < (y + high) * SCALE; row++)
      rgba.fill(grey, 4 * (row * width + x * SCALE), 4 * (row * width + (x + wide) * SCALE));
  return { rgba, width, height, scale: SCALE };
}

const roomFor = (taken: readonly Box[], panels?: Parameters<typeof backdropOf>[0], aspect = 1) =>
  freeRoom({ backdrop: backdropOf(panels), taken, safe: ALL }, aspect);

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe("the free room of a picture", () => {
  test("is where no words are", () => {
    const words = { x: 0, y: 0, width: 240, height: 400 };
    const free = roomFor([words]);
    expect(free?.side).toBeGreaterThan(120);
    expect(overlaps(free?.box ?? ALL, words)).toBe(false);
  });

  test("has one colour, and keeps clear of the edges of panels", () => {
    const panel = { x: 200, y: 0, width: 200, height: 400, grey: 40 };
    const free = roomFor([{ x: 0, y: 0, width: 200, height: 400 }], [panel]);
    expect(free?.box.x).toBeGreaterThan(200);
  });

  test("stands along an edge: between words on both sides there is none", () => {
    const beside = [
      { x: 0, y: 0, width: 120, height: 400 },
      { x: 280, y: 0, width: 120, height: 400 },
    ];
    expect(roomFor(beside)).toBeUndefined();
  });

  test("suits what is wide or tall", () => {
    const words = [{ x: 0, y: 120, width: 400, height: 280 }];
    const [wide, tall] = [roomFor(words, undefined, 3), roomFor(words, undefined, 1 / 3)];
    expect(wide?.side).toBeGreaterThan(2 * (tall?.side ?? 0));
  });

  test("is none where words are everywhere, or outside the box to keep to", () => {
    expect(roomFor([ALL])).toBeUndefined();
    const safe = { x: 0, y: 0, width: 200, height: 400 };
    const free = freeRoom({ backdrop: backdropOf(), taken: [safe], safe }, 1);
    expect(free).toBeUndefined();
  });
});
