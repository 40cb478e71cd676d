import { expect, test } from "vitest";
import { placeOfMistake } from "../../functions/http/json-mistake.ts";

test.each([
  ['{"a": }', ": line 1, column 7"],
  ["{'a': 1}", ": line 1, column 2"],
  ['{"a": 1 "b": 2}', ": line 1, column 9"],
  ['{\n  "a": 1,\n  "b": tru,\n}', ": line 3, column 11"],
  ['{"a": 1} x', ": line 1, column 10"],
  ["hello", ": line 1, column 1"],
  ['{"a": "b', ": it ends too early"],
  ['{"a": 1', ": it ends too early"],
  [`"${"x".repeat(20_000)}`, ""],
])("%j stops being JSON%s", (text, place) => {
  expect(placeOfMistake(text)).toBe(place);
});
