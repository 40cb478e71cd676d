import { describe, expect, test } from "vitest";
import { isValued, valueRowsOf } from "../../lib/render/templates/kit/values/value-rows.ts";

const rowsOf = (text: string) =>
  valueRowsOf(text).map((row) =>
    isValued(row)
      ? [row.before, ...row.lines.flatMap(({ parts, after }) => [parts.join(" "), after])]
      : row.words,
  );

describe("prices of one sentence stand alike", () => {
  test.each([
    [
      "£8 a head, £4 for under 16s",
      [
        ["", "£8", "a head"],
        ["", "£4", "for under 16s"],
      ],
    ],
    [
      "8 € pro Person, 4 € für Kinder",
      [
        ["", "8 €", "pro Person"],
        ["", "4 €", "für Kinder"],
      ],
    ],
  ])("%s", (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });
  test("a name before its price leads it", () => {
    expect(rowsOf("Adults £8, children £4")[1]).toEqual(["Children", "£4", ""]);
  });
});

test.each([
  "Une navette gratuite pour les élèves part de la gare à 7 h 25",
  "A free shuttle for the pupils of both schools leaves the square at 7.25 am",
])("a sentence that ends with its hour stays one: %s", (text) => {
  expect(rowsOf(text)).toEqual([text]);
});

test("a name of a few words leads to its day", () => {
  expect(rowsOf("Applications close on 5 March")[0]).toEqual(["Applications close", "on 5 March", ""]);
});
