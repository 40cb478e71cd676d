import { expect, test } from "vitest";
import { parseDuration } from "../../../lib/local/qstash/duration.ts";
import { compileRetryDelay } from "../../../lib/local/qstash/retry-delay.ts";

const series = (expression: string) => [0, 1, 2, 3].map(compileRetryDelay(expression));

test.each([
  ["1000", [1000, 1000, 1000, 1000]],
  ["1000 * (1 + retried)", [1000, 2000, 3000, 4000]],
  ["pow(2, retried) * 1000", [1000, 2000, 4000, 8000]],
  ["max(1000, pow(2, retried) * 100)", [1000, 1000, 1000, 1000]],
  ["min(30000 * pow(2, retried), 100000)", [30_000, 60_000, 100_000, 100_000]],
  ["10 - 2 - retried", [8, 7, 6, 5]],
  ["12 / 2 / 3 + 7 % 4", [5, 5, 5, 5]],
  ["-retried + 2 * -3", [-6, -7, -8, -9]],
  ["floor(1.9) + ceil(1.1) + round(1.5) + abs(-1) + sqrt(9) + exp(0)", [10, 10, 10, 10]],
  ["  ( ( retried ) )  ", [0, 1, 2, 3]],
])("%s", (expression, expected) => {
  expect(series(expression)).toEqual(expected);
});

test.each([
  "",
  "1 +",
  "(1",
  "1)",
  "1 2",
  "retry",
  "pow(2)",
  "pow(1,2,3)",
  "sqrt",
  "constructor(1)",
  "toString(1)",
  "1 ** 2",
  "alert(1);",
])("%j is not an expression", (expression) => {
  expect(() => compileRetryDelay(expression)).toThrow("invalid retry delay expression");
});

test("an expression of thousands of brackets is refused, not followed", () => {
  expect(() => compileRetryDelay("(".repeat(2000))).toThrow("too long");
});

test.each([
  ["10s", 10_000],
  ["1d10h30m", 124_200_000],
  ["250ms", 250],
  ["6m5s", 365_000],
  ["1.5h", 5_400_000],
  ["90", 90_000],
])("the duration %s is %i ms", (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each(["", "soon", "10x", "-1s", "1 s"])("%j is not a duration", (text) => {
  expect(parseDuration(text)).toBeUndefined();
});
