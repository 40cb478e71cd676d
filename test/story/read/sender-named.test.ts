import { expect, test } from "vitest";
import { frameOf } from "../../../lib/story/read/frames.ts";

test.each([
  [
    "The Town of Ashby Mills requires an infographic summarizing winter parking rules.",
    "winter parking rules.",
  ],
  ["Fergus Falls Library would like a carousel about our reading hours.", "our reading hours."],
  ["Could you do us a short film for our Christmas concert?", "our Christmas concert?"],
])("an order by the sender's name, and for a film: %s", (sentence, topic) => {
  const frame = frameOf(sentence, "en");
  expect(frame?.rest).toBe("topic");
  expect(sentence.slice(frame?.at)).toBe(topic);
});

test.each([
  "Our shop needs a card machine for the market.",
  "The club needs volunteers for Saturday.",
  "The short film festival opens on Friday.",
  "The museum wants a say in the new plan.",
])("what a sender needs is no order: %s", (sentence) => {
  expect(frameOf(sentence, "en")).toBeUndefined();
});
