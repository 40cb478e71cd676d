import { expect, test } from "vitest";
import { locate } from "../../../lib/story/model/locate.ts";

const BRIEF =
  "Hi both,\n\nthe shop opens on **Saturday** 14 March — at 8 am. Ana said: “I’ll be there!”\nThe first 40 guests get a free loaf.\n12月1日（日）から冬の限定メニューを始めます。";

const at = (quote: string) => {
  const span = locate(quote, BRIEF);
  return span && BRIEF.slice(span.start, span.end);
};

test.each([
  ["the very words", "the shop opens", "the shop opens"],
  [
    "another dash and case",
    "The shop opens on Saturday 14 march - at 8 am.",
    "the shop opens on **Saturday** 14 March — at 8 am",
  ],
  ["other quotation marks", '"I\'ll be there!"', "I’ll be there"],
  ["a line break", "I'll be there!\" The first 40", "I’ll be there!”\nThe first 40"],
  ["a gap", "the shop opens … at 8 am", "the shop opens on **Saturday** 14 March — at 8 am"],
  ["full-width characters", "12月1日(日)から", "12月1日（日）から"],
  ["nearly the sentence", "First 40 guests will get a free loaf", "The first 40 guests get a free loaf."],
])("a quote with %s is found in the brief", (_, quote, words) => {
  expect(at(quote)).toBe(words);
});

test.each(["the shop closes on Sunday", "free bread for everybody for ever", "", "…"])(
  "the quote %j is not in the brief",
  (quote) => {
    expect(at(quote)).toBeUndefined();
  },
);
