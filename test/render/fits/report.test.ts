import { describe, expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/infographic/fits.ts";
import { labelledFigure } from "../../../lib/render/templates/kit/story/labelled-figure.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const NONE = { brand: "Kite", asked: [], atHand: [], faces: [] };
const page = (brief: string) =>
  fits(houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" }), NONE)
    .data;

describe("a line of a report", () => {
  test.each([
    ["Visits: 218,400", { before: "Visits:", value: "218,400", note: "" }],
    ["Holds ready in three days: 91% (target 95%)", { value: "91%", note: "target 95%" }],
    ["Elektrobusse: 17 von 38", { value: "17 von 38", note: "" }],
    ["Voyages : 1 284 000", { before: "Voyages :", value: "1 284 000" }],
    ["Precio medio: 4,12 €/kg", { value: "4,12 €/kg", label: "" }],
    ["Costo per famiglia: 241 € l’anno, invariato", { value: "241 € l’anno", note: "invariato" }],
    ["Délai moyen : 3 h 20", { value: "3 h 20" }],
    ["Preis ab 1. Januar: 9,40 ct je kWh", { value: "9,40 ct je kWh" }],
  ])("%s", (line, parts) => expect(labelledFigure(line, "en")).toMatchObject(parts));

  test.each([
    ["Wait: 17 days, down from 23 in the same quarter last year", "23", "in the same quarter last year"],
    ["Ausfälle: 41, im Vorjahr 118", "118", "im Vorjahr"],
    ["Netzverluste: 11 %, 2021 noch 17 %", "17 %", "2021"],
    ["Remplissage : 61 %, contre 44 % en 2024", "44 %", "en 2024"],
    ["Consumo: 980 m³, frente a 1.450 m³ en 2020", "1.450 m³", "en 2020"],
    ["Scarti: 5,4%, dieci anni fa erano il 12,6%", "12,6%", "dieci anni fa"],
    ["Wachttijd: 4 minuten, vorig jaar 11 minuten", "11 minuten", "vorig jaar"],
    ["Tempo de saída: 3 min 40, contra 5 min 10 em 2024", "5 min 10", "em 2024"],
    ["Queue: 2 minutes instead of 9", "9", "before"],
  ])("with what it was before: %s", (line, value, label) =>
    expect(labelledFigure(line, "en")?.earlier).toEqual({ value, label }),
  );

  test.each([
    "Start: 1 July",
    "Inizio: 12 dicembre",
    "Saturday: 9",
    "Opened: 2019",
    "Time: 7 pm",
    "Call: 01632 960118",
    "Damp: 90% humidity or more, so that a tray of wet sand helps: try it",
    "Cold: 3 to 5 °C",
    "How often: three times a day",
    "Air the rooms for 5 minutes",
  ])("is none: %s", (line) => expect(labelledFigure(line, "en")).toBeUndefined());
});

test.each([
  [
    "Our swimming pools, spring term\n\nSwims: 61,300\nLessons that began on time: 94% (target 97%)\nWait for a place: 3 weeks, down from 8 in autumn\nChildren who can swim 25 metres: 71%\nMost wanted hour: Saturday at ten",
    ["3 weeks", "61,300", "94%", "71%"],
    { value: "8", label: "in autumn" },
  ],
  [
    "Das Frauenhaus 2026\n\nAufnahmen: 212\nAbgewiesen: 38, im Vorjahr 61\nKinder: 47 %\nNächte: 9.420",
    ["38", "212", "47 %", "9.420"],
    { value: "61", label: "im Vorjahr" },
  ],
  [
    "Bilan de la ludothèque\n\n- Prêts : 12 400\n- Retards : 4 %, contre 9 % en 2024\n- 36 000 m³ de jouets rangés\n- 3,2 km de rayons",
    ["4 %", "12 400", "36 000 m³", "3,2 km"],
    { value: "9 %", label: "en 2024" },
  ],
  [
    "Resultados del vivero\n\nPlantones: 31.200\nRiego: 410 m³, frente a 690 m³ en 2023\nBajas: 6 %",
    ["410 m³", "31.200", "6 %"],
    { value: "690 m³", label: "en 2023" },
  ],
  [
    "Il nostro ambulatorio\n\nVisite: 8.140\nAttesa media: 9 giorni, contro 21 giorni del 2024\nSoddisfatti: 92%",
    ["9 giorni", "8.140", "92%"],
    { value: "21 giorni", label: "del 2024" },
  ],
  [
    "De veerpont in cijfers\n\nOvertochten: 14.220\nUitval: 3%, vorig jaar 7%\nFietsen: 61.000",
    ["3%", "14.220", "61.000"],
    { value: "7%", label: "vorig jaar" },
  ],
  [
    "A biblioteca em números\n\nEmpréstimos: 18 400\nAtrasos: 5%, contra 11% em 2023\nSócios: 2 310",
    ["5%", "18 400", "2 310"],
    { value: "11%", label: "em 2023" },
  ],
])("the lines of a report are large numbers, a change first: %s", (brief, values, earlier) => {
  const data = page(brief);
  expect(data.stats.map(({ value }) => value)).toEqual(values);
  expect(data.earlier).toEqual(earlier);
  expect("steps" in data || "prices" in data).toBe(false);
});

test("what is no number of a report stands under it", () => {
  const data = page(
    "Our swimming pools, spring term\n\nSwims: 61,300\nOn time: 94% (target 97%)\nCan swim 25 metres: 71%\nMost wanted hour: Saturday at ten",
  );
  expect(data.stats.map(({ value }) => value)).toEqual(["61,300", "94%", "71%"]);
  expect("facts" in data && data.facts).toContain("Most wanted hour: Saturday at ten");
});

test.each([
  "Our prices from May\n\nWash: £12\nCut: £28\nColour: £54\nChildren: £16",
  "Summer camp at the lake\n\nChildren: 24\nDays: 7\nPrice: 310 €\nAge: 8 to 12",
  "Pan loaf\n\nFlour: 500 g\nWater: 350 ml\nSalt: 10 g\nYeast: 4 g",
  "Wir suchen eine Gärtnerin\n\nBeginn: 1. März 2027\nStunden: 38 pro Woche\nLohn: 3.150 € im Monat\nUrlaub: 30 Tage",
  "Orario della biblioteca\n\nLunedì: 8-12\nMercoledì: 14-18\nSabato: 9-13",
  "The new tent\n\nWeight: 1,900 g\nHeight: 110 cm\nSleeps: 2\nPoles: 3",
])("a list of another kind is none: %s", (brief) => {
  const data = page(brief);
  expect(data.earlier).toBeUndefined();
  expect(data.stats.length).toBeLessThan(3);
});
