import { expect, inject, test } from "vitest";

const CALLS = 20;

test("the limit for callers without a key counts the socket's address, whatever a header says", async () => {
  const call = async (_: unknown, n: number) => {
    const headers = { "CF-Connecting-IP": `192.0.2.${n}`, "X-Forwarded-For": `192.0.2.${n}` };
    const answer = await fetch(`${inject("baseUrl")}/api/v1/programmatic/me`, { headers });
    expect(answer.status).toBe(401);
    return Number(answer.headers.get("RateLimit-Remaining"));
  };
  const remaining = await Promise.all(Array.from({ length: CALLS }, call));
  // The window gives back ten in a second.
  expect(Math.min(...remaining)).toBeLessThan(600 - CALLS / 2);
});
