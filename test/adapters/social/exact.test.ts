import { expect, test } from "vitest";
import * as z from "zod/v4";
import { parseJsonWithLongIds } from "../../../lib/adapters/social/long-ids.ts";

const reading = (text: string) =>
  parseJsonWithLongIds({ status: 200, headers: new Headers(), text }, z.unknown());

test.each([
  ['{"ids":[7391234567890123457,12]}', { ids: ["7391234567890123457", 12] }],
  ['{"a":1234567890123456,"b":"x"}', { a: "1234567890123456", b: "x" }],
  [
    '{"a":"id 7391234567890123457, \\"7391234567890123458\\""}',
    { a: 'id 7391234567890123457, "7391234567890123458"' },
  ],
  ['{"1234567890123456789":1}', { "1234567890123456789": 1 }],
  ['{"a":1763632800,"b":0.1234567890123456789}', { a: 1763632800, b: 0.12345678901234568 }],
])("the exact JSON reader keeps every digit of long integers and changes nothing else: %s", (text, value) => {
  expect(reading(text)).toEqual(value);
});

test("the exact JSON reader returns undefined for text that is not JSON", () => {
  expect(reading("<html>")).toBeUndefined();
});
