import { expect, test } from "vitest";
import { countUp } from "../../../lib/render/templates/film-stat/counting.ts";

test.each([
  ["64%", "0%", "56%"],
  ["98.6%", "0.0%", "86.3%"],
  ["3.1×", "0.0×", "2.7×"],
  ["€1,2 Mio.", "€0,0 Mio.", "€1,1 Mio."],
  ["12,400", "0", "10,850"],
  ["1.284.500 €", "0 €", "1.123.938 €"],
  ["1 234 567", "0", "1 080 246"],
  ["1'250", "0", "1'094"],
  ["$1,284,500.75", "$0.00", "$1,123,938.16"],
  ["−12 %", "−0 %", "−11 %"],
  ["+38%", "+0%", "+33%"],
  ["CHF 120", "CHF 0", "CHF 105"],
  ["10k+", "0k+", "9k+"],
])("%s is counted up in numbers that are written the same way", (text, first, second) => {
  expect(countUp(text, 2)).toEqual([
    { at: 0, text: first },
    { at: 0.5, text: second },
  ]);
});

test.each([
  "24/7",
  "1 in 3",
  "9 of 10",
  "17:00",
  "2026",
  "#1",
  "Top 10",
  "1st",
  "5G",
  "007",
  "Free",
  "around the clock",
  "0",
  "1",
  "1,28,4",
  "3-5",
])("%s is no amount, and stays as it is", (text) => {
  expect(countUp(text, 18)).toEqual([]);
});

test("a counted number starts at nothing, only grows, slows down and stops before its final value", () => {
  const counts = countUp("12,400", 18);
  const numbers = counts.map(({ text }) => Number(text.replace(",", "")));
  expect(counts[0]).toEqual({ at: 0, text: "0" });
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers.at(-1)).toBeLessThan(12_400);
  const [first = 0, second = 0] = numbers;
  expect(12_400 - (numbers.at(-1) ?? 0)).toBeLessThan(second - first);
  expect(counts.every(({ at }) => at >= 0 && at < 1)).toBe(true);
});

test("a counted number never shows the same text twice in a row", () => {
  const texts = countUp("3×", 18).map(({ text }) => text);
  expect(texts).toEqual(["0×", "1×", "2×"]);
});
