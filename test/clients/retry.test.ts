import { describe, expect, test } from "vitest";
import {
  BrandrunError,
  BrandrunNetworkError,
  BrandrunTimeoutError,
} from "../../lib/clients/ts/src/errors.ts";
import { delayBefore } from "../../lib/clients/ts/src/retry.ts";

const answer = (status: number, code: string, retryAfter?: string, detail: object = {}) =>
  new BrandrunError({
    status,
    headers: new Headers(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
    body: { code, message: "No.", detail },
  });
const down = answer(503, "dependency_down");
const limited = (after: string) => answer(429, "rate_limited", after);

describe("the wait before a retry", () => {
  test("doubles up to 8 s, and half of it is chance", () => {
    for (const [retry, most] of [500, 1000, 2000, 4000, 8000, 8000].entries()) {
      const delays = Array.from({ length: 50 }, () => delayBefore(retry, down, "safe") ?? Number.NaN);
      expect(Math.min(...delays)).toBeGreaterThanOrEqual(most / 2);
      expect(Math.max(...delays)).toBeLessThanOrEqual(most);
      expect(new Set(delays).size).toBeGreaterThan(10);
    }
  });

  test("is never shorter than Retry-After asks, be it seconds, a date or a field of the answer", () => {
    const date = new Date(Date.now() + 20_000).toUTCString();
    for (const [error, seconds] of [
      [limited("7"), 7],
      [limited(date), 19],
      [answer(429, "rate_limited", undefined, { retry_after: 9 }), 9],
    ] as const) {
      const delay = delayBefore(0, error, "unsafe") ?? Number.NaN;
      expect(delay).toBeGreaterThanOrEqual(seconds * 1000);
      expect(delay).toBeLessThan((seconds + 2) * 1000);
    }
  });

  test("is not begun where it would last more than a minute", () => {
    expect(delayBefore(0, limited("60"), "safe")).toBeGreaterThanOrEqual(60_000);
    expect(delayBefore(0, limited("61"), "safe")).toBeUndefined();
  });
});

test("what may be repeated depends on whether it may be done twice", () => {
  const lost = [new BrandrunNetworkError("Gone."), new BrandrunTimeoutError("Late."), down];
  for (const failure of lost) {
    expect(delayBefore(0, failure, "keyed")).toBeDefined();
    expect(delayBefore(0, failure, "safe")).toBeDefined();
    expect(delayBefore(0, failure, "unsafe")).toBeUndefined();
  }
  expect(delayBefore(0, answer(409, "idempotency_in_progress"), "keyed")).toBeDefined();
  expect(delayBefore(0, answer(429, "plan_cap_reached", "1", { retryable: false }), "keyed")).toBeUndefined();
  for (const [status, code] of [
    [401, "invalid_api_key"],
    [409, "version_conflict"],
    [422, "validation_error"],
  ] as const)
    expect(delayBefore(0, answer(status, code), "keyed")).toBeUndefined();
  expect(delayBefore(0, new Error("A mistake of the caller."), "safe")).toBeUndefined();
});
