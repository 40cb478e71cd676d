import { expect, test } from "vitest";
import { countUp } from "../../../lib/render/templates/film-stat/counting.ts";

test.each([
  ["64%", "32%", "60%"],
  ["98.6%", "49.3%", "92.4%"],
  ["3.1×", "1.6×", "2.9×"],
  ["€8,2 Mio.", "€4,1 Mio.", "€7,7 Mio."],
  ["12,400", "6,200", "11,625"],
  ["1.284.500 €", "642.250 €", "1.204.219 €"],
  ["1 234 567", "617 284", "1 157 407"],
  ["1'250", "625", "1'172"],
  ["$1,284,500.75", "$642,250.38", "$1,204,219.45"],
  ["−24 %", "−12 %", "−23 %"],
  ["+38%", "+19%", "+36%"],
  ["CHF 120", "CHF 60", "CHF 113"],
  ["18k+", "9k+", "17k+"],
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

test("a counted number starts at half of it, only grows, slows down and stops before its final value", () => {
  const counts = countUp("12,400", 18);
  const numbers = counts.map(({ text }) => Number(text.replace(",", "")));
  expect(counts[0]).toEqual({ at: 0, text: "6,200" });
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers.at(-1)).toBeLessThan(12_400);
  const [first = 0, second = 0] = numbers;
  expect(12_400 - (numbers.at(-1) ?? 0)).toBeLessThan(second - first);
  expect(counts.every(({ at }) => at >= 0 && at < 1)).toBe(true);
});

test("a counted number never shows the same text twice in a row", () => {
  const texts = countUp("6×", 18).map(({ text }) => text);
  expect(texts).toEqual(["3×", "4×", "5×"]);
});
