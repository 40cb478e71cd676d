import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { paletteOf, suggestPalette } from "../../lib/uploads/images/suggest-palette.ts";
import { type Pixel, png } from "../support/pictures.ts";

/** Pixels of these colours, as many of each as its number says. */
const pixels = (...parts: [count: number, pixel: Pixel][]) =>
  new Uint8Array(parts.flatMap(([count, pixel]) => Array<Pixel>(count).fill(pixel).flat()));

const WHITE: Pixel = [255, 255, 255, 255];
const BLACK: Pixel = [10, 10, 12, 255];
const BLUE: Pixel = [30, 64, 200, 255];
const CORAL: Pixel = [255, 107, 91, 255];
const GREEN: Pixel = [20, 140, 80, 255];
const CLEAR: Pixel = [255, 0, 255, 0];

const near = (hex: string, [r, g, b]: Pixel) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [r, g, b].every((part, i) => Math.abs(part - (parts[i] ?? 999)) <= 12);
};

describe("a suggested palette", () => {
  test("a suggested palette makes the strongest colour primary and white paper the background", () => {
    const palette = suggestPalette(pixels([600, WHITE], [300, BLUE], [60, CORAL]));
    expect(near(palette.primary, BLUE)).toBe(true);
    expect(near(palette.accent, CORAL)).toBe(true);
    expect(palette.background).toBe("#FFFFFF");
  });

  test("a suggested palette gives three colours three roles", () => {
    const { primary, secondary, accent } = suggestPalette(pixels([500, BLUE], [200, GREEN], [100, CORAL]));
    expect(near(primary, BLUE)).toBe(true);
    expect([secondary, accent].some((hex) => near(hex, GREEN))).toBe(true);
    expect([secondary, accent].some((hex) => near(hex, CORAL))).toBe(true);
  });

  test("a suggested palette leaves transparent pixels out", () => {
    const palette = suggestPalette(pixels([5_000, CLEAR], [50, GREEN]));
    expect(near(palette.primary, GREEN)).toBe(true);
    expect(Object.values(palette).some((hex) => near(hex, CLEAR))).toBe(false);
  });

  test("a suggested palette keeps a dark background", () => {
    const palette = suggestPalette(pixels([800, BLACK], [150, CORAL]));
    expect(near(palette.primary, CORAL)).toBe(true);
    expect(near(palette.background, BLACK)).toBe(true);
  });

  test("the suggested palette of a black mark on white is black", () => {
    expect(near(suggestPalette(pixels([800, WHITE], [150, BLACK])).primary, BLACK)).toBe(true);
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["only transparent pixels", pixels([100, CLEAR])],
    ["only white", pixels([100, WHITE])],
    ["only black", pixels([100, BLACK])],
    ["one colour", pixels([100, CORAL])],
    ["every colour", Uint8Array.from({ length: 40_000 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7_919) % 256))],
  ])("the suggested palette of %s has five colours and readable text", (_what, rgba) => {
    const palette = suggestPalette(rgba);
    expect(Object.keys(palette)).toEqual(["primary", "secondary", "accent", "background", "text"]);
    for (const hex of Object.values(palette)) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
    expect(wcagContrast(palette.text, palette.background)).toBeGreaterThan(7);
    expect(suggestPalette(rgba), "and always the same").toEqual(palette);
  });

  test("a suggested palette ignores the soft edges of a mark", () => {
    const edge: Pixel = [142, 160, 228, 255];
    const palette = suggestPalette(pixels([900, WHITE], [300, BLUE], [6, edge]));
    expect(Object.values(palette).some((hex) => near(hex, edge))).toBe(false);
  });

  test("a suggested palette is computed from the pixels of a file", async () => {
    const file = png({ width: 400, height: 200, pixel: (x) => (x < 200 ? WHITE : BLUE) });
    const palette = await paletteOf(file, { width: 400, height: 200 });
    expect(near(palette.primary, BLUE)).toBe(true);
    expect(palette.background).toBe("#FFFFFF");
  });
});
