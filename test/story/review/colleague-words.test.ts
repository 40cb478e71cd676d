import { expect, test } from "vitest";
import { WESTERN } from "../../../lib/story/review/colleague-words.ts";

const isUnsure = (text: string) =>
  WESTERN.filter(({ why }) => why === "its author is not sure").some(({ always = "" }) =>
    new RegExp(`(?<!\\p{L})(?:${always})`, "iu").test(text),
  );

test.each([
  "vielleicht am Donnerstag",
  "wahrscheinlich Mittwoch",
  "peut-être dimanche",
  "forse venerdì",
  "talvez segunda-feira",
  "quizás el miércoles",
  "misschien donderdag",
])("%s is a day that its author is not sure of", (text) => {
  expect(isUnsure(text)).toBe(true);
});

test.each(["vielleicht ein Alltag", "peut-être midi", "misschien een verslag", "vielleicht Ertrag"])(
  "%s names no day",
  (text) => {
    expect(isUnsure(text)).toBe(false);
  },
);
