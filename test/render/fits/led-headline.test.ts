import { expect, test } from "vitest";
import { leadingNumber, leadOf } from "../../../lib/render/templates/infographic/led-headline.ts";
import type { Story } from "../../../lib/story/schema.ts";

test("the number that is wanted large leads the headline that begins with it", () => {
  expect(leadingNumber("3,180 guests, up from 2,940 in 2025", "3,180 guests")).toBe("3,180");
  expect(leadingNumber("45 % der Gäste kamen wieder", "45 %")).toBe("45 %");
});

test("another headline, and one that says nothing more, has none", () => {
  expect(leadingNumber("Our year in numbers", "3,180 guests")).toBeUndefined();
  expect(leadingNumber("3,180 guests", "3,180 guests")).toBeUndefined();
  expect(leadingNumber("3,180 guests, up from 2,940", undefined)).toBeUndefined();
});

test("a wanted number stands before a figure of the story", () => {
  const story = { figures: [], headline: { text: "3,180 guests came by" } } as unknown as Story;
  expect(leadOf(story, "3,180")).toEqual({ lead: "3,180" });
  expect(leadOf(story, undefined)).toEqual({});
});
