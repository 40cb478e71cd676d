import { expect, test } from "vitest";
import { commitTogether, newGroupCommit } from "../../lib/core/group-commit.ts";

/** A group whose writes end when the test says so. */
function group(most = 100) {
  const shared = newGroupCommit<number>();
  let clock = 1_800_000_000_000;
  const written: number[][] = [];
  const ends: (() => void)[] = [];
  const write = (items: number[]) => {
    written.push(items);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const add = (...items: number[]) =>
    commitTogether(shared, items, { now: () => new Date(clock), most, write });
  return {
    add,
    written,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    async end() {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test("writes at once when nobody writes, and together what came meanwhile", async () => {
  const g = group();
  const first = g.add(1);
  await Promise.all([g.add(2), g.add(3)]);
  expect(g.written).toEqual([[1]]);
  await g.end();
  expect(g.written).toEqual([[1], [2, 3]]);
  await g.end();
  await first;
  void g.add(4);
  expect(g.written.at(-1)).toEqual([4]);
});

test("splits what is too much for one call", async () => {
  const g = group(2);
  const first = g.add(1, 2, 3);
  await g.end();
  await g.end();
  await first;
  expect(g.written).toEqual([[1, 2], [3]]);
});

test("hands over after a while, and leaves nothing behind", async () => {
  const g = group();
  const first = g.add(1);
  await g.add(2);
  g.pass(5_000);
  await g.end();
  // The first one writes for the last time, so the next one writes, too.
  const second = g.add(3);
  expect(g.written).toEqual([[1], [2], [3]]);
  await g.end();
  await first;
  await g.end();
  await second;
});

test("a leader that has gone is replaced, and what waited is written", async () => {
  const g = group();
  void g.add(1);
  await g.add(2);
  g.pass(20_000);
  void g.add(3);
  expect(g.written).toEqual([[1], [2, 3]]);
});

test("a failed write is its caller's, and the next one leads", async () => {
  const shared = newGroupCommit<number>();
  const written: number[][] = [];
  const now = () => new Date("2026-06-15T12:00:00Z");
  const fails = { now, most: 9, write: () => Promise.reject(new Error("away")) };
  await expect(commitTogether(shared, [1], fails)).rejects.toThrow("away");
  await commitTogether(shared, [2], { ...fails, write: async (items) => void written.push(items) });
  expect(written).toEqual([[2]]);
});
