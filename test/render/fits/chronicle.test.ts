import { expect, test } from "vitest";
import { chronicleOf } from "../../../lib/render/templates/series/chronicle.ts";

const ideas = (...titles: string[]) => titles.map((title) => ({ title, body: "" }));

test.each([
  ["1902: Anna opens the shop", ["1931: her son builds the oven", "1988: the second shop"], "1902–1988"],
  ["1868: Anna eröffnet den Laden", ["1931: der Sohn baut den Ofen", "2024: der zweite Laden"], "1868–2024"],
  ["1902 : Anne ouvre la boutique", ["1931 : son fils", "1988 : la deuxième boutique"], "1902–1988"],
])("the first of several years is a slide, and the years are the title: %s", (headline, titles, span) => {
  const found = chronicleOf(headline, ideas(...titles));
  expect(found?.headline).toBe(span);
  expect(found?.first.stat).toBe(headline.slice(0, 4));
  expect(found?.first.title).toMatch(/^Ann/);
});

test.each([
  ["Our shop is 100 years old", ["1931: the oven", "1988: the second shop"]],
  ["1902: Anna opens the shop", ["We have an oven", "We have two shops"]],
  ["1902: Anna opens the shop", ["1931: the oven"]],
  ["1988: the second shop", ["1931: the oven", "1902: Anna opens the shop"]],
  ["Seit 1902: Brot aus Linz", ["1931: der Ofen", "1988: der zweite Laden"]],
])("a title, one later year and years out of order are left as they are: %s", (headline, titles) => {
  expect(chronicleOf(headline, ideas(...titles))).toBeUndefined();
});
