import { expect, test } from "vitest";
import { isTornFrom } from "../../../lib/render/templates/kit/story/goes-on.ts";
import { tabled } from "../../../lib/render/templates/kit/story/tabled.ts";

const story = { spoken: "en", occasion: "event", facts: [] } as const;

test("a price stays in the text where the next sentence goes on from it", () => {
  const text = "Seats in December: £8. Afterwards stalls cost £18.";
  expect(tabled(text, { ...story, facts: [] })).toEqual({ rest: text, cells: [] });
  expect(tabled("Seats in December: £8. Stalls cost £18.", { ...story, facts: [] }).cells).not.toEqual([]);
});

test.each([
  ["Previews cost £8. Afterwards stalls cost £18.", "Afterwards stalls cost £18.", true],
  ["Vorher 8 Euro. Danach kostet es 18 Euro.", "Danach kostet es 18 Euro.", true],
  ["We open at ten. Previews cost £8. Afterwards stalls cost £18.", "We open at ten.", false],
])("a text is torn where a sentence loses what it goes on from: %s", (whole, rest, isTorn) => {
  expect(isTornFrom(whole, rest)).toBe(isTorn);
});
