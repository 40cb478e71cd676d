import { expect, test } from "vitest";
import { inTwoSizes } from "../../lib/render/templates/kit/two-sizes.ts";

test("like texts share the size that the longest of them needs", () => {
  expect(inTwoSizes([100, 104, 110])).toEqual([100, 100, 100]);
  expect(inTwoSizes([80])).toEqual([80]);
  expect(inTwoSizes([])).toEqual([]);
});

test("a text that is far longer than the others has a step for itself", () => {
  expect(inTwoSizes([120, 80, 130, 200])).toEqual([120, 80, 120, 120]);
});

test("two texts share one size, and the larger step is never twice the smaller", () => {
  expect(inTwoSizes([200, 90])).toEqual([90, 90]);
  expect(inTwoSizes([200, 80, 210])).toEqual([120, 80, 120]);
});
