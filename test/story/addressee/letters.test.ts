import { expect, test } from "vitest";
import { asLetters, fromLetters } from "../../../lib/story/addressee/letters.ts";

test("weights come back from their letters", () => {
  const weights = Int8Array.from([0, -1, 1, -21, 31, 0, 0]);
  expect(asLetters(weights)).toBe("98:$X99");
  expect(fromLetters(asLetters(weights))).toEqual(weights);
});

test("a weight without a letter is refused", () => {
  expect(() => asLetters(Int8Array.from([-128]))).toThrow(/-128/);
});
