import { expect, test } from "vitest";
import { isReadingTime, readingTimeIn } from "../../lib/text/reading-time.ts";

test.each([
  "8 minute read",
  "An 8-minute read on bread",
  "8 min read",
  "Reading time: 8 minutes",
  "Lesezeit: 8 Minuten",
  "8 Min. Lesezeit",
  "8 min de lecture",
  "Temps de lecture : 8 minutes",
  "Lettura: 8 minuti",
  "8 minutos de lectura",
  "8 minuti di lettura",
  "8 minuten leestijd",
  "8分で読める",
])("%s is a reading time", (text) => {
  expect(readingTimeIn(text)).toBeDefined();
});

test.each([
  "8 minutes to bake",
  "An 8 minute walk",
  "8 minutes read aloud to children",
  "8 books read",
  "Lecture: 45 minutes",
])("%s is none", (text) => {
  expect(readingTimeIn(text)).toBeUndefined();
});

test("another number of the same sentence is a figure", () => {
  const text = "8 minute read: how 62% of our bread was saved";
  expect(isReadingTime("8", text)).toBe(true);
  expect(isReadingTime("62%", text)).toBe(false);
});
