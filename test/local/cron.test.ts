import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyMinute } from "../../lib/local/cron.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-06-15T12:00:10Z") }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the cron trigger comes at every full minute, and a failure is reported and ends nothing", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const times: string[] = [];
  const stop = everyMinute(async () => {
    times.push(new Date().toISOString().slice(14, 19));
    throw new Error("away");
  });
  await vi.advanceTimersByTimeAsync(120_000);
  stop();
  expect(times).toEqual(["01:00", "02:00"]);
  expect(said).toHaveBeenCalledTimes(2);
});

test("a call of the cron trigger that the shutdown cuts is not reported, and no other one comes", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  let calls = 0;
  const stop = everyMinute(() => {
    calls++;
    return Promise.reject(new Error("cut"));
  });
  await vi.advanceTimersByTimeAsync(50_001);
  stop();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(calls).toBe(1);
  expect(said).not.toHaveBeenCalled();
});
