import { expect, test } from "vitest";
import { figureIn } from "../../../lib/render/templates/kit/story/figured.ts";
import { groupOf } from "../../../lib/render/templates/kit/story/sentences.ts";
import { findValues } from "../../../lib/render/templates/kit/values/find-values.ts";

test.each([
  ["Vier zaterdagen: 9, 16, 23 en 30 januari 2027, van 10.00 tot 15.30 uur", "9, 16, 23 en 30 januari 2027,"],
  ["On 5, 12 and 19 March", "5, 12 and 19 March"],
])("days of one list are one value: %s", (text, value) => {
  expect(findValues(text)[0]?.parts[0]).toBe(value);
});

test("a list of days is not parted into entries", () => {
  const { items = [] } = groupOf("Four Saturdays: 9, 16, 23 and 30 January, 10am to 3pm, in the mill") ?? {};
  expect(items).not.toContain("9");
  expect(items).not.toContain("16");
});

test("the number of a house is no figure", () => {
  expect(figureIn("212 Alder St, Missoula.")).toBeUndefined();
  expect(figureIn("212 tools repaired.")?.value).toBe("212");
});
