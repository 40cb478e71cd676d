import { expect, test } from "vitest";
import { wrongSums } from "../../../lib/story/review/wrong-sums.ts";
import { storyWith } from "../for-templates/parts.ts";

const sumsIn = (text: string, spoken: string) =>
  wrongSums({ story: storyWith({ spoken }), places: [{ where: "post", text }] }).map(({ says }) => says);

test.each([
  ["en", "We bake more bread: from 120 to 180 loaves a day, up 80%.", "50 %"],
  ["en", "Sales rose from £4,000 to £5,000 (+40%).", "25 %"],
  ["de", "Von 200 auf 150 Anfragen, minus 30 %.", "25 %"],
  ["fr", "De 40 à 60 élèves, soit 20 % de plus.", "50 %"],
  ["es", "De 100 a 130 socios, un aumento del 50 %.", "30 %"],
])("%s: %s", (language, text, right) => {
  expect(sumsIn(text, language)).toEqual([expect.stringContaining(right)]);
});

test.each([
  ["en", "We bake more bread: from 120 to 180 loaves a day, up 50%."],
  ["en", "From 1,204 to 1,612 riders, up 34%."],
  ["en", "Open from 9 to 18, 20% off all day."],
  ["en", "Save from 10% to 30%."],
  ["en", "From 3 to 5 December, up to 30% off."],
  ["de", "Von 200 auf 150 Anfragen, minus 25 %."],
  ["en", "Orders went from 40 to 60; the share of returns is 4%."],
])("%s: %s adds up, or says nothing of the sort", (language, text) => {
  expect(sumsIn(text, language)).toEqual([]);
});
