import { expect, test } from "vitest";
import { announcedOnly } from "../../../lib/story/review/announced-list.ts";
import type { Subject } from "../../../lib/story/review/subject.ts";

const brief = "Christmas boxes. There are three of them: Small £19.50, Medium £34.50 and Large £62.";
const shown = (...texts: string[]) => {
  const places = texts.map((text, i) => ({ where: `scenes.${i}`, text }));
  return announcedOnly({ piece: { places } as Subject["piece"], brief });
};

test("a picture that announces prices and shows none is asked about", () => {
  expect(shown("Christmas boxes", "There are three of them.")).toEqual([
    { where: "scenes.1", quote: "There are three of them." },
  ]);
});

test("shown prices, and words that announce none, are fine", () => {
  expect(shown("There are three of them.", "Small £19.50", "Medium £34.50")).toEqual([]);
  expect(shown("Christmas boxes.")).toEqual([]);
});

test("the comma behind a price is no part of it", () => {
  const list = "Price list from 1 January: Haircut £30, Beard trim £15, Colour £80.";
  const places = ["Price list from 1 January", "Haircut: £30"].map((text, i) => ({
    where: `points.${i}`,
    text,
  }));
  expect(announcedOnly({ piece: { places } as Subject["piece"], brief: list })).toEqual([]);
});
