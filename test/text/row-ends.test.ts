import { expect, test } from "vitest";
import { sentences } from "../../lib/copy/sentences.ts";
import { withoutUrls } from "../../lib/copy/text.ts";

test("the label of another row ends the hours before it", () => {
  expect(sentences("Tuesday: 9 a.m. to 3 p.m. Saturday: 8 a.m. to 4 p.m. Closed Sunday.")).toEqual([
    "Tuesday: 9 a.m. to 3 p.m.",
    "Saturday: 8 a.m. to 4 p.m.",
    "Closed Sunday.",
  ]);
});

test("a day behind its hour goes on", () => {
  expect(sentences("Doors open at 3 p.m. Saturday at the hall.")).toHaveLength(1);
});

test("an address that is the second of two ways stays in its sentence", () => {
  const sentence = "In 22 farm shops and on oats.example, with free postage for six packs";
  expect(withoutUrls(sentence)).toBe(sentence);
  expect(withoutUrls("Book at oats.example")).toBe("Book");
});
