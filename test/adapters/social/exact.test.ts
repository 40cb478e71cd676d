import { expect, test } from "vitest";
import * as z from "zod/v4";
import { readExact } from "../../../lib/adapters/social/exact.ts";

const reading = (text: string) => readExact({ status: 200, headers: new Headers(), text }, z.unknown());

test.each([
  ['{"ids":[7391234567890123457,12]}', { ids: ["7391234567890123457", 12] }],
  ['{"a":1234567890123456,"b":"x"}', { a: "1234567890123456", b: "x" }],
  [
    '{"a":"id 7391234567890123457, \\"7391234567890123458\\""}',
    { a: 'id 7391234567890123457, "7391234567890123458"' },
  ],
  ['{"1234567890123456789":1}', { "1234567890123456789": 1 }],
  ['{"a":1763632800,"b":0.1234567890123456789}', { a: 1763632800, b: 0.12345678901234568 }],
])("keeps every digit of long integers, and touches nothing else: %s", (text, value) => {
  expect(reading(text)).toEqual(value);
});

test("what is no JSON is nothing", () => {
  expect(reading("<html>")).toBeUndefined();
});
