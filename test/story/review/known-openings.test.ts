import { expect, test } from "vitest";
import { isKnownOpening } from "../../../lib/story/review/known-openings.ts";
import { readingOf } from "../reading-of.ts";

const isKnown = (brief: string, quote: string, occasion: "hiring" | "update") => {
  const reading = readingOf(brief, [["news", quote]], { occasion });
  return isKnownOpening(reading.facts[0]!, { reading, brief });
};

test("who looks for someone tells readers", () => {
  const words = "we need a lift service engineer for our Leeds route.";
  expect(isKnown(`Hi, ${words}`, words, "hiring")).toBe(true);
  expect(isKnown(`Hi, ${words}`, words, "update")).toBe(false);
  const order = "we need a post about the Leeds route.";
  expect(isKnown(`Hi, ${order}`, order, "update")).toBe(false);
});

test("what presents the list below is for readers", () => {
  const title = "the timetable of the courses";
  expect(isKnown(`Hi, this is ${title}:\nA1: 18:00\nA2: 19:00`, title, "update")).toBe(true);
  expect(isKnown(`Hi, please check ${title}.\nA1: 18:00`, title, "update")).toBe(false);
});
