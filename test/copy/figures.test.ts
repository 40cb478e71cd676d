import { expect, test } from "vitest";
import { dates } from "../../lib/copy/extract/dates.ts";
import { changes, stats } from "../../lib/copy/extract/stats.ts";

const shown = (s: string) => [...changes(s), ...stats(s)].map((x) => `${x.value} = ${x.label}`);

const figures: [string, string[]][] = [
  ["Setup takes five minutes.", ["5 min = Setup"]],
  ["Over 12,000 runners joined since 2019", ["12,000+ = runners"]],
  ["A kit that grows salad leaves in 21 days", ["21 days = grows salad leaves"]],
  ["They have cut no-shows by 38% in six months.", ["38% = cut no-shows"]],
  ["Revenue dipped 9% for two months", ["9% = Revenue dipped"]],
  ["The guide has 24 pages and costs $19 a month", ["24 = pages"]],
  ["4 in 10 patients wait", ["4 in 10 = patients wait"]],
  ["We cut invoice time from two days to ten minutes", ["10 min = invoice time, from two days"]],
];

test.each(figures)("“%s” holds its figures with what they count", (sentence, expected) => {
  expect(shown(sentence)).toEqual(expected);
});

const none = [
  "Doors open on 4 May 2026 at 7:30 pm",
  "Works with Node 16 and Kite 3.2.1",
  "Find us at 18 Canal Street, call 0161 496 0120",
  "A 16-inch wheel for children aged 4 to 83",
  "Buy 2 get 1",
  "Free delivery over £50",
  "After 18 months of work it is done",
  "We close at 5",
  "The first 500 get seeds",
];

test.each(none)("“%s” holds no figure", (sentence) => {
  expect(shown(sentence)).toEqual([]);
});

test("dates keep their clock and their “until”", () => {
  expect(dates("Thursday, 18 June 2026 at 5 pm CET")).toEqual(["Thursday, 18 June 2026 at 5 pm CET"]);
  expect(dates("30% off until Monday midnight")).toEqual(["until Monday midnight"]);
  expect(dates("Wir öffnen am 12. Mai")).toEqual(["12. Mai"]);
  expect(dates("4月12日にオープン")).toEqual(["4月12日"]);
});

test("Black Friday and Tuesday’s storm are no dates", () => {
  expect(dates("Black Friday is here")).toEqual([]);
  expect(dates("collapsed in Tuesday’s storm")).toEqual([]);
});
