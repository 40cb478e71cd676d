import { expect, test } from "vitest";
import { lead } from "../../lib/render/lint/lead.ts";

type Texts = Parameters<typeof lead>[0]["texts"];
const drawn = (text: string, size: number, part: string) =>
  ({ text, size, part, box: { x: 0, y: 0, width: 100, height: size } }) as unknown as Texts[number];
const largest = (...texts: Texts) => lead({ texts }).evidence.map(({ quote }) => quote);

test("the number of a date block is no line that stands largest", () => {
  const headline = drawn("Lane swaps without a phone call", 60, "headline");
  expect(largest(headline, drawn("7", 96, "day"), drawn("March", 24, "label"))).toEqual([
    "Lane swaps without a phone call",
  ]);
  expect(largest(drawn("7", 96, "day"))).toEqual(["7"]);
  expect(largest(headline, drawn("7", 96, "figure"))).toEqual(["7"]);
});
