import { expect, test } from "vitest";
import { evenRows } from "../../lib/render/templates/kit/values/even-rows.ts";
import { leadingRows } from "../../lib/render/templates/kit/values/leading.ts";
import { isValued, valueRowsOf } from "../../lib/render/templates/kit/values/value-rows.ts";

const rowsOf = (texts: readonly string[]) =>
  evenRows(texts.map((text) => ({ text, rows: valueRowsOf(text) })));

test("an hour is no larger than those that stand in sentences beside it", () => {
  const hours = ["Montag 13–18 Uhr (bisher 14–17 Uhr)", "Jeden ersten Samstag im Monat 8–12 Uhr"];
  expect(rowsOf(hours)).toEqual(hours.map((words) => ({ words })));
  expect(rowsOf(hours.slice(1)).some(isValued)).toBe(true);
});

test("a value of another kind, and a number to call, keep their rows", () => {
  const rows = rowsOf(["We're back on Monday 4 January when the yard opens", "Breakdowns: 07700 900 118"]);
  expect(rows.some(isValued)).toBe(true);
  expect(rowsOf(["The van comes on Monday 4 January and stays", "Entry £4"]).some(isValued)).toBe(true);
});

test("of several hours none leads", () => {
  expect(leadingRows(rowsOf(["On Wednesday at 4 pm", "Animals from 9 am to 5 pm"])).size).toBe(0);
  expect(leadingRows(rowsOf(["Doors at 6 pm", "Bring a cup"])).size).toBe(1);
});

test.each([
  "Free with a pensioner card, $75 without",
  "Die Bodenprobe ist mit Pass kostenlos, sonst 9 €",
  "Gratuit avec la carte du quartier, sinon 12 €",
  "Gratis con el carné, si no 6 €",
])("a price that only some pay is no value of its own: %s", (text) => {
  expect(
    valueRowsOf(text).some((row) => isValued(row) && row.lines.length === 1 && row.before.length > 20),
  ).toBe(false);
});
