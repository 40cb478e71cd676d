import { expect, test } from "vitest";
import { cleanFigure, referenceImage } from "../../lib/mascot/clean-figure.ts";
import { removeGround } from "../../lib/mascot/remove-ground.ts";
import { imageSize } from "../../lib/render/image-size.ts";
import { redraw } from "../../lib/uploads/images/redraw.ts";
import { figure } from "../support/figures.ts";

const SIDE = 1_024;

/** Red, green, blue and alpha at a place of a PNG. */
async function looks(png: Uint8Array, side = SIDE) {
  const size = { width: side, height: side };
  const rgba = await redraw({ bytes: png, ...size, orientation: 1 }, size, "raw");
  return (x: number, y: number) => [...rgba.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)];
}

const BELLY = [512, 750] as const;

test.each([
  ["white", "png"],
  ["white", "jpeg"],
  ["white", "webp"],
  ["clear", "png"],
] as const)(
  "a figure on a %s ground, as %s, stands free on the floor; what is white in it stays",
  async (ground, format) => {
    const png = await cleanFigure({ bytes: await figure({ ground, format }) });
    expect(imageSize(png)).toEqual({ width: SIDE, height: SIDE });
    const at = await looks(png);
    for (const [x, y] of [
      [0, 0],
      [1_023, 0],
      [0, 1_023],
      [1_023, 1_023],
      [512, 1_000],
    ] as const)
      expect(at(x, y)[3]).toBe(0);
    expect(at(...BELLY).every((channel) => channel > 245)).toBe(true);
    expect(at(512, 970)[3], "feet on the floor").toBe(255);
  },
);

test("a mascot picture with a scene as background becomes a tile with round corners", async () => {
  const at = await looks(await cleanFigure({ bytes: await figure({ ground: "scene" }) }));
  expect(at(70, 60)[3]).toBe(0);
  expect(at(512, 60)[3]).toBe(255);
  expect(at(60, 500)[3]).toBe(255);
});

test.each([
  ["text", new TextEncoder().encode("not a picture at all")],
  ["nothing", new Uint8Array()],
  ["a vector drawing", new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])("a mascot picture that is %s is refused", async (_, bytes) => {
  await expect(cleanFigure({ bytes })).rejects.toMatchObject({ name: "BadImage" });
});

test("a truncated or oversized mascot picture is refused", async () => {
  const whole = await figure();
  await expect(cleanFigure({ bytes: whole.slice(0, whole.length / 2) })).rejects.toMatchObject({
    name: "BadImage",
  });
  const large = await figure({ side: 2_400, format: "webp" });
  await expect(cleanFigure({ bytes: large })).rejects.toMatchObject({ kind: "image_too_large" });
});

test("a mascot reference is opaque, white around the figure, and of the requested size", async () => {
  const bytes = await cleanFigure({ bytes: await figure() });
  const reference = await referenceImage({ bytes, width: SIDE, height: SIDE }, 504);
  expect(imageSize(reference)).toEqual({ width: 504, height: 504 });
  const at = await looks(reference, 504);
  expect(at(1, 1)).toEqual([255, 255, 255, 255]);
});

/** A picture of one colour with a square of another in its middle. */
function square(side: number, ground: number, inner: number, innerSide: number) {
  const rgba = new Uint8Array(side * side * 4).fill(255);
  const from = Math.floor((side - innerSide) / 2);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isInner = Math.min(x, y) >= from && Math.max(x, y) < from + innerSide;
    rgba.fill(isInner ? inner : ground, at * 4, at * 4 + 3);
  }
  return { rgba, width: side, height: side };
}

test("a mascot picture that is all background, or hardly any, is left unchanged", () => {
  for (const picture of [square(40, 250, 250, 10), square(40, 250, 20, 2), square(60, 250, 20, 60)]) {
    const before = picture.rgba.slice();
    expect(removeGround(picture)).toBe(false);
    expect(picture.rgba).toEqual(before);
  }
});

test("a dark background is removed from a mascot picture like a white one", () => {
  const picture = square(40, 12, 200, 20);
  expect(removeGround(picture)).toBe(true);
  expect([picture.rgba[3], picture.rgba[(20 * 40 + 20) * 4 + 3]]).toEqual([0, 255]);
});

test("a mascot pixel that is half background becomes half transparent in the figure's colour", () => {
  const picture = square(40, 250, 20, 20);
  const edge = (10 * 40 + 20) * 4;
  picture.rgba.fill(135, edge, edge + 3);
  expect(removeGround(picture)).toBe(true);
  const [red = 0, , , alpha = 0] = picture.rgba.subarray(edge, edge + 4);
  expect(Math.abs(red - 20)).toBeLessThanOrEqual(2);
  expect(Math.abs(alpha - 128)).toBeLessThanOrEqual(2);
  expect(picture.rgba[(9 * 40 + 20) * 4 + 3]).toBe(0);
});
