import { expect, test } from "vitest";
import { factCells } from "../../lib/render/templates/kit/fact-cells.ts";
import { isTimed, programmeIn } from "../../lib/render/templates/kit/hours.ts";
import { datedEntries } from "../../lib/render/templates/kit/story/dated.ts";
import { valuedRows } from "../../lib/render/templates/kit/story/valued.ts";

test.each([
  [
    "12月28日(月)まで 通常営業 11:00〜18:00 · 12月30日(水)〜1月4日(月) お休み · 1月5日(火)より通常営業",
    ["12月28日(月)まで|通常営業 11:00〜18:00", "12月30日(水)〜1月4日(月)|お休み", "1月5日(火)より|通常営業"],
  ],
  ["24 December 9am–1pm · 25 and 26 December closed", ["24 December|9am–1pm", "25 and 26 December|closed"]],
  [
    "Wed 23 Dec 8.30 – 5.30 · Fri 25 – Mon 28 Dec closed · Tue 29 and Wed 30 Dec 9 – 4 · Back to normal Mon 4 Jan",
    [
      "Wed 23 Dec|8.30 – 5.30",
      "Fri 25 – Mon 28 Dec|closed",
      "Tue 29 and Wed 30 Dec|9 – 4",
      "Mon 4 Jan|back to normal",
    ],
  ],
  [
    "Mi 23.12. 8.30 – 17.30 · Fr 25 – 28 Dez geschlossen · 30.12 9 – 12 · Wieder normal ab Mo, 4.1.",
    ["Mi 23.12.|8.30 – 17.30", "Fr 25 – 28 Dez|geschlossen", "30.12|9 – 12", "Ab Mo, 4.1.|wieder normal"],
  ],
  [
    "Jeu 24 déc 9h00 – 16h00 · Ven 25 – dim 27 déc fermé · Reprise normale à partir du lundi 28 décembre",
    ["Jeu 24 déc|9h00 – 16h00", "Ven 25 – dim 27 déc|fermé", "À partir du lundi 28 décembre|Reprise normale"],
  ],
  [
    "Lun 21 – mer 23 dic 9 – 18 · Ven 25 e sab 26 dic chiuso · Orario normale dal 7 gennaio",
    ["Lun 21 – mer 23 dic|9 – 18", "Ven 25 e sab 26 dic|chiuso", "Dal 7 gennaio|Orario normale"],
  ],
  [
    "Mon 21 - Wed 23 Dec 7.30-4 · Christmas Eve 7-1 · NYE 8.30-1 · 1-3 January closed, back on Monday 4 January",
    [
      "Mon 21 - Wed 23 Dec|7.30-4",
      "Christmas Eve|7-1",
      "NYE|8.30-1",
      "1-3 January|closed, back on Monday 4 January",
    ],
  ],
  [
    "Sun 20 Dec 11 to 4 · Wed 23 Dec 10 to 6 · Then shut till Sat 9 January",
    ["Sun 20 Dec|11 to 4", "Wed 23 Dec|10 to 6", "Till Sat 9 January|shut"],
  ],
  ["Wed 23 Dec 8am-noon · Thu 24 Dec closed", ["Wed 23 Dec|8am-noon", "Thu 24 Dec|closed"]],
  ["Lundi 9h–midi · Mardi fermé", ["Lundi|9h–midi", "Mardi|fermé"]],
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

test.each([
  [
    ["10:00 Begrüßung mit Sekt", "11:00 Flechtkurs für Kinder"],
    ["10:00|Begrüßung mit Sekt", "11:00|Flechtkurs für Kinder"],
  ],
  [
    ["Mardi : blanquette de veau", "Jeudi : lieu noir"],
    ["Mardi|blanquette de veau", "Jeudi|lieu noir"],
  ],
  [
    ["6 pm: soup", "7.30 pm: carols"],
    ["6 pm|soup", "7.30 pm|carols"],
  ],
])("a programme has its times in a column of their own: %s", (parts, rows) => {
  expect(programmeIn(parts)?.map(({ label, value }) => `${label}|${value}`)).toEqual(rows);
});

test.each([
  [["10 loaves a day", "12 kinds of cake"]],
  [["Baker: Anna Weber", "Miller: Jan Smit"]],
  [["10:00 Begrüßung mit Sekt", "Eintritt frei"]],
])("other lists are no programme: %s", (parts) => expect(programmeIn(parts)).toBeUndefined());

test("lines that begin with a time are stops of a course", () => {
  const steps = ["10:00 Begrüßung mit Sekt", "13:00 Uhr Typberatung"].map((title) => ({ title, body: "" }));
  expect(datedEntries(steps).map(({ date, title }) => `${date}|${title}`)).toEqual([
    "10:00|Begrüßung mit Sekt",
    "13:00 Uhr|Typberatung",
  ]);
});

test("a menu of days and two prices is one table", () => {
  const lines = [
    "Mardi : blanquette de veau",
    "Jeudi : lieu noir, beurre blanc",
    "Vendredi : couscous aux légumes",
  ];
  const prices = [
    { name: "Plat du jour", price: "14 €", fact: "f9" },
    { name: "Avec dessert", price: "18 €", fact: "f9" },
  ];
  const points = [...lines, ...prices.map(({ name, price }) => `${name}: ${price}`)];
  const story = {
    items: ["f1", "f2", "f3"],
    prices,
    facts: [],
    points: points.map((text) => ({ text, facts: [] })),
  };
  expect(valuedRows(story as never, 8).map(({ name, price }) => `${name}|${price}`)).toEqual([
    "Mardi|blanquette de veau",
    "Jeudi|lieu noir, beurre blanc",
    "Vendredi|couscous aux légumes",
    "Plat du jour|14 €",
    "Avec dessert|18 €",
  ]);
});

test.each([
  [["Fri 25 – Mon 28 Dec closed", "Fri 1 Jan – Sun 3 Jan closed", "Sat 9 Jan – Sun 10 Jan open day"], []],
  [["Thu 31 Dec 9 – 12", "Wed 6 Jan 10 – 4", "Party room 10 – 4, by request"], []],
])("days and hours are not parted at the dash of their range: %s", (texts, rows) => {
  const points = texts.map((text) => ({ text, facts: [] }));
  const story = { prices: [], items: ["f1"], points } as unknown as Parameters<typeof valuedRows>[0];
  expect(valuedRows(story, 8)).toEqual(rows);
});
