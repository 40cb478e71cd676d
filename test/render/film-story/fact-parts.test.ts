import { expect, test } from "vitest";
import { factParts, pricedRow } from "../../../lib/render/templates/film/fact-parts.ts";

test.each([
  [
    "Saturday 23 May, 7pm to 9.30pm, in our tasting room at 14 Colston Street, Bristol",
    ["Saturday 23 May", "7pm to 9.30pm", "In our tasting room at 14 Colston Street, Bristol"],
  ],
  ["Sunday 21 June 2026, 4pm, Norwich Cathedral", ["Sunday 21 June 2026", "4pm", "Norwich Cathedral"]],
  ["Samstag, 9. Mai", ["Samstag, 9. Mai"]],
  [
    "Ohne Termin, Montag bis Freitag 9–18 Uhr, Lindenweg 12, München",
    ["Ohne Termin", "Montag bis Freitag 9–18 Uhr", "Lindenweg 12, München"],
  ],
])("the day, the hours and the place are read each by itself: %s", (fact, parts) => {
  expect(factParts(fact)).toEqual(parts);
});

test.each([
  "12 Mill Lane, Tuesday to Saturday, 9 am to 6 pm",
  "£9 for half a day, £15 for a day",
  "Mill Lane, Nantwich",
])("other facts stay whole: %s", (fact) => expect(factParts(fact)).toEqual([fact]));

test("a price leads its own line on a high film", () => {
  const rows = pricedRow("£28 per person including six wines", { shape: "story" });
  expect(rows.map(({ text, isKey }) => [text, isKey])).toEqual([
    ["£28", true],
    ["per person including six wines", false],
  ]);
});

test.each([
  ["Pick your own for £4.50 a kilo", "story"],
  ["£28 per person including six wines", "square"],
  ["£15 a day", "story"],
] as const)("other lines stay one: %s in %s", (text, shape) => {
  expect(pricedRow(text, { shape }).map((row) => row.text)).toEqual([text]);
});
