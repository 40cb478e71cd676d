import { expect, test } from "vitest";
import { parseDuration } from "../../../lib/local/qstash/duration.ts";
import { compileRetryDelay } from "../../../lib/local/qstash/retry-delay.ts";

const series = (expression: string) => [0, 1, 2, 3].map(compileRetryDelay(expression));

test.each([
  ["1000", [1000, 1000, 1000, 1000]],
  ["30000 * pow(2, retried)", [30_000, 60_000, 120_000, 240_000]],
])("the retry delay %s is evaluated", (expression, expected) => {
  expect(series(expression)).toEqual(expected);
});

test.each(["", "1000 * (1 + retried)", "pow(2, retried) * 1000", "process.exit(1)", "(".repeat(2000)])(
  "the retry delay %j is not supported",
  (expression) => {
    expect(() => compileRetryDelay(expression)).toThrow("is not supported by the local platform");
  },
);

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
