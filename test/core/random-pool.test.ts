import { describe, expect, it } from "vitest";
import { randomPool } from "../../lib/core/random-pool.ts";

/** Counts up, so that each byte tells its place in the stream. */
function counting() {
  let next = 0;
  let calls = 0;
  const fill = (bytes: Uint8Array) => {
    calls++;
    for (let i = 0; i < bytes.length; i++) bytes[i] = next++ % 251;
  };
  return { fill, calls: () => calls };
}

describe("a pool of random bytes", () => {
  it("gives each byte once, in pieces of their own", () => {
    const { fill, calls } = counting();
    const random = randomPool(fill);
    const [first, second] = [random(10), random(32)];
    expect([...first, ...second]).toEqual(Array.from({ length: 42 }, (_, i) => i));
    first.fill(0);
    expect(second[0]).toBe(10);
    expect(calls()).toBe(1);
  });

  it("draws anew when what is left is too short", () => {
    const { fill, calls } = counting();
    const random = randomPool(fill);
    const given = Array.from({ length: 410 }, () => random(10));
    expect(calls()).toBe(2);
    expect(given[408]).toEqual(new Uint8Array(Array.from({ length: 10 }, (_, i) => (4_080 + i) % 251)));
    expect(given[409]).toEqual(new Uint8Array(Array.from({ length: 10 }, (_, i) => (4_096 + i) % 251)));
  });

  it("gives more than it holds", () => {
    const random = randomPool((bytes) => bytes.fill(7));
    expect(random(10_000)).toEqual(new Uint8Array(10_000).fill(7));
  });
});
