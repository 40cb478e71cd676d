import { expect, test } from "vitest";
import { createHeap } from "../../../lib/local/qstash/heap.ts";

test("a heap gives the smallest first, whatever the order of adding, removals in between", () => {
  const heap = createHeap<number>((item) => item);
  const numbers = Array.from({ length: 200 }, (_, i) => (i * 7919) % 211);
  for (const number of numbers.slice(0, 120)) heap.push(number);
  const taken = Array.from({ length: 50 }, () => heap.shift());
  expect(taken).toEqual(
    numbers
      .slice(0, 120)
      .sort((a, b) => a - b)
      .slice(0, 50),
  );
  for (const number of numbers.slice(120)) heap.push(number);

  const rest: (number | undefined)[] = [];
  while (heap.peek() !== undefined) rest.push(heap.shift());
  expect(rest).toEqual(rest.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expect(rest).toHaveLength(150);
  expect(heap.shift()).toBeUndefined();
});
