import { expect, test } from "vitest";
import { marksIn, SERIOUS_MARKS } from "../../../lib/copy/judge/ledger/marks.ts";

const isSerious = (sentence: string) => marksIn(sentence).some(({ key }) => SERIOUS_MARKS.has(key));

test.each([
  "Back with you in 10 days, guaranteed for two years.",
  "Every seam is guaranteed for 5 years.",
  "Guaranteed for life.",
])("a guarantee with its term is part of the offer: %s", (sentence) => {
  expect(marksIn(sentence).map(({ key }) => key)).toEqual(["guarantee"]);
  expect(isSerious(sentence)).toBe(false);
});

test.each(["Results guaranteed.", "Guaranteed for every budget.", "Guaranteed to pass."])(
  "a result that is promised needs proof: %s",
  (sentence) => {
    expect(isSerious(sentence)).toBe(true);
  },
);
