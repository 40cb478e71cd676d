import { expect, test } from "vitest";
import { headlineWithoutDay } from "../../../lib/story/review/headline-day.ts";
import type { Subject } from "../../../lib/story/review/subject.ts";

const brief = "We are planning our evening classes, which start on Monday 11 January 2027. Twelve weeks.";
const headline = "We are planning our evening classes";
const missing = (...places: { where: string; text: string }[]) =>
  headlineWithoutDay({ piece: { headline, places, language: "en" } as unknown as Subject["piece"], brief });

test("a series whose headline lost its day, which stands nowhere, is asked about", () => {
  expect(missing({ where: "slides.0", text: "Twelve weeks" })).toEqual([headline]);
});

test("a day on a slide is enough, and a single picture leaves it to its post", () => {
  expect(missing({ where: "slides.0", text: "From Monday 11 January 2027" })).toEqual([]);
  expect(missing({ where: "points.0", text: "Twelve weeks" })).toEqual([]);
});
