import { expect, test } from "vitest";
import { isBalanced } from "../../lib/text/balanced.ts";

test.each([
  "Open daily (Sundays until 2)",
  "„Ein Stück für zwei“ am Freitag",
  "“A play for two” on Friday",
  "« Une pièce » [en deux actes]",
  '"Loud" and "quiet"',
  "the dog’s bowl",
])("both halves of a pair are there: %s", (text) => expect(isBalanced(text)).toBe(true));

test.each([
  "Open daily (Sundays",
  "until 2)",
  "„Ein Stück",
  "für zwei“ am Freitag",
  "“A play",
  "« Une pièce",
  'said "loud',
])("one half of a pair is missing: %s", (text) => expect(isBalanced(text)).toBe(false));
