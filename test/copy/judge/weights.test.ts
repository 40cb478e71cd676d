import { expect, test } from "vitest";
import { WEIGHTS } from "../../../lib/copy/judge/weights.ts";
import { BAKERY } from "./bakery.ts";
import { judge } from "./judging.ts";

test("the weights of the judge's checks add up to 100", () => {
  expect(Object.values<number>(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test("a report has every check of the table once, with the weight that stands there", () => {
  const { checks } = judge(BAKERY);
  // The check for impersonation is only in a report that found one.
  const { impersonation: _, ...always } = WEIGHTS;
  expect(checks).toHaveLength(Object.keys(always).length);
  expect(Object.fromEntries(checks.map(({ id, weight }) => [id, weight]))).toEqual(always);
});
