import { expect, test } from "vitest";
import { startFilm } from "./support/compositor.ts";

const [COLUMNS, ROWS] = [20, 12];

/** Hints by macroblock, as [right, down] in quarter samples. */
function hintsAfter(...moves: readonly Parameters<ReturnType<typeof startFilm>["hintMove"]>[]) {
  const kernel = startFilm(COLUMNS * 16, ROWS * 16 - 8);
  kernel.beginPicture();
  for (const move of moves) kernel.hintMove(...move);
  const hints = new Int16Array(kernel.memory.buffer, kernel.hints(), COLUMNS * ROWS * 2);
  return (column: number, row: number) => [...hints.subarray((row * COLUMNS + column) * 2).subarray(0, 2)];
}

test("every macroblock that a moved box touches gets its motion, and no other does", () => {
  const hint = hintsAfter([20, 50.5, 1, 33, 40.25, 1, 100, 40]);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const isTouched = column >= 2 && column <= 8 && row >= 2 && row <= 5;
      expect(hint(column, row)).toEqual(isTouched ? [13 * 4, -10.25 * 4] : [0, 0]);
    }
  }
});

test("a box that grows around its middle moves outwards from there", () => {
  const hint = hintsAfter([104, 56, 1, 88, 48, 1.2, 160, 80]);
  const middle = hint(11, 5)[0]!;
  expect(hint(6, 5)[0]).toBeLessThan(middle);
  expect(hint(16, 5)[0]).toBeGreaterThan(middle);
  // The middle of macroblock 6 is 104 pixels from the left. What stays in its place is at 184, 80 further.
  expect(hint(6, 5)[0]).toBe(Math.round(4 * (104 - (184 - 80 / 1.2))));
});

test("the motion of a box in front replaces that of one behind it", () => {
  const hint = hintsAfter([0, 0, 1, 4, 0, 1, 320, 180], [40, 40, 1, 40, 38, 1, 16, 16]);
  expect(hint(0, 0)).toEqual([16, 0]);
  expect(hint(2, 2)).toEqual([0, -8]);
});

test("boxes outside the film and boxes without size leave no hints", () => {
  const hint = hintsAfter(
    [0, 0, 1, -400, 0, 1, 320, 180],
    [0, 0, 1, 0, 1e9, 1, 320, 180],
    [0, 0, 1, Number.NaN, 0, 1, 320, 180],
  );
  expect(hint(0, 0)).toEqual([0, 0]);
  expect(hint(COLUMNS - 1, ROWS - 1)).toEqual([0, 0]);
});

test("a motion longer than a hint can hold is clamped", () => {
  expect(hintsAfter([-50_000, 0, 1, 0, 0, 1, 32, 32])(0, 0)).toEqual([32_767, 0]);
});

test("hints are cleared when the next picture begins", () => {
  const kernel = startFilm(320, 184);
  kernel.hintMove(0, 0, 1, 8, 8, 1, 320, 184);
  kernel.beginPicture();
  const hints = new Int16Array(kernel.memory.buffer, kernel.hints(), COLUMNS * ROWS * 2);
  expect(hints.some((hint) => hint !== 0)).toBe(false);
});
