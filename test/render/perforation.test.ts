import { expect, test } from "vitest";
import { dotsAlong } from "../../lib/render/templates/kit/perforation.ts";

const DOTS = { clear: 42, dot: 5, step: 17 };

test.each([300, 311, 480, 555, 1000, 1013])("a perforation of %d pixels is even", (length) => {
  const all = dotsAlong(length, DOTS);
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  expect(first).toBeCloseTo(length - last - DOTS.dot);
  expect(first).toBeGreaterThanOrEqual(DOTS.clear);
  expect(first).toBeLessThan(DOTS.clear + DOTS.step);
  const steps = all.slice(1).map((at, i) => at - (all[i] ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(DOTS.step);
});

test("an edge that is shorter than its notches has no dots", () => {
  expect(dotsAlong(60, DOTS)).toEqual([]);
});
