import { expect, test } from "vitest";
import { factCells } from "../../lib/render/templates/kit/fact-cells.ts";
import { isTimed } from "../../lib/render/templates/kit/hours.ts";

test.each([
  [
    "12月28日(月)まで 通常営業 11:00〜18:00 · 12月30日(水)〜1月4日(月) お休み · 1月5日(火)より通常営業",
    ["12月28日(月)まで|通常営業 11:00〜18:00", "12月30日(水)〜1月4日(月)|お休み", "1月5日(火)より|通常営業"],
  ],
  ["24 December 9am–1pm · 25 and 26 December closed", ["24 December|9am–1pm", "25 and 26 December|closed"]],
  ["Mo–Fr: 9:00–18:00 · Samstag 9 bis 13 Uhr", ["Mo–Fr|9:00–18:00", "Samstag|9 bis 13 Uhr"]],
])("days and their hours are rows of a table: %s", (details, rows) => {
  const cells = factCells(details)?.cells ?? [];
  expect(cells.map(({ label, value }) => `${label}|${value}`)).toEqual(rows);
  expect(isTimed(cells)).toBe(true);
});

test.each(["Free entry · 40 places", "Price: £12 · Place: The Old Mill", "Doors 18:00 · £12 at the door"])(
  "other facts are no hours: %s",
  (details) => expect(isTimed(factCells(details)?.cells ?? [])).toBe(false),
);
