import { expect, test } from "vitest";
import { paletteOf, seenPaletteOf } from "../../lib/uploads/images/suggest-palette.ts";
import { type Pixel, png, type Rgb } from "../support/pictures.ts";

const SIDE = 96;
const NAVY: Rgb = [12, 34, 96];
const YELLOW: Rgb = [250, 204, 21];
const RED: Rgb = [214, 40, 40];
const WHITE: Rgb = [255, 255, 255];

/** Rings in two colours with edges that are smoothed, as a scaled-down logo has them. */
const rings =
  (one: Rgb, other: Rgb) =>
  (x: number, y: number): Pixel => {
    const radius = Math.hypot(x - SIDE / 2, y - SIDE / 2);
    const part = Math.min(1, Math.max(0, Math.sin(radius / 2.2) * 1.6 + 0.5));
    return [...one.map((from, i) => Math.round(from + ((other[i] ?? 0) - from) * part)), 255] as Pixel;
  };

const far = (hex: string, rgb: Rgb) =>
  Math.max(...rgb.map((value, i) => Math.abs(value - Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16))));

test("the colours between two areas of a logo, which smoothing mixed, are in no palette", async () => {
  const size = { width: SIDE, height: SIDE };
  const { primary, secondary, accent } = await paletteOf(png({ ...size, pixel: rings(NAVY, YELLOW) }), size);
  for (const [role, hex] of Object.entries({ primary, secondary, accent }))
    expect([role, hex, Math.min(far(hex, NAVY), far(hex, YELLOW)) < 40]).toEqual([role, hex, true]);
});

test("a logo in one colour on white has that one and no lighter companion", async () => {
  const size = { width: SIDE, height: SIDE };
  const seen = await seenPaletteOf(png({ ...size, pixel: rings(RED, WHITE) }), size);
  expect(Object.keys(seen).toSorted()).toEqual(["background", "primary"]);
  expect(far(seen.primary ?? "", RED)).toBeLessThan(24);
});

test("a picture that is nothing but edges still has its colours", async () => {
  const size = { width: SIDE, height: SIDE };
  const stripes = (x: number): Pixel => [...(x % 2 === 0 ? NAVY : YELLOW), 255] as Pixel;
  const { primary } = await paletteOf(png({ ...size, pixel: stripes }), size);
  expect(Math.min(far(primary, NAVY), far(primary, YELLOW))).toBeLessThan(40);
});
